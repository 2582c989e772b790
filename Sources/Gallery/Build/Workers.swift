import Glibc
internal import Synchronization

/// Threads that share a list of jobs.
enum Workers {
  /// Does every job, on several threads at once, and waits for the last.
  ///
  /// - Parameters:
  ///   - jobs: the jobs; they are begun in this order.
  ///   - threads: how many threads, the calling one among them.
  ///   - budget: how much the jobs being done may cost together; a job that costs more is done
  ///     while no other is.
  ///   - cost: what a job costs.
  ///   - isCancelled: asked before each job; no job is begun once it is true.
  ///   - work: does a job, on any of the threads.
  /// - Returns: what came of each job, in the order of the jobs; `nil` for those not begun.
  static func map<Job: Sendable, Outcome: Sendable>(
    _ jobs: [Job], threads: Int, budget: Int = .max, cost: @Sendable (Job) -> Int = { _ in 0 },
    isCancelled: @escaping @Sendable () -> Bool = { false },
    _ work: @escaping @Sendable (Job) -> Outcome
  ) -> [Outcome?] {
    let outcomes = Outcomes<Outcome>(count: jobs.count)
    let queue = JobQueue(costs: jobs.map(cost), budget: budget)
    let loop: @Sendable () -> Void = {
      while !isCancelled(), let job = queue.next() {
        outcomes.set(work(jobs[job]), at: job)
        queue.finished(job)
      }
    }
    let helpers = (1..<max(1, min(threads, jobs.count))).compactMap { _ in Thread(running: loop) }
    loop()
    for helper in helpers { helper.join() }
    return outcomes.all
  }
}

/// What came of jobs, filled in by several threads.
private final class Outcomes<Outcome: Sendable>: Sendable {
  private let slots: Mutex<[Outcome?]>

  init(count: Int) { slots = Mutex([Outcome?](repeating: nil, count: count)) }

  func set(_ outcome: Outcome, at index: Int) { slots.withLock { $0[index] = outcome } }

  var all: [Outcome?] { slots.withLock { $0 } }
}

/// A thread of the operating system.
private struct Thread {
  private let handle: pthread_t

  /// Starts a thread; `nil` when the system has none to give.
  init?(running body: @escaping @Sendable () -> Void) {
    final class Box: Sendable {
      let body: @Sendable () -> Void
      init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
    let box = Unmanaged.passRetained(Box(body))
    var handle = pthread_t()
    let result = pthread_create(
      &handle, nil,
      { argument in
        if let argument { Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, box.toOpaque())
    guard result == 0 else {
      box.release()
      return nil
    }
    self.handle = handle
  }

  func join() { pthread_join(handle, nil) }
}
