/// One name in a folder and what it stands for, links followed.
struct FolderEntry {
  /// What the name stands for.
  enum Kind {
    case file
    case folder
    /// A device, a pipe, a socket.
    case special
    /// A link that leads nowhere, or to itself.
    case danglingLink
    /// Something that cannot be asked about.
    case unreadable(SystemError)
  }

  /// The name, byte for byte.
  var name: [UInt8]
  /// What it stands for.
  var kind: Kind
  /// The name is a symbolic link.
  var isLink: Bool
  /// How the file stands; meaningless for dangling links.
  var stamp: FileStamp
  /// Which file it is, whatever its name.
  var identity: FileIdentity
}

/// Which file something is, whatever the names and links that lead to it.
struct FileIdentity: Hashable {
  var device: UInt64
  var inode: UInt64
}

/// The number of an error of the operating system.
package struct SystemError: Error, Hashable, Sendable {
  /// `errno`.
  package var number: Int32

  package init(number: Int32) { self.number = number }
}
