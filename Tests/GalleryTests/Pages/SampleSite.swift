import Images
import Markup
import Testing

@testable import Gallery

/// A site made by hand, derived on paper, and its rendering.
struct SampleSite {
  var site: Site
  var theme = Theme()
  /// The layouts of all albums, by address, where a test has them from another site of the same
  /// shapes; compiling them is most of the work.
  var knownLayouts: [[String]: AlbumLayout]?

  /// Creates a site of one album.
  ///
  /// - Parameter layout: The layout of all photos; the tool's choice where `nil`.
  init(_ photos: [Photo] = Self.photos(6), layout: SectionLayoutChoice? = nil) {
    site = Site(title: "Coast", root: Album(source: .root, address: [], title: "Coast"), photos: [])
    site.root = album(photos, layout: layout)
  }

  /// Adds an album to the root.
  mutating func addAlbum(
    _ name: String, _ photos: [Photo] = Self.photos(3), layout: SectionLayoutChoice? = nil
  ) {
    var album = album(photos, at: [name], layout: layout)
    album.title = name
    site.root.albums.append(album)
  }

  private mutating func album(
    _ photos: [Photo], at address: [String] = [], layout: SectionLayoutChoice?
  ) -> Album {
    let start = site.photos.count
    site.photos += photos.map { photo in
      var photo = photo
      photo.address = address + photo.address
      photo.source = SourcePath((address + [photo.source.text]).joined(separator: "/"))
      return photo
    }
    let indices = Array(start..<site.photos.count)
    var album = Album(
      source: SourcePath(address.joined(separator: "/")), address: address, title: "Coast",
      photos: indices, cover: indices.first)
    album.sections =
      layout.map { [GallerySection(photos: indices, layout: $0)] }
      ?? LayoutChooser.sections(for: photos.map(\.shape)).map { choice in
        GallerySection(photos: choice.pictures.map { indices[$0] }, layout: choice.layout)
      }
    return album
  }
}

// MARK: - Photos

extension SampleSite {
  /// Photos whose ratios differ, without words.
  static func photos(_ count: Int) -> [Photo] {
    let shapes = [(6000, 4000), (4000, 6000), (4032, 3024), (3000, 3000), (5312, 2988)]
    return (0..<count).map { index in
      let (width, height) = shapes[(index * index + index / 3) % shapes.count]
      return photo("img-\(1000 + index * 7)", width, height)
    }
  }

  /// A photo with derivatives.
  static func photo(
    _ name: String, _ width: Int = 6000, _ height: Int = 4000,
    metadata: PhotoMetadata = PhotoMetadata()
  ) -> Photo {
    var photo = Photo(
      source: SourcePath("\(name).jpg"), address: [name], contentKey: "key of \(name)",
      facts: PictureFacts(format: .jpeg, width: width, height: height), metadata: metadata)
    let hash = hash(name)
    for format in [DerivativeFormat.jpeg, .webp] {
      for derivedWidth in [360, 640, 960, 1440, 2400] where derivedWidth <= width {
        photo.derivatives.append(
          Derivative(
            format: format, width: derivedWidth, height: derivedWidth * height / width,
            fileName: "\(name).\(hash)-\(derivedWidth).\(format.fileExtension)", bytes: 40_000))
      }
    }
    photo.placeholder = UInt32(hash.prefix(6), radix: 16)
    return photo
  }

  /// Ten hexadecimal digits that no compression foresees, as those of real names.
  private static func hash(_ name: String) -> String {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for byte in name.utf8 {
      state = (state ^ UInt64(byte)) &* 0xBF58_476D_1CE4_E5B9
      state ^= state >> 29
    }
    let digits = String(state, radix: 16)
    return String((String(repeating: "0", count: 16) + digits).suffix(10))
  }
}

// MARK: - Rendering

extension SampleSite {
  /// The layouts of all albums, by address.
  func layouts() throws -> [[String]: AlbumLayout] {
    var layouts = knownLayouts ?? [:]
    guard knownLayouts == nil else { return layouts }
    for album in [site.root] + site.root.albums {
      layouts[album.address] = try AlbumLayout.compile(album, in: site)
    }
    return layouts
  }

  /// All files by path.
  func files() throws -> [String: RenderedFile] {
    let renderer = SiteRenderer(site: site, albumLayouts: try layouts(), theme: theme)
    let files = try renderer.files() + renderer.feeds()
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) })
  }

  /// The text of a file.
  func text(_ path: String) throws -> String {
    try #require(try files()[path]).text
  }

  /// What the validator finds, a line each.
  func findings() throws -> [String] {
    let validator = try PageValidator()
    var checker = SiteChecker()
    var findings: [SiteFinding] = []
    for file in try files().values {
      let path = SitePath(file.path)
      let report = validator.inspect(file.bytes, at: path)
      findings += report.findings.map { SiteFinding(path: path, finding: $0) }
      checker.add(path, report.facts)
    }
    for file in site.photos.flatMap(\.derivatives) {
      checker.add(SitePath("images/\(file.fileName)"))
    }
    return (findings + checker.findings()).map {
      "\($0.path):\($0.finding.line): \($0.finding.kind)"
    }.sorted()
  }
}

extension RenderedFile {
  /// The file as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
