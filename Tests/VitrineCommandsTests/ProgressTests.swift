import Gallery
import Testing

@testable import VitrineCommands

@Suite("Progress on a terminal and on a pipe")
struct ProgressTests {
  struct BarCase: CustomTestStringConvertible {
    var done: Int
    var seconds: Double
    var columns = 60
    var text: String
    var testDescription: String { "\(done)/200 after \(seconds) s in \(columns) columns" }
  }

  static let bars = [
    BarCase(
      done: 50, seconds: 10,
      text: "derive    █████░░░░░░░░░░░░░░░░░░  50/200  5.0/s  0:30 left"),
    BarCase(
      done: 100, seconds: 0.5,
      text: "derive    ████████████████░░░░░░░░░░░░░░░░░  100/200  200/s"),
    BarCase(done: 0, seconds: 5, text: "derive    ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░  0/200"),
    BarCase(
      done: 1, seconds: 60,
      text: "derive    ░░░░░░░░░░░░░░░░░░░░░░░░░░░░  1/200  3:19:00 left"),
    BarCase(done: 50, seconds: 10, columns: 20, text: "derive  50/200  5.0"),
    BarCase(done: 50, seconds: 10, columns: 1, text: ""),
  ]

  @Test(arguments: bars)
  func theBarShowsPartRateAndTimeLeft(_ test: BarCase) {
    let progress = StepProgress(
      done: test.done, total: 200, workDone: test.done * 12, workTotal: 2400)
    let bar = ProgressBar(step: "derive", progress: progress, seconds: test.seconds)
    #expect(bar.text(columns: test.columns) == test.text)
  }

  @Test func aPipeGetsALineAStep() {
    let test = TestConsole()
    let progress = LineProgress(test.console, isVerbose: false)
    progress.began(.derive)
    progress.advanced(.derive, StepProgress(done: 1, total: 2, workDone: 1, workTotal: 2))
    progress.derived("a.jpg", files: 6)
    progress.ended(.derive, .derived(files: 1200, pictures: 200, fromCache: 0))
    progress.ended(.validate, .validated(files: 1, fromCache: 0, findings: 2))
    #expect(
      test.output == """
        derive    1,200 files from 200 pictures
        validate  1 file, 2 faults

        """)
  }

  @Test func aTerminalIsNotDrawnOnForEveryPicture() {
    let test = TestConsole(terminalWidth: 60)
    var now = 0.0
    let progress = TerminalProgress(test.console, isVerbose: false) { now }
    progress.began(.read)
    for done in 1...1000 {
      now += 0.001
      progress.advanced(
        .read, StepProgress(done: done, total: 1000, workDone: done, workTotal: 1000))
    }
    progress.ended(.read, .read(pictures: 1000, fromCache: 990))
    #expect(test.output.split(separator: "\r").count <= 14)
    #expect(test.output.hasSuffix("\r\u{1B}[Kread      1,000 pictures, 990 known already\n"))
  }
}
