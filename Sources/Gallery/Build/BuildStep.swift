/// The steps of a build, in their order.
package enum BuildStep: Int, CaseIterable, Sendable {
  /// Which pictures, albums and texts there are.
  case discover
  /// What the pictures are and say; the site as a whole.
  case read
  /// The widths that each picture is made in.
  case plan
  /// The pictures as they are published.
  case derive
  /// The stylesheets of the pages.
  case layOut
  /// The pages, the feed, and what else a site needs.
  case render
  /// Whether every page is sound and every link leads somewhere.
  case validate
  /// The site in its place.
  case write

  /// The step as a person is told it.
  package var name: String { self == .layOut ? "lay out" : "\(self)" }
}

/// What a step came to.
package enum StepResult: Equatable, Sendable {
  case discovered(pictures: Int, albums: Int)
  case read(pictures: Int, fromCache: Int)
  case planned(ladders: [[Int]])
  case derived(files: Int, pictures: Int, fromCache: Int)
  case laidOut(pages: Int)
  case rendered(files: Int)
  case validated(files: Int, fromCache: Int, findings: Int)
  case wrote(WriteSummary)
}

/// How far a step has come.
package struct StepProgress: Equatable, Sendable {
  /// How many of its things are done.
  package var done: Int
  /// How many there are.
  package var total: Int
  /// How much of the work is done: things are not all alike.
  package var workDone: Int
  /// How much work there is.
  package var workTotal: Int

  package init(done: Int = 0, total: Int, workDone: Int = 0, workTotal: Int) {
    self.done = done
    self.total = total
    self.workDone = workDone
    self.workTotal = workTotal
  }
}

/// Somebody who follows a build. Calls come from several threads, one at a time.
package protocol BuildObserver: AnyObject {
  /// A step begins.
  func began(_ step: BuildStep)
  /// A step has come further.
  func advanced(_ step: BuildStep, _ progress: StepProgress)
  /// One picture has been made: its path, and how many files it was made into.
  func derived(_ picture: String, files: Int)
  /// A step has ended.
  func ended(_ step: BuildStep, _ result: StepResult)
  /// The build waits until another one that uses this folder has ended.
  func waits(for folder: String)
}
