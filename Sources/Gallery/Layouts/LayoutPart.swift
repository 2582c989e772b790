internal import CollectionLayout

/// A run of a section's pictures that the engine lays out as one section of its own.
///
/// Most presets are one part. Those that open or end differently, which a repeating group cannot
/// do, are several.
struct LayoutPart {
  /// Closure that makes the engine's section for a room.
  typealias SectionMaker = (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection

  /// The pictures, by their index in the section.
  var items: Range<Int>
  /// Where a picture lies in its slot.
  var placement: PicturePlacement
  /// Makes the engine's section.
  var makeSection: SectionMaker

  init(
    _ items: Range<Int>, placement: PicturePlacement = .filling,
    makeSection: @escaping SectionMaker
  ) {
    self.items = items
    self.placement = placement
    self.makeSection = makeSection
  }
}

/// Where a picture lies in its slot.
enum PicturePlacement: Equatable, Sendable {
  /// The picture is the slot.
  case filling
  /// At the slot's leading edge, with words beside it.
  case besideWords
  /// At the slot's top, with words below it.
  case aboveWords
}

extension PicturePlacement {
  /// The picture's place in a slot.
  func place(in slot: CGSize) -> CGSize {
    switch self {
    case .filling: slot
    case .besideWords: CGSize(width: slot.height * 3 / 2, height: slot.height)
    case .aboveWords:
      CGSize(width: slot.width, height: slot.height - LayoutPart.wordsBelowCards)
    }
  }
}
