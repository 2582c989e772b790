import Foundation

extension TemporaryFolder {
  /// The bytes of a file inside.
  package func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path(of: name))))
  }

  /// The text of a file inside.
  package func text(of name: String) throws -> String {
    String(decoding: try bytes(of: name), as: UTF8.self)
  }
}
