import Testing

@testable import JSON5

struct JSON5ValueTests {
  @Test(
    arguments: [
      ("null", .null), ("true", .bool(true)), ("false", .bool(false)),
      (".5", .number(0.5)), ("5.", .number(5)), ("5.e2", .number(500)), ("+1", .number(1)),
      ("-0x1F", .number(-31)), ("0XdecAF", .number(912_559)), ("1e3", .number(1000)),
      ("1e-7", .number(1e-7)), ("1e999", .number(.infinity)), ("-Infinity", .number(-.infinity)),
      ("0.1", .number(0.1)), ("9007199254740993", .number(9_007_199_254_740_992)),
      ("0x20000000000003", .number(9_007_199_254_740_996)),
      ("'it'", .string("it")), ("\"it's\"", .string("it's")), ("''", .string("")),
      ("'a\\\nb'", .string("ab")), ("'a\\\r\nb'", .string("ab")), ("'a\\\rb'", .string("ab")),
      ("'\\b\\f\\n\\r\\t\\v\\0\\'\\\"\\\\\\/\\a'", .string("\u{8}\u{C}\n\r\t\u{B}\0'\"\\/a")),
      ("'\\x41\\u00e9\\uD83D\\uDE00'", .string("Aé😀")), ("'\u{2028}'", .string("\u{2028}")),
      ("'😀'", .string("😀")), ("\u{A0}\u{3000}\u{FEFF}1", .number(1)),
      ("/* a */ 1 // b", .number(1)), ("[]", .array([])), ("{}", .object([])),
    ] as [(String, JSON5Value.Kind)])
  func readsOneValue(_ text: String, _ kind: JSON5Value.Kind) throws {
    #expect(try parse(text).kind == kind)
  }

  @Test func keepsTheSignOfZeroAndReadsNaN() throws {
    guard case .number(let zero) = try parse("-0.0").kind,
      case .number(let nan) = try parse("NaN").kind
    else { return #expect(Bool(false)) }
    #expect(zero.sign == .minus)
    #expect(nan.isNaN)
  }

  @Test func givesEveryKeyAndValueItsPlace() throws {
    let value = try parse("{\n  a: 1, 'b': [true,\r\n\t'é😀', null ]}")
    guard case .object(let members) = value.kind else { return #expect(Bool(false)) }
    #expect(value.position == JSON5Position(line: 1, column: 1))
    #expect(members.map(\.key) == ["a", "b"])
    #expect(members.map(\.keyPosition) == [.init(line: 2, column: 3), .init(line: 2, column: 9)])
    #expect(
      members.map(\.value.position) == [.init(line: 2, column: 6), .init(line: 2, column: 14)])
    guard case .array(let elements) = members[1].value.kind else { return #expect(Bool(false)) }
    #expect(
      elements.map(\.position) == [
        .init(line: 2, column: 15), .init(line: 3, column: 2), .init(line: 3, column: 8),
      ])
  }

  @Test func keepsBothOfTwoEqualKeysInOrder() throws {
    guard case .object(let members) = try parse("{a: 1, a: 2}").kind else {
      return #expect(Bool(false))
    }
    #expect(members.map(\.value.kind) == [.number(1), .number(2)])
  }

  @Test func takesAByteOrderMarkAsNothing() throws {
    let value = try JSON5Document.parse([0xEF, 0xBB, 0xBF] + Array("1".utf8), file: "a")
    #expect(value.position == JSON5Position(line: 1, column: 1))
  }

  @Test(arguments: ["$_a1", "ünïcødé", "\\u0061b", "a\u{200D}b", "ⅷ", "null", "while"])
  func readsAKeyWithoutQuotes(_ key: String) throws {
    guard case .object(let members) = try parse("{\(key): 1}").kind else {
      return #expect(Bool(false))
    }
    #expect(members.map(\.key) == [key == "\\u0061b" ? "ab" : key])
  }
}

func parse(_ text: String) throws(JSON5Error) -> JSON5Value {
  try JSON5Document.parse(Array(text.utf8), file: "gallery.json5")
}
