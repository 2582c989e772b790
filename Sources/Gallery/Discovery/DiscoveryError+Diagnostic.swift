package import Diagnostics
import Glibc

extension DiscoveryError {
  /// The error in words.
  package var diagnostic: Diagnostic {
    switch self {
    case .inputMissing(let input):
      Diagnostic(.error, "input.missing", "there is no folder “\(input)”")
    case .inputIsNoFolder(let input):
      Diagnostic(
        .error, "input.not-a-folder", "“\(input)” is a file, and a gallery is made from a folder",
        solutions: ["name the folder that holds the pictures"])
    case .inputIsBuiltSite(let input):
      Diagnostic(
        .error, "input.built-site", "“\(input)” is a site that was built, not its pictures",
        solutions: ["name the folder that holds the pictures"])
    case .inputUnreadable(let input, let error):
      Diagnostic(.error, "input.unreadable", "“\(input)” cannot be listed: \(error.words)")
    }
  }
}

extension DiscoveryFinding {
  /// The finding in words.
  package var diagnostic: Diagnostic {
    switch self {
    case .unreadableFolder(let path, let error):
      warning("unreadable-folder", path, "the folder cannot be listed: \(error.words)")
    case .unreadableFile(let path, let error):
      warning("unreadable-file", path, "the file cannot be read: \(error.words)")
    case .danglingLink(let path):
      warning("dangling-link", path, "the link leads nowhere", ["remove it, or mend its target"])
    case .linkToAncestor(let link):
      warning(
        "link-to-ancestor", link, "the link leads to a folder that holds the gallery",
        ["remove the link"])
    case .folderShownElsewhere(let link, let folder):
      warning(
        "repeated-folder", link,
        "the link leads to \(folder.isRoot ? "the gallery itself" : "“\(folder.text)”"), "
          + "which is in the gallery already",
        ["remove the link, or link to the pictures one by one"])
    case .linksOut(let folder, let names):
      Diagnostic(
        .note, "input.link-out", linksOutSummary(names),
        at: SourceLocation(file: folder.shown))
    case .emptyPicture(let path):
      warning("empty-picture", path, "the file is empty")
    case .unknownPicture(let path):
      warning(
        "unknown-picture", path, "the file is named like a picture and holds none",
        ["is it damaged, or another kind of file?"])
    case .nameIsNotUTF8(let path):
      warning("name-not-utf8", path, "the name is not UTF-8", ["rename it"])
    case .builtSite(let path):
      Diagnostic(
        .note, "input.built-site", "the folder is a site that was built, and passed over",
        at: SourceLocation(file: path.shown))
    case .tooDeep(let path, let limit):
      warning("too-deep", path, "the folder lies inside more than \(limit) others")
    case .textWithoutPicture(let path, let nearest):
      warning(
        "text-without-picture", path, "there is no picture of that name beside the text",
        ["did you mean “\(nearest)”?"])
    case .cameraRaw(let folder, let count):
      Diagnostic(
        .note, "input.camera-raw",
        count == 1
          ? "1 camera raw file is passed over" : "\(count) camera raw files are passed over",
        at: SourceLocation(file: folder.shown),
        solutions: ["develop them and put the JPEGs here"])
    case .settingsNotRead(let path, let right):
      warning(
        "settings-not-read", path, "settings of this name are not read here",
        ["did you mean “\(right)”?"])
    }
  }

  private func warning(
    _ identifier: String, _ path: SourcePath, _ summary: String, _ solutions: [String] = []
  ) -> Diagnostic {
    Diagnostic(
      .warning, "input.\(identifier)", summary, at: SourceLocation(file: path.shown),
      solutions: solutions)
  }

  private func linksOutSummary(_ names: [String]) -> String {
    names.count == 1
      ? "“\(names[0])” is a link out of the gallery, and followed"
      : "\(names.count) links lead out of the gallery, and are followed; the first is “\(names[0])”"
  }
}

extension SystemError {
  /// The error as the operating system puts it, beginning in lower case.
  package var words: String {
    let words = String(cString: strerror(number))
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
