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
    let preset = fields.required("preset")?.choice(Preset.self)
    var options = PresetOptions()
    options.columns = fields["columns"]?.columns()
    options.spacing = fields["spacing"]?.number(in: 0...200)
    options.aspectRatio = fields["aspectRatio"]?.number(in: 0.1...10)
    options.rowHeight = fields["rowHeight"]?.number(in: 40...2000)
    guard let preset else { return nil }
    self = .preset(preset, options)
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
