import Gallery

/// Tells a build's progress as a line a step, for a pipe or a log.
final class LineProgress: BuildObserver {
  private let console: Console
  private let isVerbose: Bool

  init(_ console: Console, isVerbose: Bool) {
    self.console = console
    self.isVerbose = isVerbose
  }

  func began(_ step: BuildStep) {}

  func advanced(_ step: BuildStep, _ progress: StepProgress) {}

  func derived(_ picture: String, files: Int) {
    if isVerbose { console.print("  \(picture): \(StepWords.counted(files, "file"))\n") }
  }

  func ended(_ step: BuildStep, _ result: StepResult) {
    console.print(Self.line(of: step, result))
  }

  func waits(for folder: String) {
    console.print("waiting for another build to let go of \(folder)\n")
  }

  /// A step's line.
  static func line(of step: BuildStep, _ result: StepResult) -> String {
    let padding = String(repeating: " ", count: 10 - step.name.count)
    return "\(step.name)\(padding)\(StepWords.text(of: result))\n"
  }
}
