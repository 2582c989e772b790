import Gallery

/// Says nothing about a build's progress.
final class SilentProgress: BuildObserver {
  func began(_ step: BuildStep) {}
  func advanced(_ step: BuildStep, _ progress: StepProgress) {}
  func derived(_ picture: String, files: Int) {}
  func ended(_ step: BuildStep, _ result: StepResult) {}
  func waits(for folder: String) {}
}
