/// What can be wrong with settings that are well-formed and of the right types.
enum ConfigurationFault: Hashable {
  /// The file cannot be read.
  case unreadable(SystemError)
  /// The file is larger than settings are.
  case tooLong(limit: Int)
  /// A list that must hold something.
  case empty
  /// A name or pattern that leads out of the folder of the settings.
  case leavesFolder(String)
  /// An address nothing can be published at.
  case invalidBaseURL(String)
  /// A language that has no such form.
  case invalidLanguage(String)
  /// A theme that is not there.
  case themeMissing(String, nearest: String?)
  /// A pattern or name that stands for no picture of the gallery.
  case nothingMatches(String, nearest: String?)
  /// A pattern all of whose pictures are in earlier sections.
  case nothingLeft(String)
}
