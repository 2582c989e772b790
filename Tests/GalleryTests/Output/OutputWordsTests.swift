import Diagnostics
import Testing

@testable import Gallery

@Suite("What is in the way of the output is said, with what would mend it")
struct OutputWordsTests {
  static let words: [(OutputError, String)] = [
    (
      .outputIsInput(output: "/p"),
      """
      error: the output folder “/p” is the input folder
        pictures and pages would be mixed up
        help: name another folder: -o public
      """
    ),
    (
      .outputHoldsInput(output: "/p", input: "/p/in"),
      """
      error: the output folder “/p” holds the input folder “/p/in”
        a build replaces all that is in the output folder
        help: name a folder that holds nothing else: -o public
      """
    ),
    (
      .foreignFiles(output: "/p", first: ["a", "b", "c"], count: 5),
      """
      error: the output folder “/p” holds “a”, “b”, “c” and 2 more, which no build has written
        a build replaces all that is in the output folder
        help: move what is yours to another place, or name another folder with -o
      """
    ),
    (
      .outputIsWorkTree(output: "/p"),
      """
      error: the output folder “/p” is a git work tree
        a build replaces all that is in the output folder
        help: name a folder inside it: -o /p/public
      """
    ),
    (
      .refused(.write, path: "/p/x", SystemError(number: 28)),
      "error: “/p/x” cannot be written: no space left on device"
    ),
  ]

  @Test(arguments: words)
  func theWords(error: OutputError, words: String) {
    #expect(error.diagnostic.description == words)
  }
}
