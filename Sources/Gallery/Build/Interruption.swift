import Glibc
internal import Synchronization

/// Signals that ask the process to end, noticed and obeyed when it is safe to.
package enum Interruption {
  private static let received = Atomic<Int32>(0)

  /// The signal that has come since `watch()`; `nil` when none has.
  package static var signal: Int32? {
    let number = received.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Whether a signal has come.
  package static var isPending: Bool { signal != nil }

  /// From now on SIGINT, SIGTERM and SIGHUP are noted; a second one ends the process at once.
  package static func watch() {
    _ = received.load(ordering: .relaxed)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var previous = sigaction()
      // What the parent wants ignored (`nohup`) stays ignored.
      sigaction(number, nil, &previous)
      if unsafeBitCast(previous.__sigaction_handler.sa_handler, to: Int.self) == 1 { continue }
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        Interruption.received.store(number, ordering: .relaxed)
      }
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(number, &action, nil)
    }
  }

  /// Ends the process the way the signal would have, so that whoever started it can tell.
  package static func obey() {
    guard let number = signal else { return }
    Glibc.signal(number, SIG_DFL)
    raise(number)
  }
}
