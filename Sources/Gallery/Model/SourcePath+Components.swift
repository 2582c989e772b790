extension SourcePath {
  private static let separator = UInt8(ascii: "/")

  /// The input folder.
  package static let root = SourcePath(bytes: [])

  /// Is the input folder itself.
  package var isRoot: Bool { bytes.isEmpty }

  /// The path as text; bytes that are not UTF-8 are shown as U+FFFD.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The path as a person is told it: `.` for the input folder.
  package var shown: String { isRoot ? "." : text }

  /// The last component as text.
  package var name: String { String(decoding: nameBytes, as: UTF8.self) }

  /// The last component.
  package var nameBytes: ArraySlice<UInt8> {
    guard let cut = bytes.lastIndex(of: Self.separator) else { return bytes[...] }
    return bytes[(cut + 1)...]
  }

  /// The folder that holds it; the input folder for a path of one component and for itself.
  package var parent: SourcePath {
    guard let cut = bytes.lastIndex(of: Self.separator) else { return .root }
    return SourcePath(bytes: Array(bytes[..<cut]))
  }

  /// How many components it has.
  package var depth: Int {
    isRoot ? 0 : bytes.reduce(into: 1) { $0 += $1 == Self.separator ? 1 : 0 }
  }

  /// The path of something inside this folder.
  package func appending(_ name: some Collection<UInt8>) -> SourcePath {
    guard !isRoot else { return SourcePath(bytes: Array(name)) }
    var joined = bytes
    joined.reserveCapacity(bytes.count + 1 + name.count)
    joined.append(Self.separator)
    joined.append(contentsOf: name)
    return SourcePath(bytes: joined)
  }

  /// The path of something inside this folder.
  package func appending(_ name: String) -> SourcePath { appending(name.utf8) }

  /// The path of the file itself, for a path below the folder `input`.
  package func filePath(in input: String) -> String {
    guard !isRoot else { return input }
    return input.hasSuffix("/") ? input + text : "\(input)/\(text)"
  }
}
