package import Diagnostics
package import Images

/// What a walk through the input folder has found.
///
/// Folders are albums. A file is a picture when its first bytes say so, whatever its name. Hidden
/// files and what systems leave behind (`._*`, `@eaDir`, `__MACOSX`, …) are passed over, and so are
/// the output and the cache. Symbolic links are followed; a link to a folder that is already part
/// of the gallery is not, so loops end.
package struct Discovery: Sendable {
  /// The input folder, as it was given.
  package var input: String
  /// The input folder's contents.
  package var root: SourceFolder
  /// What was odd or left out, in the order in which it was met.
  package var findings: [DiscoveryFinding]

  /// The findings in words.
  package var diagnostics: [Diagnostic] { findings.map(\.diagnostic) }

  /// Walks through a folder.
  ///
  /// - Parameters:
  ///   - input: the folder; absolute, or relative to the working directory.
  ///   - excluding: folders to pass over wherever they are met: the output, the cache, the theme.
  ///     Those that do not exist are ignored.
  ///   - known: the format of a file seen before with the same stamp; such a file is not opened.
  /// - Throws: when the folder is missing, is no folder, or cannot be listed.
  /// - Complexity: O(entries × log entries), one system call or two an entry, three more for each
  ///   file that is not known.
  package static func scan(
    input: String, excluding: [String] = [],
    known: @escaping (SourcePath, FileStamp) -> PictureFormat? = { _, _ in nil }
  ) throws(DiscoveryError) -> Discovery {
    var walk = FolderWalk(input: input, excluding: excluding, known: known)
    let root = try walk.tree()
    return Discovery(input: input, root: root, findings: walk.findings)
  }
}

extension Discovery {
  /// Every picture, folder by folder in display order.
  package var pictures: [PictureFile] { root.allPictures }
}

extension SourceFolder {
  /// Every picture of the folder and of the folders inside.
  package var allPictures: [PictureFile] { pictures + folders.flatMap(\.allPictures) }
}
