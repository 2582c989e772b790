internal import Images
internal import Mustache

/// How much an album holds.
struct AlbumFacts {
  /// The number of albums directly inside.
  let albumCount: Int
  /// The number of photos in it and in all albums inside.
  let photoCount: Int
  /// The years in which the photos were taken, where any says so.
  let years: ClosedRange<Int>?

  init(of album: Album, in site: Site) {
    albumCount = album.albums.count
    let photos = album.allPhotos
    photoCount = photos.count
    let years = photos.compactMap { site.photos[$0].metadata.captureDate?.year }
    self.years = years.min().flatMap { first in years.max().map { first...$0 } }
  }

  /// What `partials/facts` asks for: the words are a theme's.
  var value: MustacheValue {
    let years = years.map { years -> MustacheValue in
      [
        "first": .number(years.lowerBound),
        "last": years.count > 1 ? .number(years.upperBound) : .null,
      ]
    }
    return [
      "albums": Self.count(albumCount), "photos": Self.count(photoCount),
      "years": years ?? .null,
    ]
  }

  private static func count(_ count: Int) -> MustacheValue {
    guard count > 0 else { return .null }
    return ["count": .number(count), "isOne": .bool(count == 1)]
  }
}

extension Album {
  /// The photos in it and in all albums inside, each once: indices into `Site.photos`.
  var allPhotos: Set<Int> {
    albums.reduce(into: Set(photos)) { $0.formUnion($1.allPhotos) }
  }
}
