/// Why an input cannot be walked through at all.
package enum DiscoveryError: Error, Hashable, Sendable {
  /// Nothing is there.
  case inputMissing(String)
  /// It is a file, not a folder.
  case inputIsNoFolder(String)
  /// It is what a build has made.
  case inputIsBuiltSite(String)
  /// The operating system refuses to list it.
  case inputUnreadable(String, SystemError)
}

/// Something odd that a walk through the input met and went past.
package enum DiscoveryFinding: Hashable, Sendable {
  /// A folder that cannot be listed.
  case unreadableFolder(SourcePath, SystemError)
  /// A file with a picture's extension, or whose kind cannot even be asked for, that cannot be
  /// read.
  case unreadableFile(SourcePath, SystemError)
  /// A symbolic link that leads nowhere.
  case danglingLink(SourcePath)
  /// A link to a folder that holds the input folder.
  case linkToAncestor(SourcePath)
  /// A link to a folder that is part of the gallery already.
  case folderShownElsewhere(link: SourcePath, folder: SourcePath)
  /// Links that lead out of the input folder; one finding for all files of a folder.
  case linksOut(folder: SourcePath, names: [String])
  /// An empty file with a picture's extension.
  case emptyPicture(SourcePath)
  /// A file with a picture's extension that holds no picture we know.
  case unknownPicture(SourcePath)
  /// A name that is not UTF-8.
  case nameIsNotUTF8(SourcePath)
  /// A folder that a build has made, from other pictures than these or for another place.
  case builtSite(SourcePath)
  /// A folder inside more folders than the limit.
  case tooDeep(SourcePath, limit: Int)
  /// A text that looks meant for a picture, and there is no such picture.
  case textWithoutPicture(SourcePath, nearest: String)
  /// Undeveloped camera files in a folder that has nothing developed under their names.
  case cameraRaw(folder: SourcePath, count: Int)
  /// Settings under another name than the one that is read in this folder.
  case settingsNotRead(SourcePath, right: String)
}
