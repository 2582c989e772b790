import Images

/// One folder while its entries are sorted into pictures, texts and settings.
struct FolderReading {
  /// How many of a file's first bytes are read.
  static let headLength = PictureFormat.headLength

  private let input: String
  private let known: (SourcePath, FileStamp) -> PictureFormat?
  private var folder: SourceFolder
  private var texts: [SourceFile] = []
  private var rawFiles: [SourcePath] = []
  /// What was odd or left out.
  private(set) var findings: [DiscoveryFinding] = []

  /// A folder of which nothing has been taken yet.
  init(path: SourcePath, input: String, known: @escaping (SourcePath, FileStamp) -> PictureFormat?)
  {
    self.input = input
    self.known = known
    folder = SourceFolder(path: path)
  }

  /// Says whether an entry can be spoken of: its name is text and it leads somewhere.
  mutating func admits(_ entry: FolderEntry) -> Bool {
    let path = folder.path.appending(entry.name)
    if String(validating: entry.name, as: UTF8.self) == nil {
      if entry.mayConcernPictures { findings.append(.nameIsNotUTF8(path)) }
      return false
    }
    switch entry.kind {
    case .file, .folder: return true
    case .special: return false
    case .danglingLink: findings.append(.danglingLink(path))
    case .unreadable(let error): findings.append(.unreadableFile(path, error))
    }
    return false
  }

  /// Finds a file's place.
  mutating func take(_ entry: FolderEntry) {
    let file = SourceFile(path: folder.path.appending(entry.name), stamp: entry.stamp)
    switch entry.name.fileExtension {
    case "md": takeText(file)
    case "json5", "json", "jsonc": takeSettings(file)
    case let ending where PassedOver.rawExtensions.contains(ending): rawFiles.append(file.path)
    case let ending: takePicture(file, isNamedSo: PassedOver.pictureExtensions.contains(ending))
    }
  }

  /// Everything that was taken, each picture with its text.
  mutating func contents() -> SourceFolder {
    let matching = SidecarMatching(texts: texts, pictures: folder.pictures)
    folder.pictures = matching.pictures
    findings += matching.findings
    let developed = Set(folder.pictures.map { $0.path.nameBytes.fileStem })
    let undeveloped = rawFiles.filter { !developed.contains($0.nameBytes.fileStem) }
    if !undeveloped.isEmpty {
      findings.append(.cameraRaw(folder: folder.path, count: undeveloped.count))
    }
    return folder
  }
}

extension FolderReading {
  private mutating func takeText(_ file: SourceFile) {
    if file.path.name.lowercased() == "index.md" {
      folder.index = folder.index ?? file
    } else {
      texts.append(file)
    }
  }

  private mutating func takeSettings(_ file: SourceFile) {
    let name = file.path.name
    let right = folder.path.isRoot ? "gallery.json5" : "album.json5"
    if name == right {
      folder.settings = file
    } else if ["gallery", "album"].contains(name.prefix { $0 != "." }.lowercased()) {
      findings.append(.settingsNotRead(file.path, right: right))
    }
  }

  private mutating func takePicture(_ file: SourceFile, isNamedSo: Bool) {
    do {
      guard let format = try format(of: file) else {
        if isNamedSo {
          findings.append(
            file.stamp.size == 0 ? .emptyPicture(file.path) : .unknownPicture(file.path))
        }
        return
      }
      folder.pictures.append(PictureFile(path: file.path, stamp: file.stamp, format: format))
    } catch {
      if isNamedSo { findings.append(.unreadableFile(file.path, error)) }
    }
  }

  private func format(of file: SourceFile) throws(SystemError) -> PictureFormat? {
    if let format = known(file.path, file.stamp) { return format }
    let path = file.path.filePath(in: input)
    return PictureFormat.sniff(try FileSystem.head(ofFileAt: path, length: Self.headLength))
  }
}

extension FolderEntry {
  /// Would be an album or is named like a picture.
  fileprivate var mayConcernPictures: Bool {
    if case .folder = kind { return true }
    return PassedOver.pictureExtensions.contains(name.fileExtension)
  }
}
