internal import Mustache

/// What every page of a site is made with.
struct PageFrame {
  let site: Site
  /// What templates call `site`.
  let siteValue: MustacheValue
  /// The style sheet of all pages, below the output folder.
  let themeStylesheet: String

  init(site: Site, themeStylesheet: String) {
    self.site = site
    self.themeStylesheet = themeStylesheet
    siteValue = [
      "title": .string(site.title), "author": .text(site.author),
      "language": .string(site.language),
      "direction": .text(site.language.readsFromTheRight ? "rtl" : nil),
    ]
  }

  /// The absolute address of something below the output folder; `nil` where nobody said where the
  /// site is published.
  func absolute(_ path: String) -> String? { site.baseURL.map { $0 + path } }

  /// What `partials/head` and `partials/footer` ask for.
  ///
  /// - Parameter documentTitle: The page's own title, where it is not the site's.
  func value(
    for head: PageHead, at place: PagePlace, origin: String?
  ) -> MustacheObject {
    MustacheObject(
      origin: origin,
      [
        "site": siteValue, "root": .string(place.root), "pageTitle": .text(head.title),
        "description": .text(head.description), "address": .text(head.address),
        "stylesheets": .list(([themeStylesheet] + head.stylesheets).map(MustacheValue.string)),
        "preview": head.preview, "previous": .null, "next": .null,
        "structuredData": head.structuredData.map { .markup($0.json) } ?? .null,
      ])
  }

  /// What `partials/breadcrumbs` asks for: the albums above, outermost first.
  func breadcrumbs(_ levels: [(title: String, href: String)]) -> MustacheValue {
    guard !levels.isEmpty else { return .null }
    let values = levels.map { level -> MustacheValue in
      ["title": .string(level.title), "href": .string(level.href)]
    }
    return ["levels": .list(values)]
  }
}

/// What the head of a page says.
struct PageHead {
  /// The page's own title; `nil` for the site's first page.
  var title: String?
  /// A sentence about it.
  var description: String?
  /// The page's absolute address, where it is known.
  var address: String?
  /// Style sheets of its own, below the output folder.
  var stylesheets: [String] = []
  /// What `partials/preview` asks for.
  var preview: MustacheValue = .null
  /// What it says to search engines.
  var structuredData: StructuredData?
}

extension String {
  /// Whether the language of this BCP 47 tag is written from right to left by default.
  fileprivate var readsFromTheRight: Bool {
    let subtags = lowercased().split(separator: "-")
    let scripts: Set<Substring> = ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm"]
    if let script = subtags.dropFirst().first(where: { $0.count == 4 }) {
      return scripts.contains(script)
    }
    let languages: Set<Substring> = [
      "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
    ]
    return subtags.first.map(languages.contains) ?? false
  }
}
