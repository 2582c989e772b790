import Foundation
import Synchronization
import Testing

@testable import Gallery

@Suite("Jobs are shared out")
struct WorkersTests {
  @Test(arguments: [1, 2, 7, 100])
  func everyJobIsDoneOnceAndAnswersInItsPlace(threads: Int) {
    let done = Mutex<[Int]>([])
    let outcomes = Workers.map(Array(0..<50), threads: threads) { job in
      done.withLock { $0.append(job) }
      return job * job
    }
    #expect(outcomes == (0..<50).map { $0 * $0 })
    #expect(done.withLock { $0.sorted() } == Array(0..<50))
  }

  @Test func noJobsAreNoWork() {
    #expect(Workers.map([Int](), threads: 4) { $0 } == [])
  }

  @Test func theBudgetIsKept() {
    let running = Mutex((now: 0, most: 0))
    let costs = [60, 60, 10, 30, 100, 90, 10, 10, 10, 100]
    _ = Workers.map(costs, threads: 4, budget: 100, cost: { $0 }) { cost in
      running.withLock {
        $0.now += cost
        $0.most = max($0.most, $0.now)
      }
      usleep(1000)
      running.withLock { $0.now -= cost }
    }
    #expect(running.withLock { $0.most } <= 100)
  }

  @Test func aJobBeyondTheBudgetIsDoneAlone() {
    let running = Mutex((count: 0, withHuge: 0))
    _ = Workers.map([10, 1000, 10], threads: 3, budget: 100, cost: { $0 }) { cost in
      running.withLock {
        $0.count += 1
        if cost == 1000 { $0.withHuge = $0.count }
      }
      usleep(2000)
      running.withLock {
        if cost == 1000 { $0.withHuge = max($0.withHuge, $0.count) }
        $0.count -= 1
      }
    }
    #expect(running.withLock { $0.withHuge } == 1)
  }

  @Test func whatIsKnownIsNotDone() {
    let done = Mutex<[Int]>([])
    let outcomes = Workers.map(
      Array(0..<50), threads: 3, known: { $0.isMultiple(of: 3) ? -$0 : nil }
    ) { job in
      done.withLock { $0.append(job) }
      return job
    }
    #expect(outcomes == (0..<50).map { $0.isMultiple(of: 3) ? -$0 : $0 })
    #expect(done.withLock { $0.sorted() } == (0..<50).filter { !$0.isMultiple(of: 3) })
  }

  @Test func afterACancellationNoJobIsBegun() {
    let begun = Mutex(0)
    let outcomes = Workers.map(
      Array(0..<100), threads: 2, isCancelled: { begun.withLock { $0 >= 5 } }
    ) { job in
      begun.withLock { $0 += 1 }
      return job
    }
    #expect(outcomes.compactMap(\.self).count <= 7)
    #expect(outcomes.contains(nil))
  }
}
