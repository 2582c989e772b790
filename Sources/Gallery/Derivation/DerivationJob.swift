import BuildCache
import Glibc
import Images

/// The making of one content's derivatives by one recipe, for all photos that have that content.
struct DerivationJob: Sendable {
  /// What the derivatives are known by.
  let key: Digest
  /// The picture that they are made from.
  let source: SourcePath
  /// The photos that get them.
  private(set) var photos: [SourcePath]
  private let path: PicturePath
  private let stamp: FileStamp
  private let facts: PictureFacts
  private let recipe: DerivativeRecipe

  /// Why there are no derivatives.
  enum Failure: Error {
    /// Nothing can be made of the picture.
    case picture(PictureError)
    /// The file is not the one any more that was read.
    case changedMeanwhile
  }

  /// What came of a job.
  struct Outcome: Sendable {
    var made: Result<DerivativeStore.Made, Failure>
    var isFromCache: Bool

    var fileCount: Int { (try? made.get().files.count) ?? 0 }
  }

  /// The jobs for a site, the largest picture first, so that all threads end at about one time.
  static func jobs(
    for assembly: SiteAssembly, _ plan: DerivationPlan, in place: Workplace
  ) -> [DerivationJob] {
    let store = DerivativeStore(cache: place.cache)
    var jobs: [Digest: DerivationJob] = [:]
    for (photo, recipe) in zip(assembly.site.photos, plan.recipes) {
      guard let stamp = assembly.stamps[photo.source] else { continue }
      let key = store.key(photo.contentKey, recipe)
      jobs[key, default: DerivationJob(key, photo, stamp, recipe, input: place.input)]
        .photos.append(photo.source)
    }
    return jobs.values.sorted { a, b in
      a.pixels != b.pixels ? a.pixels > b.pixels : a.source < b.source
    }
  }

  private init(
    _ key: Digest, _ photo: Photo, _ stamp: FileStamp, _ recipe: DerivativeRecipe, input: String
  ) {
    self.key = key
    self.recipe = recipe
    self.stamp = stamp
    source = photo.source
    facts = photo.facts
    path = PicturePath(photo.source, in: input)
    photos = []
  }
}

extension DerivationJob {
  /// How much work it is: the picture's pixels, and a little for those that are hardly any.
  var pixels: Int { facts.width * facts.height + 10_000 }

  /// How much memory it may need, in bytes: pictures that cannot be decoded row by row are held
  /// whole.
  var memory: Int {
    let isHeldWhole =
      facts.isInterlaced || [.heic, .avif, .webp, .gif, .svg, .jxl].contains(facts.format)
    let bytes = facts.width * facts.height * (facts.channels + 1) * max(1, facts.bitsPerChannel / 8)
    return isHeldWhole ? bytes : bytes / 8
  }

  /// What was made before.
  func known(in store: DerivativeStore) -> Outcome? {
    store.made(key).map { Outcome(made: .success($0), isFromCache: true) }
  }

  /// Makes the derivatives.
  func run(_ store: DerivativeStore, maxPixels: Int) -> Outcome {
    do throws(PictureError) {
      let made = try store.make(key, of: path, recipe, maxPixels: maxPixels)
      guard isUnchanged else {
        return Outcome(made: .failure(.changedMeanwhile), isFromCache: false)
      }
      store.remember(made, key)
      return Outcome(made: .success(made), isFromCache: false)
    } catch {
      return Outcome(made: .failure(.picture(error)), isFromCache: false)
    }
  }

  /// Whether the file is still the one whose content was read.
  private var isUnchanged: Bool {
    var status = stat()
    guard stat(path.text, &status) == 0 else { return false }
    return Int(status.st_size) == stamp.size && UInt64(status.st_ino) == stamp.inode
      && status.st_mtim.tv_sec &* 1_000_000_000 &+ status.st_mtim.tv_nsec == stamp.mtimeNanoseconds
  }
}
