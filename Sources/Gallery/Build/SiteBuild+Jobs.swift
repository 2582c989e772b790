extension SiteBuild {
  /// Does the jobs of a step, as many at once as the build has threads, and tells the observer.
  ///
  /// - Parameters:
  ///   - jobs: the jobs; they are begun in this order.
  ///   - weight: how much work a job is.
  ///   - memory: how much memory a job may need, in bytes.
  ///   - known: what comes of a job where an earlier build knows it; the step has the less to do.
  ///   - work: does a job, on any thread.
  /// - Returns: what came of each job; `nil` for those that were not begun, after a signal.
  func outcomes<Job: Sendable, Outcome: Sendable>(
    of jobs: [Job], weight: @escaping @Sendable (Job) -> Int = { _ in 1 },
    memory: @Sendable (Job) -> Int = { _ in 0 }, known: (Job) -> Outcome?,
    _ work: @escaping @Sendable (Job) -> Outcome
  ) -> [Outcome?] {
    Workers.map(
      jobs, threads: options.jobs, budget: Self.memoryBudget, cost: memory,
      isCancelled: { Interruption.isPending },
      known: { [reporter] job in
        let outcome = known(job)
        if outcome != nil { reporter.passOver(work: weight(job)) }
        return outcome
      }
    ) { [reporter] job in
      defer { reporter.advance(work: weight(job)) }
      return work(job)
    }
  }

  /// How much memory all jobs that are done at one time may need, in bytes.
  private static let memoryBudget = 256 << 20
}
