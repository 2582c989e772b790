import Gallery
import Glibc

/// Shows a build's progress on a terminal: the finished steps as lines, the running one as a bar.
final class TerminalProgress: BuildObserver {
  private let console: Console
  private let isVerbose: Bool
  private let clock: () -> Double
  private var stepStart = 0.0
  private var lastDrawn = 0.0

  /// The escape sequence that clears from the cursor to the end of the line.
  private static let clear = "\r\u{1B}[K"
  /// The least time between two drawings, in seconds.
  private static let interval = 0.08

  /// - Parameter clock: answers seconds since any moment.
  init(_ console: Console, isVerbose: Bool, clock: @escaping () -> Double = monotonicSeconds) {
    self.console = console
    self.isVerbose = isVerbose
    self.clock = clock
  }

  func began(_ step: BuildStep) {
    stepStart = clock()
    lastDrawn = stepStart
  }

  func advanced(_ step: BuildStep, _ progress: StepProgress) {
    let now = clock()
    guard now - lastDrawn >= Self.interval else { return }
    lastDrawn = now
    let bar = ProgressBar(step: step.name, progress: progress, seconds: now - stepStart)
    console.print(Self.clear + bar.text(columns: console.terminalWidth ?? 80))
  }

  func derived(_ picture: String, files: Int) {
    guard isVerbose else { return }
    console.print("\(Self.clear)  \(picture): \(StepWords.counted(files, "file"))\n")
  }

  func ended(_ step: BuildStep, _ result: StepResult) {
    console.print(Self.clear + LineProgress.line(of: step, result))
  }

  func waits(for folder: String) {
    console.print("\(Self.clear)waiting for another build to let go of \(folder)\n")
  }
}

/// Seconds on a clock that never goes back.
func monotonicSeconds() -> Double {
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
}

/// One line that shows how far a step has come, how fast it goes and how long it will take.
struct ProgressBar {
  var step: String
  var progress: StepProgress
  /// How long the step has been running.
  var seconds: Double

  /// The line, without its end; shorter than the terminal is wide.
  func text(columns: Int) -> String {
    let counts = "\(progress.done)/\(progress.total)"
    let words = [counts, rate, remaining].compactMap(\.self).joined(separator: "  ")
    let name = step + String(repeating: " ", count: max(0, 10 - step.count))
    let room = min(40, columns - name.count - words.count - 3)
    guard room >= 5 else { return String("\(step)  \(words)".prefix(max(0, columns - 1))) }
    return "\(name)\(bar(room))  \(words)"
  }

  private var fraction: Double {
    guard progress.workTotal > 0 else { return 0 }
    return min(1, Double(progress.workDone) / Double(progress.workTotal))
  }

  private func bar(_ width: Int) -> String {
    let filled = Int((fraction * Double(width)).rounded(.down))
    return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
  }

  private var rate: String? {
    guard seconds > 0, progress.done > 0 else { return nil }
    let rate = Double(progress.done) / seconds
    guard rate >= 0.1 else { return nil }
    if rate >= 10 { return "\(Int(rate.rounded()))/s" }
    let tenths = Int((rate * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)/s"
  }

  private var remaining: String? {
    guard seconds >= 1, fraction > 0 else { return nil }
    let left = min(seconds * (1 - fraction) / fraction, 359_999)
    let whole = Int(left.rounded(.up))
    let padded = whole % 60 < 10 ? "0\(whole % 60)" : "\(whole % 60)"
    guard whole >= 3600 else { return "\(whole / 60):\(padded) left" }
    let minutes = whole / 60 % 60
    return "\(whole / 3600):\(minutes < 10 ? "0" : "")\(minutes):\(padded) left"
  }
}
