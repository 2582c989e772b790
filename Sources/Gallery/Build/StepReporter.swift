internal import Synchronization

/// Passes a build's progress on to its observer, one call at a time, whatever the threads.
final class StepReporter: Sendable {
  private struct State {
    var observer: any BuildObserver
    var step: BuildStep
    var progress: StepProgress
  }

  private let state: Mutex<State>

  init(_ observer: sending any BuildObserver) {
    state = Mutex(
      State(observer: observer, step: .discover, progress: StepProgress(total: 0, workTotal: 0)))
  }

  /// A step begins.
  func begin(_ step: BuildStep, total: Int = 0, work: Int = 0) {
    state.withLock {
      $0.step = step
      $0.progress = StepProgress(total: total, workTotal: work)
      $0.observer.began(step)
    }
  }

  /// One more thing of the step is done.
  func advance(work: Int = 1) {
    state.withLock {
      $0.progress.done += 1
      $0.progress.workDone += work
      $0.observer.advanced($0.step, $0.progress)
    }
  }

  /// One thing of the step need not be done: what is left is all there is to do.
  func passOver(work: Int = 1) {
    state.withLock {
      $0.progress.total -= 1
      $0.progress.workTotal -= work
    }
  }

  /// A picture has been made.
  func derived(_ picture: String, files: Int) {
    state.withLock { $0.observer.derived(picture, files: files) }
  }

  /// The step has ended.
  func end(_ result: StepResult) {
    state.withLock { $0.observer.ended($0.step, result) }
  }

  /// The build waits for another one.
  func wait(for folder: String) {
    state.withLock { $0.observer.waits(for: folder) }
  }
}
