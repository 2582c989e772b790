internal import LayoutNotation

extension SectionLayoutChoice {
  /// The parts that a section of pictures is laid out in.
  func parts(for shapes: [PictureShape]) -> [LayoutPart] {
    guard !shapes.isEmpty else { return [] }
    switch self {
    case .preset(let preset, let options):
      return preset.parts(for: shapes, options)
    case .notation(let notation):
      return [LayoutPart(shapes.indices) { notation.makeSection($0) }]
    }
  }

  /// What templates and style sheets know the layout by.
  var kind: String {
    switch self {
    case .preset(let preset, _): preset.rawValue
    case .notation: "notation"
    }
  }
}

extension Preset {
  /// The parts that a section of at least one picture is laid out in.
  func parts(for shapes: [PictureShape], _ options: PresetOptions) -> [LayoutPart] {
    switch self {
    case .grid: [.grid(shapes, options)]
    case .carousel: [.carousel(shapes, options)]
    case .banner: [.banner(shapes, options)]
    case .list: [.list(shapes, options)]
    case .mosaic: LayoutPart.mosaic(shapes, options)
    case .featured: LayoutPart.featured(shapes, options)
    case .justified: [.justified(shapes, options)]
    case .waterfall: [.waterfall(shapes, options)]
    case .filmstrip: [.filmstrip(shapes, options)]
    }
  }
}
