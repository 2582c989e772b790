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
  ///   - known: what comes of a job where that is known already, asked on the calling thread before
  ///     anything is begun: looking things up is quicker than handing them to another thread.
  ///   - work: does a job, on any of the threads.
  /// - Returns: what came of each job, in the order of the jobs; `nil` for those not begun.
  static func map<Job: Sendable, Outcome: Sendable>(
    _ jobs: [Job], threads: Int, budget: Int = .max, cost: @Sendable (Job) -> Int = { _ in 0 },
    isCancelled: @escaping @Sendable () -> Bool = { false },
    known: (Job) -> Outcome? = { _ in nil },
    _ work: @escaping @Sendable (Job) -> Outcome
  ) -> [Outcome?] {
    var outcomes = jobs.map { isCancelled() ? nil : known($0) }
    let unknown = outcomes.indices.filter { outcomes[$0] == nil }
    let made = run(
      unknown.map { jobs[$0] }, threads: threads, budget: budget, cost: cost,
      isCancelled: isCancelled, work)
    for (index, outcome) in zip(unknown, made) { outcomes[index] = outcome }
    return outcomes
  }

  private static func run<Job: Sendable, Outcome: Sendable>(
    _ jobs: [Job], threads: Int, budget: Int, cost: @Sendable (Job) -> Int,
    isCancelled: @escaping @Sendable () -> Bool, _ work: @escaping @Sendable (Job) -> Outcome
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
