import Diagnostics

/// The pictures of a folder with the texts that lie beside them.
///
/// `harbour.jpg.md` belongs to `harbour.jpg` alone; `harbour.md` to every picture called
/// `harbour`. Names are compared byte for byte first and by canonical equivalence then: a text
/// named by hand and a picture copied from a Mac spell “é” differently.
struct SidecarMatching {
  /// The pictures, each with its text.
  private(set) var pictures: [PictureFile]
  /// Texts that look meant for one of the pictures and are not.
  private(set) var findings: [DiscoveryFinding] = []

  /// Finds the texts' pictures.
  ///
  /// - Complexity: O(pictures + texts), and pictures × texts without a picture.
  init(texts: [SourceFile], pictures: [PictureFile]) {
    self.pictures = pictures
    guard !texts.isEmpty else { return }
    let index = TextIndex(texts)
    for place in pictures.indices {
      let name = pictures[place].path.nameBytes
      self.pictures[place].sidecar = index.text(for: Array(name)) ?? index.text(for: name.fileStem)
    }
    let used = Set(self.pictures.compactMap { $0.sidecar?.path })
    findings = texts.filter { !used.contains($0.path) }.compactMap(strayText)
  }

  private func strayText(_ text: SourceFile) -> DiscoveryFinding? {
    let stem = String(decoding: text.path.nameBytes.fileStem, as: UTF8.self)
    let candidates = pictures.filter { $0.sidecar == nil }
      .flatMap { [$0.path.name, String(decoding: $0.path.nameBytes.fileStem, as: UTF8.self)] }
      // A slip of the pen rarely changes the first letter; this keeps the search short.
      .filter { $0.first?.lowercased() == stem.first?.lowercased() }
    guard let nearest = nearestName(to: stem, among: candidates) else { return nil }
    return .textWithoutPicture(text.path, nearest: "\(nearest).md")
  }
}

/// The texts of a folder by the names they were made for.
private struct TextIndex {
  private var byBytes: [[UInt8]: SourceFile] = [:]
  /// Strings are equal when they are canonically equivalent.
  private var byText: [String: SourceFile] = [:]

  init(_ texts: [SourceFile]) {
    for text in texts {
      let stem = text.path.nameBytes.fileStem
      if byBytes[stem] == nil { byBytes[stem] = text }
      let words = String(decoding: stem, as: UTF8.self)
      if byText[words] == nil { byText[words] = text }
    }
  }

  func text(for name: [UInt8]) -> SourceFile? {
    byBytes[name] ?? byText[String(decoding: name, as: UTF8.self)]
  }
}
