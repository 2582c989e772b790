import Glibc
import Images

/// A walk through the input folder and what is linked into it.
///
/// Folders come before links to folders, so that a folder is shown in its own place; each folder is
/// entered once, known by its device and inode, so that the walk ends whatever the links say.
struct FolderWalk {
  /// How many folders may lie inside one another.
  static let depthLimit = 64

  /// The input folder, as it was given.
  let input: String
  /// The format of a file seen before with the same stamp.
  let known: (SourcePath, FileStamp) -> PictureFormat?
  /// What was odd or left out.
  private(set) var findings: [DiscoveryFinding] = []

  /// Folders that are passed over: the output, the cache.
  private let excluded: Set<FileIdentity>
  /// The folders that hold the input.
  private let ancestors: Set<FileIdentity>
  /// The input folder without links and dots.
  private let resolvedInput: String?
  /// Where each folder that is part of the gallery was met.
  private var entered: [FileIdentity: SourcePath] = [:]
  /// The next one last.
  private var waitingFolders: [FolderToEnter] = []
  /// The next one first.
  private var waitingLinks: [FolderToEnter] = []
  /// What was found, folder by folder, without the folders inside.
  private var contents: [SourcePath: SourceFolder] = [:]
  private var subfolders: [SourcePath: [SourcePath]] = [:]

  /// A walk that has not begun.
  init(
    input: String, excluding: [String],
    known: @escaping (SourcePath, FileStamp) -> PictureFormat?
  ) {
    self.input = input
    self.known = known
    excluded = Set(excluding.compactMap(FileSystem.identity(ofFileAt:)))
    resolvedInput = FileSystem.resolvedPath(input)
    ancestors = Self.ancestors(ofFolderAt: resolvedInput ?? "/")
  }

  private struct FolderToEnter {
    var path: SourcePath
    var identity: FileIdentity
    var isLink: Bool
  }
}

extension FolderWalk {
  /// The input folder with everything inside.
  mutating func tree() throws(DiscoveryError) -> SourceFolder {
    try enterInput()
    while let folder = nextWaiting() {
      guard isToBeEntered(folder) else { continue }
      enter(folder)
    }
    return assembled(.root)
  }

  private mutating func enterInput() throws(DiscoveryError) {
    guard let identity = FileSystem.identity(ofFileAt: input) else { throw .inputMissing(input) }
    if isBuiltSite(.root) { throw .inputIsBuiltSite(input) }
    entered[identity] = .root
    do {
      take(try entries(of: .root), of: .root)
    } catch {
      throw error.number == ENOTDIR ? .inputIsNoFolder(input) : .inputUnreadable(input, error)
    }
  }

  private mutating func nextWaiting() -> FolderToEnter? {
    if let folder = waitingFolders.popLast() { return folder }
    return waitingLinks.isEmpty ? nil : waitingLinks.removeFirst()
  }

  /// Says whether a folder is to become an album, and why not where that is news.
  private mutating func isToBeEntered(_ folder: FolderToEnter) -> Bool {
    if excluded.contains(folder.identity) { return false }
    if ancestors.contains(folder.identity) {
      findings.append(.linkToAncestor(folder.path))
    } else if let first = entered[folder.identity] {
      findings.append(.folderShownElsewhere(link: folder.path, folder: first))
    } else if isBuiltSite(folder.path) {
      findings.append(.builtSite(folder.path))
    } else if folder.path.depth > Self.depthLimit {
      findings.append(.tooDeep(folder.path, limit: Self.depthLimit))
    } else {
      return true
    }
    return false
  }

  /// Whether a folder is the output of a build: its pictures are copies of what made it.
  private func isBuiltSite(_ folder: SourcePath) -> Bool {
    let manifest = folder.appending(OutputManifest.fileName)
    return FileSystem.identity(ofFileAt: manifest.filePath(in: input)) != nil
  }

  private mutating func enter(_ folder: FolderToEnter) {
    entered[folder.identity] = folder.path
    subfolders[folder.path.parent, default: []].append(folder.path)
    if folder.isLink { noteLinksOut([folder.path]) }
    do {
      take(try entries(of: folder.path), of: folder.path)
    } catch {
      findings.append(.unreadableFolder(folder.path, error))
    }
  }

  private func entries(of folder: SourcePath) throws(SystemError) -> [FolderEntry] {
    try FileSystem.entries(ofFolderAt: folder.filePath(in: input), skipping: PassedOver.isIgnored)
      .sortedNaturally(by: \.name)
  }

  /// Sorts a folder's entries into pictures, texts, settings and folders that wait.
  private mutating func take(_ entries: [FolderEntry], of path: SourcePath) {
    var folder = FolderReading(path: path, input: input, known: known)
    var inside: [FolderToEnter] = []
    var linked: [FolderToEnter] = []
    for entry in entries where folder.admits(entry) {
      guard case .folder = entry.kind else {
        folder.take(entry)
        continue
      }
      let next = FolderToEnter(
        path: path.appending(entry.name), identity: entry.identity, isLink: entry.isLink)
      if entry.isLink { linked.append(next) } else { inside.append(next) }
    }
    let found = folder.contents()
    contents[path] = found
    findings += folder.findings
    let links = Set(entries.filter(\.isLink).map { path.appending($0.name) })
    noteLinksOut(found.pictures.map(\.path).filter(links.contains))
    waitingFolders += inside.reversed()
    waitingLinks += linked
  }
}

extension FolderWalk {
  /// Notes which links of a folder lead out of the input; they are followed.
  private mutating func noteLinksOut(_ links: [SourcePath]) {
    guard let resolvedInput else { return }
    let inside = resolvedInput == "/" ? "/" : resolvedInput + "/"
    let out = links.filter { link in
      guard let target = FileSystem.resolvedPath(link.filePath(in: input)) else { return false }
      return !target.hasPrefix(inside)
    }
    guard let first = out.first else { return }
    findings.append(.linksOut(folder: first.parent, names: out.map(\.name)))
  }

  private func assembled(_ path: SourcePath) -> SourceFolder {
    var folder = contents[path] ?? SourceFolder(path: path)
    folder.folders = (subfolders[path] ?? [])
      .sortedNaturally { Array($0.nameBytes) }
      .map(assembled)
    return folder
  }

  private static func ancestors(ofFolderAt path: String) -> Set<FileIdentity> {
    var found: Set<FileIdentity> = []
    var rest = path.utf8[...]
    while let cut = rest.lastIndex(of: UInt8(ascii: "/")), rest.count > 1 {
      rest = rest[..<cut]
      let ancestor = rest.isEmpty ? "/" : String(Substring(rest))
      if let identity = FileSystem.identity(ofFileAt: ancestor) { found.insert(identity) }
    }
    return found
  }
}
