/// The page says its language and its title.
extension Page {
  var documentFindings: [PageFinding] { languageFindings + titleFindings }

  private var languageFindings: [PageFinding] {
    guard let root = elements.first else { return [] }
    let language = root["lang"] ?? ""
    if language.isEmpty { return [finding(.reading(.missingLanguage), at: root)] }
    guard let other = root[xml: "lang"], other.lowercased() != language.lowercased() else {
      return []
    }
    return [
      finding(.reading(.contradictoryLanguage(language, other)), at: root, attribute: "xml:lang")
    ]
  }

  private var titleFindings: [PageFinding] {
    let title = elements.first { $0.isHTML && $0.name == "title" }
    guard let title else { return [finding(.reading(.missingTitle))] }
    return title.node.text.allSatisfy(\.isWhitespace)
      ? [finding(.reading(.missingTitle), at: title)] : []
  }
}
