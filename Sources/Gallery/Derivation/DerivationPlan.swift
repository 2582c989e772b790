import Images

/// What is to be made of each photo of a site.
struct DerivationPlan {
  /// A recipe for each photo, in the order of `Site.photos`.
  private(set) var recipes: [DerivativeRecipe]
  /// The ladders that the widths come from, the most used first.
  private(set) var ladders: [WidthLadder]
  /// The pages' layouts that the widths come from, by the albums' order on a walk through the site;
  /// empty where the widths are fixed.
  private(set) var layouts: [AlbumLayout]

  /// Chooses widths that the pages' slots need.
  ///
  /// - Complexity: O(photos × devices).
  init(for site: Site, settings: ImageSettings, layouts: [AlbumLayout]) {
    self.layouts = layouts
    let demands = PhotoDemands(site, layouts)
    let fixed = settings.widths.map { WidthLadder(widths: $0) }
    var chosen: [[Int]: WidthLadder] = [:]
    recipes = site.photos.indices.map { photo in
      let pages = demands.pages[photo]
      let ladder = fixed ?? chosen[pages] ?? WidthLadder(for: demands.ofPages(pages))
      chosen[pages] = ladder
      let own = demands.photos[photo].largest
      return DerivativeRecipe(
        widths: ladder.widths(for: site.photos[photo], largest: fixed == nil ? own : .max),
        encodings: settings.encodings, colour: settings.colour)
    }
    ladders = Self.sortedByUse(demands.pages.compactMap { chosen[$0] })
  }

  private static func sortedByUse(_ ladders: [WidthLadder]) -> [WidthLadder] {
    let uses = ladders.reduce(into: [WidthLadder: Int]()) { $0[$1, default: 0] += 1 }
    return uses.sorted { a, b in
      a.value != b.value ? a.value > b.value : a.key.widths.lexicographicallyPrecedes(b.key.widths)
    }.map(\.key)
  }
}

extension WidthLadder {
  /// The widths to make of a photo.
  fileprivate func widths(for photo: Photo, largest: Int) -> [Int] {
    widths(sourceWidth: photo.facts.format == .svg ? nil : photo.facts.width, largest: largest)
  }
}
