import Diagnostics
import Glibc

/// Where a command's words go: its results to standard output, faults to standard error.
struct Console: Sendable {
  /// Writes a text to standard output.
  var print: @Sendable (String) -> Void
  /// Writes a text to standard error.
  var complain: @Sendable (String) -> Void
  /// Whether standard output is a terminal, and how many columns it has.
  var terminalWidth: Int?

  /// The process's own.
  static var standard: Console {
    Console(
      print: { write($0, to: STDOUT_FILENO) }, complain: { write($0, to: STDERR_FILENO) },
      terminalWidth: isatty(STDOUT_FILENO) == 1 ? columns(of: STDOUT_FILENO) : nil)
  }

  /// Writes diagnostics to standard error, each once, files in order.
  func report(_ diagnostics: [Diagnostic]) {
    var seen: Set<Diagnostic> = []
    let once = diagnostics.filter { seen.insert($0).inserted }
    for diagnostic in once.sorted(by: Self.comesFirst) { complain("\(diagnostic)\n") }
  }

  /// Those without a place first, then by file, line and column, errors before warnings.
  private static func comesFirst(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
    let aFile = Array((a.location?.file ?? "").utf8)
    let bFile = Array((b.location?.file ?? "").utf8)
    if aFile != bFile { return aFile.lexicographicallyPrecedes(bFile) }
    return key(a) < key(b)
  }

  private static func key(_ it: Diagnostic) -> (Int, Int, Int, String, String) {
    (
      it.location?.line ?? 0, it.location?.column ?? 0, -it.severity.rawValue, it.identifier,
      it.summary
    )
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let done = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if done < 0, errno != EINTR { return }
      bytes = bytes.dropFirst(max(done, 0))
    }
  }

  private static func columns(of descriptor: Int32) -> Int {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }
}
