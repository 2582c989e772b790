import Foundation
import JSON5
import Testing

@testable import Mustache

/// The official specification's cases.
@Suite(.enabled(if: SpecificationCase.folder != nil, "../shared/specs/mustache is not there"))
struct MustacheConformanceTests {
  @Test(
    arguments: SpecificationCase.all(
      ["comments", "delimiters", "interpolation", "inverted", "partials", "sections"]))
  func meetsARequiredCase(_ specification: SpecificationCase) throws {
    #expect(try specification.rendered() == specification.expected)
  }

  @Test(arguments: SpecificationCase.all(["dynamic-names", "inheritance"]))
  func meetsAnOptionalCase(_ specification: SpecificationCase) throws {
    #expect(try specification.rendered() == specification.expected)
  }

  @Test func thereAre136RequiredCases() {
    let required = ["comments", "delimiters", "interpolation", "inverted", "partials", "sections"]
    #expect(SpecificationCase.all(required).count == 136)
  }
}

/// One case of the specification.
struct SpecificationCase: CustomTestStringConvertible, Sendable {
  let group: String
  let name: String
  let template: String
  let data: MustacheValue
  let partials: [String: String]
  let expected: String

  var testDescription: String { "\(group): \(name)" }

  static let folder: String? = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appending(path: "../shared/specs/mustache").path
    return FileManager.default.fileExists(atPath: folder) ? folder : nil
  }()

  static func all(_ groups: [String]) -> [SpecificationCase] {
    guard let folder else { return [] }
    return groups.flatMap { group -> [SpecificationCase] in
      let file = URL(filePath: "\(folder)/\(group).json")
      guard let data = try? Data(contentsOf: file),
        let value = try? JSON5Document.parse(Array(data), file: group),
        case .array(let cases)? = value["tests"]?.kind
      else { return [] }
      return cases.map { SpecificationCase(group: group, $0) }
    }
  }

  init(group: String, _ value: JSON5Value) {
    self.group = group
    name = value["name"]?.text ?? ""
    template = value["template"]?.text ?? ""
    expected = value["expected"]?.text ?? ""
    data = MustacheValue(value["data"] ?? value)
    if case .object(let members)? = value["partials"]?.kind {
      partials = Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value.text) })
    } else {
      partials = [:]
    }
  }

  func rendered() throws -> String {
    var files = partials
    files["the template"] = template
    return try TemplateLibrary(files: files, unknownPartials: .empty)
      .render("the template", value: data).text
  }
}

extension MustacheValue {
  /// The value JSON holds; a number as the text a template shows.
  init(_ value: JSON5Value) {
    switch value.kind {
    case .null: self = .null
    case .bool(let truth): self = .bool(truth)
    case .number, .string: self = .string(value.text)
    case .array(let elements): self = .list(elements.map { MustacheValue($0) })
    case .object(let members):
      var object: MustacheObject = [:]
      for member in members { object[member.key] = MustacheValue(member.value) }
      self = .object(object)
    }
  }
}

extension JSON5Value {
  fileprivate subscript(key: String) -> JSON5Value? {
    guard case .object(let members) = kind else { return nil }
    return members.last { $0.key == key }?.value
  }

  fileprivate var text: String {
    switch kind {
    case .string(let text): text
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    default: ""
    }
  }
}
