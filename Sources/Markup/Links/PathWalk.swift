/// A walk through the folders of a site along a relative path, byte by byte.
struct PathWalk {
  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// Where it has come to, a slash after each folder, then the name that is being spelled.
  private(set) var path: [UInt8]
  /// Where that name begins.
  private var nameStart: Int

  /// Begins in the folder that a file is in.
  ///
  /// - Parameter length: how long the relative path may be.
  init(from file: SitePath, reserving length: Int) {
    let folder = file.bytes[..<Self.nameStart(in: file.bytes[...])]
    path = []
    path.reserveCapacity(folder.count + length)
    path += folder
    nameStart = path.count
  }

  /// What the name being spelled so far leads to.
  enum Step { case nowhere, here, up, name }

  var step: Step {
    let name = path[nameStart...]
    guard let first = name.first else { return .nowhere }
    guard first == Self.dot, name.count <= 2, name.last == Self.dot else { return .name }
    return name.count == 1 ? .here : .up
  }

  /// Spells one more byte of the name.
  mutating func spell(_ byte: UInt8) { path.append(byte) }

  /// Goes where the name leads, which is a folder.
  ///
  /// - Returns: whether there is such a folder; there is none above the site.
  mutating func enter() -> Bool {
    switch step {
    case .name, .nowhere: path.append(Self.slash)
    case .here: path.removeSubrange(nameStart...)
    case .up:
      guard nameStart > 0 else { return false }
      path.removeSubrange(Self.nameStart(in: path[..<(nameStart - 1)])...)
    }
    nameStart = path.count
    return true
  }

  private static func nameStart(in path: ArraySlice<UInt8>) -> Int {
    path.lastIndex(of: slash).map { $0 + 1 } ?? 0
  }
}
