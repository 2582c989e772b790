/// The addresses of folders and pictures that lie side by side in one folder.
///
/// An address comes from the file's own name. Where that is not enough to tell two apart, both get
/// more of their name: the extension, then a hash. So an address depends neither on the order of
/// the pictures nor on files with other names.
struct Addresses {
  /// One slug for each folder, in the order given.
  let folders: [Slug]
  /// One slug for each picture, in the order given.
  let pictures: [Slug]

  /// Finds the addresses for the names in a folder.
  ///
  /// - Parameter isRoot: the folder is the input folder, where the output has folders of its own.
  /// - Complexity: O(n) for names that are different, as nearly all are.
  init(folders: [SourcePath], pictures: [SourcePath], isRoot: Bool) {
    let reserved = isRoot ? Self.reserved.union(Self.reservedAtRoot) : Self.reserved
    self.folders = Self.distinct(folders.map(Self.candidates(forFolder:)), avoiding: reserved)
    self.pictures = Self.distinct(
      pictures.map(Self.candidates(forPicture:)),
      avoiding: reserved.union(self.folders.map(\.text)))
  }
}

extension Addresses {
  /// Names that the output needs for itself.
  private static let reservedAtRoot: Set = ["images", "assets", "404"]

  /// `index` stands for the folder itself on some hosts; the others are devices on Windows.
  private static let reserved: Set<String> = Set(
    ["index", "con", "prn", "aux", "nul"]
      + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })

  private static func candidates(forFolder path: SourcePath) -> [Slug] {
    let name = Slug(name: path.nameBytes)
    return [name, name.adding("album"), name.adding("album-\(Slug.hash(of: path.nameBytes))")]
  }

  private static func candidates(forPicture path: SourcePath) -> [Slug] {
    let name = Slug(name: path.nameBytes.fileStem)
    let ending = Slug(name: path.nameBytes.fileExtension.utf8).text
    return [
      name, name.adding(ending), name.adding("\(ending)-\(Slug.hash(of: path.nameBytes))"),
    ]
  }

  /// The first candidates of each that differ from each other and from `taken`.
  private static func distinct(_ candidates: [[Slug]], avoiding taken: Set<String>) -> [Slug] {
    var choice = [Int](repeating: 0, count: candidates.count)
    while true {
      var places: [Slug: [Int]] = [:]
      for place in candidates.indices {
        places[candidates[place][choice[place]], default: []].append(place)
      }
      let clashes = places.filter { $1.count > 1 || taken.contains($0.text) }.flatMap(\.value)
        .filter { choice[$0] + 1 < candidates[$0].count }
      if clashes.isEmpty { break }
      for place in clashes { choice[place] += 1 }
    }
    return numbered(candidates.indices.map { candidates[$0][choice[$0]] }, avoiding: taken)
  }

  /// Tells apart what even hashes do not: a number for each after the first.
  private static func numbered(_ slugs: [Slug], avoiding taken: Set<String>) -> [Slug] {
    var taken = taken
    return slugs.map { slug in
      var distinct = slug
      var number = 2
      while !taken.insert(distinct.text).inserted {
        distinct = slug.adding(String(number))
        number += 1
      }
      return distinct
    }
  }
}
