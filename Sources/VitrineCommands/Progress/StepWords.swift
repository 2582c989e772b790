import Gallery

/// What a step came to, in a line.
enum StepWords {
  /// The words for a result.
  static func text(of result: StepResult) -> String {
    switch result {
    case .discovered(let pictures, let albums):
      "\(counted(pictures, "picture")) in \(counted(albums, "album"))"
    case .read(let pictures, let fromCache):
      counted(pictures, "picture") + cached(fromCache)
    case .planned(let ladders):
      ladders.isEmpty
        ? "no widths" : "widths " + ladders.map(widths).joined(separator: " and ")
    case .derived(let files, let pictures, let fromCache):
      "\(counted(files, "file")) from \(counted(pictures, "picture"))" + cached(fromCache)
    case .laidOut(let pages): counted(pages, "page")
    case .rendered(let files): counted(files, "file")
    case .validated(let files, let fromCache, let findings):
      counted(files, "file") + cached(fromCache) + ", "
        + (findings == 0 ? "no faults" : counted(findings, "fault"))
    case .wrote(let summary):
      "\(counted(summary.fileCount, "file")), \(summary.writtenCount) of them new"
        + (summary.removedCount == 0 ? "" : ", \(summary.removedCount) old ones removed")
    }
  }

  /// A number with its noun.
  static func counted(_ number: Int, _ noun: String) -> String {
    "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
  }

  /// A number with its thousands apart.
  static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, (digits.count - digit.offset) % 3 == 0 { text += "," }
      text.append(digit.element)
    }
  }

  private static func cached(_ number: Int) -> String {
    number == 0 ? "" : ", \(grouped(number)) known already"
  }

  private static func widths(_ widths: [Int]) -> String {
    widths.map(String.init).joined(separator: ", ")
  }
}
