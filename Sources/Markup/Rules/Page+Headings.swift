/// One `h1`, and no level skipped on the way down.
extension Page {
  var headingFindings: [PageFinding] {
    var findings: [PageFinding] = []
    var mainHeading: PageElement?
    var previous = 0
    let hasMainHeading = elements.contains { $0.headingLevel == 1 }
    for element in elements {
      guard let level = element.headingLevel else { continue }
      if level == 1, let mainHeading {
        let line = lines.position(of: mainHeading.tag.range.lowerBound).line
        findings.append(finding(.reading(.repeatedMainHeading(firstLine: line)), at: element))
      } else if level == 1 {
        mainHeading = element
      }
      if level > previous + 1, previous > 0 || hasMainHeading {
        findings.append(
          finding(.reading(.skippedHeadingLevel(from: previous, to: level)), at: element))
      }
      previous = level
    }
    return hasMainHeading ? findings : findings + [finding(.reading(.missingMainHeading))]
  }
}

extension PageElement {
  /// 1 for `h1` to 6 for `h6`.
  fileprivate var headingLevel: Int? {
    guard isHTML, name.utf8.count == 2, name.first == "h" else { return nil }
    return name.last?.wholeNumberValue.flatMap { (1...6).contains($0) ? $0 : nil }
  }
}
