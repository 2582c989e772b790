import Diagnostics
import Markup
import Mustache

extension SiteBuild {
  /// *render*: the pages, the feed, and what else a site needs.
  func render(
    _ site: Site, _ layouts: [[String]: AlbumLayout], _ configuration: GalleryConfiguration
  ) throws(BuildFailure) -> [RenderedFile] {
    reporter.begin(.render)
    let theme = try theme(configuration)
    let renderer = SiteRenderer(site: site, albumLayouts: layouts, theme: theme)
    let files = try Self.unique(pages(renderer) + feeds(renderer))
    try proceed()
    reporter.end(.rendered(files: files.count))
    return files
  }

  private func pages(_ renderer: SiteRenderer) throws(BuildFailure) -> [RenderedFile] {
    do throws(MustacheError) { return try renderer.files() } catch {
      throw BuildFailure(error.diagnostic)
    }
  }

  private func feeds(_ renderer: SiteRenderer) throws(BuildFailure) -> [RenderedFile] {
    do throws(MarkupError) { return try renderer.feeds() } catch {
      throw BuildFailure(error.diagnostic)
    }
  }

  /// The files without those that are there already under the same path with the same bytes:
  /// albums of one name and one layout share a stylesheet.
  private static func unique(_ files: [RenderedFile]) -> [RenderedFile] {
    var known: [String: [UInt8]] = [:]
    return files.filter { file in
      if known[file.path] == file.bytes { return false }
      known[file.path] = file.bytes
      return true
    }
  }

  private func theme(_ configuration: GalleryConfiguration) throws(BuildFailure) -> Theme {
    guard let folder = configuration.theme else { return Theme() }
    let (theme, found) = Theme.reading(folder: folder, shownAs: folder)
    diagnostics += found
    try proceed()
    return theme
  }
}
