/// Every picture has its alternative text, and its size, so that nothing moves when it arrives.
extension Page {
  var pictureFindings: [PageFinding] {
    elements.lazy.filter { $0.isHTML && $0.name == "img" }.flatMap(pictureFindings)
  }

  private func pictureFindings(of picture: PageElement) -> [PageFinding] {
    var findings: [PageFinding] = []
    if picture["alt"] == nil {
      findings.append(finding(.reading(.missingAlternativeText), at: picture))
    }
    for attribute in ["width", "height"] as [StaticString] {
      guard let pixels = UInt32(picture[attribute] ?? ""), pixels > 0 else {
        findings.append(
          finding(.reading(.missingImageSize(attribute: "\(attribute)")), at: picture))
        continue
      }
    }
    return findings
  }
}
