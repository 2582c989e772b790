import Glibc

/// Hands out jobs in order, as long as those being done stay within a budget.
final class JobQueue: @unchecked Sendable {
  private let costs: [Int]
  private let budget: Int
  // All below is touched only with `mutex` held.
  private var nextJob = 0
  private var runningCost = 0
  private var runningCount = 0
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// A queue of jobs with these costs.
  init(costs: [Int], budget: Int) {
    self.costs = costs
    self.budget = budget
    mutex.initialize(to: pthread_mutex_t())
    changed.initialize(to: pthread_cond_t())
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// The next job, waited for until the budget allows it; `nil` when none is left.
  func next() -> Int? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while nextJob < costs.count, runningCount > 0, costs[nextJob] > budget - runningCost {
      pthread_cond_wait(changed, mutex)
    }
    guard nextJob < costs.count else { return nil }
    defer { nextJob += 1 }
    runningCost += costs[nextJob]
    runningCount += 1
    return nextJob
  }

  /// Gives back what a job cost.
  func finished(_ job: Int) {
    pthread_mutex_lock(mutex)
    runningCost -= costs[job]
    runningCount -= 1
    pthread_cond_broadcast(changed)
    pthread_mutex_unlock(mutex)
  }
}
