import Diagnostics
import JSON5

extension AlbumConfiguration {
  /// Reads `album.json5`.
  init(album fields: JSON5Fields) {
    self.init(fields)
    cover = fields["cover"]?.pictureReference()
    isPrivate = fields["private"]?.bool() ?? fields.cursor.seemsToSayPrivate
  }

  /// Reads the part of `gallery.json5` that concerns the front page.
  init(gallery fields: JSON5Fields) {
    self.init(fields)
  }

  private init(_ fields: JSON5Fields) {
    title = fields["title"]?.string()?.trimmed.nonEmpty
    caption = fields["caption"]?.string()?.trimmed.nonEmpty
    sort = fields["sort"]?.choice()
    sections = fields["sections"]?.list { $0.object(SectionConfiguration.init) } ?? []
    layout = fields["layout"]?.layout()
  }
}

extension SectionConfiguration {
  fileprivate init?(_ fields: JSON5Fields) {
    title = fields["title"]?.string()?.trimmed.nonEmpty
    caption = fields["caption"]?.string()?.trimmed.nonEmpty
    layout = fields["layout"]?.layout()
    from = fields.required("from")?.pictureReferences() ?? []
  }
}

extension JSON5Cursor {
  /// The pattern here, or the patterns of the list here.
  fileprivate func pictureReferences() -> [PictureReference]? {
    switch value.kind {
    case .string: return pictureReference().map { [$0] }
    case .array: return list { $0.pictureReference() }
    default:
      reportMismatch(expected: .string, .list)
      return nil
    }
  }

  /// The name or pattern here. One that leads out of the album is refused.
  fileprivate func pictureReference() -> PictureReference? {
    guard let text = string() else { return nil }
    let glob = Glob(text)
    guard !glob.leavesItsFolder else {
      report(ConfigurationFault.leavesFolder(text).diagnostic(at: location))
      return nil
    }
    return PictureReference(glob: glob, location: location)
  }

  /// Has a key that is `private` but for a slip of the pen. The key is reported as unknown; until
  /// it is mended nothing is published that may have been meant to stay at home.
  fileprivate var seemsToSayPrivate: Bool {
    guard case .object(let members) = value.kind else { return false }
    let known = ["title", "caption", "cover", "sort", "sections", "layout", "private"]
    return members.contains { member in
      !known.contains(member.key) && nearestName(to: member.key, among: known) == "private"
    }
  }
}
