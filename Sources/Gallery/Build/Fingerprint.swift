import BuildCache

/// What many things are known by together, in whatever order they come.
struct Fingerprint: Equatable {
  private(set) var digest = Digest(high: 0, low: 0)

  /// Takes one more thing in.
  mutating func add(_ thing: Packer) {
    let other = Digest(of: thing.bytes)
    digest.high &+= other.high
    digest.low &+= other.low
  }
}

extension Fingerprint {
  /// The files and folders of a folder, as they stand.
  init(of listing: FolderListing?) {
    guard let listing else { return }
    for (path, file) in listing.files {
      var thing = Packer()
      thing.pack(path)
      thing.pack(file.size)
      thing.pack(file.mtimeNanoseconds)
      thing.pack(file.inode)
      add(thing)
    }
    for folder in listing.folders + listing.others {
      var thing = Packer()
      thing.pack(folder)
      add(thing)
    }
  }
}
