package import LayoutNotation

/// What a person, or the tool for them, chose as a section's layout.
package enum SectionLayoutChoice: Sendable {
  /// One of the layouts that come with the tool.
  case preset(Preset, PresetOptions)
  /// A section written in the layout notation.
  case notation(SectionNotation)
}
