import Foundation
import JSON5

/// The frames UIKit gives, measured or derived from what is documented, case by case.
///
/// They lie beside the package, not in it.
enum OracleFile {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "shared/oracle")

  static let cases: [OracleCase] =
    load("layout-cases.json")?["cases"]?.elements
    .compactMap(OracleCase.init) ?? []

  static func load(_ name: String) -> JSON5Value? {
    guard let data = try? Data(contentsOf: folder.appending(path: name)) else { return nil }
    return try? JSON5Document.parse([UInt8](data), file: name)
  }

  static func cases(ofKind kind: String) -> [OracleCase] {
    cases.filter { $0.kind == kind && exceptions[$0.id] == nil }
  }

  /// Cases this engine answers otherwise, and why.
  static let exceptions: [String: String] = [:]
}

extension JSON5Value {
  subscript(key: String) -> JSON5Value? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.key == key }?.value
  }

  var elements: [JSON5Value] {
    guard case .array(let elements) = kind else { return [] }
    return elements
  }

  var members: [Member] {
    guard case .object(let members) = kind else { return [] }
    return members
  }

  var number: Double? {
    guard case .number(let number) = kind else { return nil }
    return number
  }

  var int: Int? { number.map { Int($0) } }

  var string: String? {
    guard case .string(let string) = kind else { return nil }
    return string
  }

  var numbers: [Double] { elements.compactMap(\.number) }
}
