/// How a site that is wanted differs from the one in the output folder.
struct SiteDifference {
  /// The wanted files that the output folder does not hold in this form.
  private(set) var changed: Set<String> = []
  /// How many files of the output folder have no place in the wanted site.
  private(set) var staleCount: Int
  /// Whether the output folder has folders too many or too few.
  private(set) var foldersDiffer: Bool

  /// Compares: derivatives by weight and time of writing, since their names tell their content;
  /// everything else byte for byte.
  ///
  /// - Complexity: O(files + bytes of the files that are not derivatives).
  init(of site: WantedSite, from current: FolderListing, in output: OutputFolder) {
    for file in site.files where !Self.holds(file, current, in: output) {
      changed.insert(file.path.text)
    }
    staleCount = current.files.keys.count { !site.paths.contains($0) }
    foldersDiffer = Set(current.folders) != Set(site.folders)
  }

  /// Whether the output folder is the wanted site already.
  var isEmpty: Bool { changed.isEmpty && staleCount == 0 && !foldersDiffer }

  private static func holds(
    _ file: OutputFile, _ current: FolderListing, in output: OutputFolder
  ) -> Bool {
    guard let found = current.files[file.path.text] else { return false }
    switch file.content {
    case .file(_, let size, let mtime):
      return found.size == size && found.mtimeNanoseconds == mtime
    case .bytes(let bytes):
      return found.size == bytes.count
        && (try? FileBytes.read("\(output.path)/\(file.path.text)")) == bytes
    }
  }
}

/// Every file that the output folder is to hold, the manifest among them, and nothing else.
struct WantedSite {
  /// The files, sorted by path.
  let files: [OutputFile]
  /// Their paths.
  let paths: Set<String>
  /// The folders they need, each after the one that holds it.
  let folders: [String]

  /// Completes a site.
  ///
  /// - Throws: when two files want one place.
  /// - Complexity: O(files × log files).
  init(_ files: [OutputFile]) throws(OutputError) {
    let manifest = OutputManifest(paths: Set(files.map(\.path.text)))
    let own = OutputFile(
      path: try OutputPath(OutputManifest.fileName), content: .bytes(manifest.bytes))
    self.files = (files + [own]).sorted { $0.path < $1.path }
    paths = manifest.paths
    let folders = Set(files.flatMap(\.path.folders))
    self.folders = folders.sorted()
    guard paths.count == self.files.count, paths.isDisjoint(with: folders) else {
      throw OutputError.pathTakenTwice(Self.firstConflict(in: self.files, folders))
    }
  }

  private static func firstConflict(in files: [OutputFile], _ folders: Set<String>) -> String {
    let sorted = files.map(\.path.text)
    let twice = zip(sorted, sorted.dropFirst()).first { $0 == $1 }?.0
    return twice ?? sorted.first { folders.contains($0) } ?? ""
  }
}
