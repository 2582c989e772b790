import Diagnostics

extension SiteBuild {
  /// *plan*: the widths that each picture is made in, from the slots that pages have for it.
  func plan(_ site: Site, _ settings: ImageSettings) throws(BuildFailure) -> DerivationPlan {
    reporter.begin(.plan)
    let layouts = settings.widths == nil ? try compileLayouts(site) : []
    let plan = DerivationPlan(for: site, settings: settings, layouts: layouts)
    try proceed()
    reporter.end(.planned(ladders: plan.ladders.map(\.widths)))
    return plan
  }

  /// *lay out*: the stylesheets of the album pages. What *plan* has laid out is used again where
  /// the album shows the same photos still.
  func layOut(
    _ derived: DerivedSite, _ plan: DerivationPlan
  ) throws(BuildFailure) -> [[String]: AlbumLayout] {
    reporter.begin(.layOut)
    let isReady = derived.isAsPlanned && !plan.layouts.isEmpty
    let layouts = try isReady ? plan.layouts : compileLayouts(derived.site)
    let albums = derived.site.allAlbums
    reporter.end(.laidOut(pages: albums.count))
    return Dictionary(zip(albums.map(\.address), layouts)) { first, _ in first }
  }

  private func compileLayouts(_ site: Site) throws(BuildFailure) -> [AlbumLayout] {
    let layouts = Workers.map(
      site.allAlbums, threads: options.jobs, isCancelled: { Interruption.isPending }
    ) { album in
      Result { () throws(AlbumLayoutError) in try AlbumLayout.compile(album, in: site) }
    }
    try proceed()
    let errors = layouts.compactMap { layout -> AlbumLayoutError? in
      if case .failure(let error) = layout { error } else { nil }
    }
    guard errors.isEmpty else { throw BuildFailure(errors.map(\.diagnostic)) }
    return layouts.compactMap { try? $0?.get() }
  }
}
