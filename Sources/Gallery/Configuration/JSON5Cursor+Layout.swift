import JSON5
import LayoutNotation

extension JSON5Cursor {
  /// The layout here: a preset's name, a preset with options, or a section in the layout notation.
  func layout() -> SectionLayoutChoice? {
    switch value.kind {
    case .string: return choice(Preset.self).map { .preset($0, PresetOptions()) }
    case .object(let members) where members.contains { ["group", "list"].contains($0.key) }:
      return sectionNotation().map { .notation($0) }
    case .object: return object(SectionLayoutChoice.init)
    default:
      reportMismatch(expected: .string, .object)
      return nil
    }
  }
}

extension SectionLayoutChoice {
  fileprivate init?(_ fields: JSON5Fields) {
    guard let preset = fields.required("preset")?.choice(Preset.self) else { return nil }
    var options = PresetOptions()
    // What the preset does not heed is not asked for, and so reported.
    for option in Preset.Option.allCases where preset.options.contains(option) {
      fields[option.rawValue].map { options.read(option, at: $0) }
    }
    self = .preset(preset, options)
  }
}

extension PresetOptions {
  fileprivate mutating func read(_ option: Preset.Option, at cursor: JSON5Cursor) {
    switch option {
    case .columns: columns = cursor.columns()
    case .spacing: spacing = cursor.number(in: 0...200)
    case .aspectRatio: aspectRatio = cursor.number(in: 0.1...10)
    case .rowHeight: rowHeight = cursor.number(in: 40...2000)
    }
  }
}

extension JSON5Cursor {
  /// The number of columns here, for all pages or for narrow and wide ones.
  fileprivate func columns() -> ByWidth<Int>? {
    let range = 1...24
    switch value.kind {
    case .number: return integer(in: range).map { ByWidth(compact: $0, regular: $0) }
    case .object:
      return object { fields in
        let compact = fields.required("compact")?.integer(in: range)
        let regular = fields.required("regular")?.integer(in: range)
        guard let compact, let regular else { return nil }
        return ByWidth(compact: compact, regular: regular)
      }
    default:
      reportMismatch(expected: .number, .object)
      return nil
    }
  }
}
