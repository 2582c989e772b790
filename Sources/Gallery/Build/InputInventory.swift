import BuildCache
import Diagnostics
import Images

/// Everything that a site is made from: files of the input and of the theme, and what was asked for.
struct InputInventory {
  /// A file that the site depends on.
  struct File {
    var path: SourcePath
    var stamp: FileStamp
    var format: PictureFormat?
  }

  /// The input's files: pictures, texts and settings.
  let files: [File]
  /// What does not come from the input's files: options, the theme, faults of the walk.
  private let surroundings: Packer

  init(_ discovery: Discovery, _ options: BuildOptions, theme: String?) {
    files = discovery.root.dependencies
    var packer = Packer()
    packer.pack(ToolIdentity.digest)
    packer.pack(options.baseURL) { $0.pack($1) }
    packer.pack(each: discovery.diagnostics.map(\.description)) { $0.pack($1) }
    if let theme {
      packer.pack(theme)
      packer.pack(Fingerprint(of: try? FolderListing(of: theme)).digest)
    }
    surroundings = packer
  }

  /// What all files are known by as they stand, without opening one.
  ///
  /// - Complexity: O(files).
  var stamps: Digest {
    fingerprint { file, thing in thing.pack(file.stamp) }
  }

  /// What all files are known by through their bytes.
  ///
  /// - Complexity: O(files + bytes of the files that have changed since they were last read).
  func contents(_ index: ContentIndex, threads: Int, onEach: @escaping @Sendable () -> Void = {})
    -> Digest
  {
    let digests = Workers.map(
      files, threads: threads, isCancelled: { Interruption.isPending },
      known: { file in index.knownDigest(of: file.path, file.stamp).map { .success($0) } }
    ) { file in
      defer { onEach() }
      return Result { () throws(FileReadingError) in
        try index.digest(of: file.path, file.stamp, format: file.format)
      }
    }
    var next = digests.makeIterator()
    return fingerprint { _, thing in
      switch next.next() ?? nil {
      case .success(let digest): thing.pack(digest)
      case .failure(let error): thing.pack(Int(error.number))
      case nil: break
      }
    }
  }

  private func fingerprint(_ pack: (File, inout Packer) -> Void) -> Digest {
    var fingerprint = Fingerprint()
    fingerprint.add(surroundings)
    for file in files {
      var thing = Packer()
      thing.pack(file.path.bytes)
      thing.pack(file.format?.rawValue ?? "")
      pack(file, &thing)
      fingerprint.add(thing)
    }
    return fingerprint.digest
  }
}

extension SourceFolder {
  /// Every file that the folder's albums depend on.
  fileprivate var dependencies: [InputInventory.File] {
    let texts = [settings, index].compactMap(\.self) + pictures.compactMap(\.sidecar)
    return pictures.map { InputInventory.File(path: $0.path, stamp: $0.stamp, format: $0.format) }
      + texts.map { InputInventory.File(path: $0.path, stamp: $0.stamp) }
      + folders.flatMap(\.dependencies)
  }
}
