import Glibc

/// The right to be the only one who works in a folder; it ends with the value or the process.
package final class FolderLock: Sendable {
  private let descriptor: Int32

  /// What asking for a lock came to.
  package enum Failure: Error, Equatable, Sendable {
    /// Another process has it.
    case held
    /// Waiting for it was interrupted by a signal.
    case interrupted
    /// The folder cannot be opened or locked.
    case refused(number: Int32)
  }

  /// Locks a folder that exists.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - waiting: whether to wait for the process that has the lock, instead of failing.
  package init(folder path: String, waiting: Bool) throws(Failure) {
    while true {
      let candidate = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard candidate >= 0 else { throw Failure.refused(number: errno) }
      do throws(Failure) { try Self.lock(candidate, waiting: waiting) } catch {
        close(candidate)
        throw error
      }
      // Whoever had the lock may have put another folder in this one's place.
      if Self.isStill(candidate, at: path) {
        descriptor = candidate
        return
      }
      close(candidate)
    }
  }

  deinit { close(descriptor) }

  private static func lock(_ descriptor: Int32, waiting: Bool) throws(Failure) {
    guard flock(descriptor, LOCK_EX | (waiting ? 0 : LOCK_NB)) != 0 else { return }
    switch errno {
    case EWOULDBLOCK: throw Failure.held
    case EINTR: throw Failure.interrupted
    default: throw Failure.refused(number: errno)
    }
  }

  private static func isStill(_ descriptor: Int32, at path: String) -> Bool {
    var held = stat()
    var named = stat()
    guard fstat(descriptor, &held) == 0, stat(path, &named) == 0 else { return false }
    return held.st_dev == named.st_dev && held.st_ino == named.st_ino
  }
}
