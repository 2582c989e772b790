import CollectionLayout
import Images

/// What the pages of a site ask of its photos.
struct PhotoDemands {
  /// What is asked of each photo, by all pages together.
  private(set) var photos: [WidthDemand]
  /// The album pages that show each photo, by their place on a walk through the albums; they come
  /// from nothing where a photo is on its own page only.
  private(set) var pages: [[Int]]
  private var pageDemands: [Int: WidthDemand] = [:]

  /// Goes through all pages.
  ///
  /// - Parameter layouts: the album pages' layouts, in the order of `Site.allAlbums`.
  /// - Complexity: O(photos × devices).
  init(_ site: Site, _ layouts: [AlbumLayout]) {
    photos = site.photos.map { PhotoDemands.ofPhotoPage($0) }
    pages = site.photos.map { _ in [] }
    for (page, (album, layout)) in zip(site.allAlbums, layouts).enumerated() {
      for section in layout.sections {
        let shown = section.photos(of: album)
        for part in section.parts {
          for item in part.items {
            guard let photo = shown[item] else { continue }
            add(part, item, of: site.photos[photo], photo, on: page)
          }
        }
      }
    }
  }

  /// What is asked of the photos of some album pages, their own pages included.
  func ofPages(_ pages: [Int]) -> WidthDemand {
    pages.reduce(into: WidthDemand()) { $0.add(pageDemands[$1] ?? WidthDemand()) }
  }

  private mutating func add(
    _ part: AlbumLayout.Part, _ item: Int, of photo: Photo, _ index: Int, on page: Int
  ) {
    var demand = WidthDemand()
    for device in Device.common {
      let width = part.pictureWidth(
        of: item, aspectRatio: photo.shape.aspectRatio, viewport: device.viewport)
      demand.add(slotWidth: width, on: device)
    }
    photos[index].add(demand)
    pageDemands[page, default: WidthDemand()].add(demand)
    guard pages[index].last != page else { return }
    pages[index].append(page)
    pageDemands[page]?.add(Self.ofPhotoPage(photo))
  }

  /// What a photo's own page asks of it.
  private static func ofPhotoPage(_ photo: Photo) -> WidthDemand {
    Device.common.reduce(into: WidthDemand()) { demand, device in
      let width = PhotoStage(photo.shape).pictureWidth(viewport: device.viewport)
      demand.add(slotWidth: width, on: device)
    }
  }
}

extension Device {
  /// The viewport's extent in CSS px.
  var viewport: CGSize { CGSize(width: width, height: height) }
}

extension AlbumLayout.Section {
  /// The photo of each of the section's items; `nil` for an album without a cover.
  fileprivate func photos(of album: Album) -> [Int?] {
    switch content {
    case .photos(let section): album.sections[section].photos
    case .albums: album.albums.map(\.cover)
    }
  }
}

extension Site {
  /// Every album, each before those inside it.
  var allAlbums: [Album] { root.withAlbumsInside }
}

extension Album {
  fileprivate var withAlbumsInside: [Album] { [self] + albums.flatMap(\.withAlbumsInside) }
}
