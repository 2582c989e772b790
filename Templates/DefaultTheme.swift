/// The theme that comes with the tool: every file of this folder, compiled in.
package enum DefaultTheme {
  /// The files' names, as a theme of one's own has to call them, and their text.
  package static var files: [(name: String, text: String)] {
    let files: [(name: String, bytes: [UInt8])] = [
      ("codes.css", PackageResources.codes_css),
      ("theme.css", PackageResources.theme_css),
      ("pages/album.mustache", PackageResources.album_mustache),
      ("pages/missing.mustache", PackageResources.missing_mustache),
      ("pages/photo.mustache", PackageResources.photo_mustache),
      ("partials/breadcrumbs.mustache", PackageResources.breadcrumbs_mustache),
      ("partials/camera.mustache", PackageResources.camera_mustache),
      ("partials/card.mustache", PackageResources.card_mustache),
      ("partials/date.mustache", PackageResources.date_mustache),
      ("partials/facts.mustache", PackageResources.facts_mustache),
      ("partials/footer.mustache", PackageResources.footer_mustache),
      ("partials/head.mustache", PackageResources.head_mustache),
      ("partials/item.mustache", PackageResources.item_mustache),
      ("partials/picture.mustache", PackageResources.picture_mustache),
      ("partials/preview.mustache", PackageResources.preview_mustache),
      ("partials/section.mustache", PackageResources.section_mustache),
    ]
    return files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) }
  }
}
