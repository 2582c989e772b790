/// Why a site cannot be put into its folder. Nothing has been touched when one is thrown.
package enum OutputError: Error, Hashable, Sendable {
  /// The output is the input folder.
  case outputIsInput(output: String)
  /// The output holds the input folder.
  case outputHoldsInput(output: String, input: String)
  /// The output is the cache, inside it, or holds it.
  case outputMeetsCache(output: String, cache: String)
  /// Something that is no folder has the output's name.
  case outputIsNoFolder(output: String)
  /// The output is the root of a version-controlled work tree.
  case outputIsWorkTree(output: String)
  /// The output holds files that no build has written.
  case foreignFiles(output: String, first: [String], count: Int)
  /// A file's path would lead out of the output folder.
  case pathLeadsOut(String)
  /// Two files of the site have one path, or one is a folder of the other's path.
  case pathTakenTwice(String)
  /// The output is a mount point, and cannot be swapped as a whole.
  case outputIsMountPoint(output: String)
  /// A signal ended the waiting for another build.
  case interrupted
  /// The operating system refuses.
  case refused(SystemCall, path: String, SystemError)
}

/// What was being done with a file or folder when the operating system refused.
package enum SystemCall: String, Hashable, Sendable {
  case list
  case make
  case write
  case move
  case remove
}
