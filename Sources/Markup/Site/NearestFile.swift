internal import Diagnostics

/// Finds the file that a wrong link most likely means.
struct NearestFile {
  /// Files by their path in lower case; a string's equality ignores how accents are composed.
  private let byFoldedPath: [String: SitePath]
  private let byFolder: [[ArraySlice<UInt8>]: [SitePath]]

  init(among paths: some Sequence<SitePath>) {
    let sorted = paths.sorted()
    byFoldedPath = Dictionary(sorted.map { ($0.description.lowercased(), $0) }) { first, _ in first
    }
    byFolder = Dictionary(grouping: sorted, by: \.folders)
  }

  /// A fault with the nearest file filled in, where it is about a missing one.
  func completing(_ fault: LinkFault) -> LinkFault {
    guard case .missingFile(let path, nil) = fault else { return fault }
    return .missingFile(path, nearest: self.path(nearestTo: SitePath(path)))
  }

  /// The path that differs by case or composition only, else the nearest name in the same folder.
  ///
  /// - Complexity: O(files in the folder), of which at most 500 are looked at.
  private func path(nearestTo missing: SitePath) -> String? {
    if let path = byFoldedPath[missing.description.lowercased()] { return path.description }
    let siblings = (byFolder[missing.folders] ?? []).prefix(500)
    return nearestName(to: missing.description, among: siblings.map(\.description))
  }
}
