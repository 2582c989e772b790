import Gallery

extension Command {
  /// Builds a site.
  static let build = Command(
    name: "build", summary: "build a gallery from a folder of pictures",
    parameters: [
      Parameter(
        name: "INPUT", isRequired: false, help: "the folder of pictures (this one if not given)")
    ],
    options: [output, baseURL, jobs, cache, quiet, verbose],
    remarks: [
      """
      Folders inside are albums. Settings are in INPUT/gallery.json5, which “vitrine new” writes.
      What has been done once is kept in INPUT/.vitrine and not done again.
      """,
      """
      Exit status: 0 built; 1 not built, and nothing touched; 2 built, but something was left out or
      is not as it should be: each case is named.
      """,
    ]
  ) { arguments, console throws(UsageError) in
    let options = try buildOptions(arguments)
    Interruption.watch()
    let outcome = SiteBuild(options, observer: observer(arguments, console)).run()
    console.report(outcome.diagnostics)
    guard outcome.isBuilt else {
      Interruption.obey()
      return .notDone
    }
    if !arguments.has(quiet) { console.print(lastWords(outcome)) }
    return outcome.hasWarnings ? .doneWithWarnings : .done
  }
}

extension Command {
  private static let output = Option(
    "output", "o", value: "DIR", "the folder for the site (public if not given)")
  private static let baseURL = Option(
    "base-url", value: "URL", "where the site is published; goes before gallery.json5")
  private static let jobs = Option(
    "jobs", "j", value: "N", "how many pictures to work on at once (as many as processors)")
  private static let cache = Option(
    "cache", value: "DIR", "the folder for what is kept between builds")
  private static let quiet = Option("quiet", "q", "say only what is wrong")
  private static let verbose = Option("verbose", "v", "name every picture that is made")

  private static func buildOptions(_ arguments: Arguments) throws(UsageError) -> BuildOptions {
    let address = try arguments[baseURL].map { (text) throws(UsageError) in
      guard let address = BaseURL.normalised(text) else {
        throw UsageError.notAnAddress(option: baseURL.name, value: text)
      }
      return address
    }
    return BuildOptions(
      input: arguments.positionals.first ?? ".", output: arguments[output] ?? "public",
      cache: arguments[cache], baseURL: address,
      jobs: try arguments.number(jobs, in: 1...256) ?? BuildOptions.processorCount)
  }

  private static func observer(
    _ arguments: Arguments, _ console: Console
  ) -> sending any BuildObserver {
    if arguments.has(quiet) { return SilentProgress() }
    let isVerbose = arguments.has(verbose)
    return console.terminalWidth == nil
      ? LineProgress(console, isVerbose: isVerbose)
      : TerminalProgress(console, isVerbose: isVerbose)
  }

  private static func lastWords(_ outcome: BuildOutcome) -> String {
    let size =
      StepWords.counted(outcome.counts.photos, "photo") + " in "
      + StepWords.counted(outcome.counts.albums, "album")
    return outcome.wasUpToDate
      ? "Nothing has changed: \(outcome.output) shows \(size).\n"
      : "Built \(outcome.output): \(size).\n"
  }
}
