package import Diagnostics

extension OutputError {
  /// The error in words.
  package var diagnostic: Diagnostic {
    switch self {
    case .outputIsInput(let output):
      refused(
        "output.is-input", "the output folder “\(output)” is the input folder",
        "pictures and pages would be mixed up", ["name another folder: -o public"])
    case .outputHoldsInput(let output, let input):
      refused(
        "output.holds-input", "the output folder “\(output)” holds the input folder “\(input)”",
        "a build replaces all that is in the output folder",
        ["name a folder that holds nothing else: -o public"])
    case .outputMeetsCache(let output, let cache):
      refused(
        "output.meets-cache",
        "the output folder “\(output)” and the cache “\(cache)” lie inside each other", nil,
        ["name another folder with -o or --cache"])
    case .outputIsNoFolder(let output):
      refused(
        "output.not-a-folder", "the output “\(output)” is not a folder", nil,
        ["name a folder, or remove the file"])
    case .outputIsWorkTree(let output):
      refused(
        "output.is-work-tree", "the output folder “\(output)” is a git work tree",
        "a build replaces all that is in the output folder",
        ["name a folder inside it: -o \(output)/public"])
    case .foreignFiles(let output, let first, let count):
      refused(
        "output.foreign-files",
        "the output folder “\(output)” holds \(Self.listed(first, count)), which no build has "
          + "written",
        "a build replaces all that is in the output folder",
        ["move what is yours to another place, or name another folder with -o"])
    case .pathLeadsOut(let path):
      refused("output.path", "“\(path)” is no path inside the output folder", nil, [])
    case .pathTakenTwice(let path):
      refused("output.path-taken", "two files of the site want to be “\(path)”", nil, [])
    case .outputIsMountPoint(let output):
      refused(
        "output.mount-point", "the output folder “\(output)” is a mount point",
        "a site is put in its place in one step, which a mount point does not allow",
        ["name a folder inside it: -o \(output)/public"])
    case .interrupted:
      refused("build.interrupted", "the build was interrupted; the site is as it was", nil, [])
    case .refused(let call, let path, let error):
      refused("output.\(call)", "“\(path)” cannot be \(call.participle): \(error.words)", nil, [])
    }
  }

  private func refused(
    _ identifier: String, _ summary: String, _ explanation: String?, _ solutions: [String]
  ) -> Diagnostic {
    Diagnostic(.error, identifier, summary, explanation: explanation, solutions: solutions)
  }

  private static func listed(_ names: [String], _ count: Int) -> String {
    let shown = names.map { "“\($0)”" }.joined(separator: ", ")
    return count > names.count ? "\(shown) and \(count - names.count) more" : shown
  }
}

extension SystemCall {
  fileprivate var participle: String {
    switch self {
    case .list: "listed"
    case .make: "made"
    case .write: "written"
    case .move: "put in its place"
    case .remove: "removed"
    }
  }
}
