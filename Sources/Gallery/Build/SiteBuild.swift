import BuildCache
import Diagnostics
import Images

/// One build of a site: from a folder of pictures to pages in an output folder.
package final class SiteBuild {
  let options: BuildOptions
  let reporter: StepReporter
  /// What was odd, in the order in which it was found.
  var diagnostics: [Diagnostic] = []
  /// What the cache was asked for, and therefore keeps.
  let usage = CacheUsage()

  /// A build that tells an observer how it goes.
  package init(_ options: BuildOptions, observer: sending any BuildObserver) {
    self.options = options
    reporter = StepReporter(observer)
  }

  /// Builds the site, unless it is there already.
  ///
  /// A picture or text that is of no use is left out and named; only what concerns the site as a
  /// whole is in the way. The output folder holds the whole new site afterwards or is untouched.
  package func run() -> BuildOutcome {
    do throws(BuildFailure) {
      let place = try Workplace(options) { reporter.wait(for: $0) }
      defer { place.cache.close() }
      return try build(in: place)
    } catch {
      return BuildOutcome(
        isBuilt: false, wasUpToDate: false, diagnostics: diagnostics + error.diagnostics,
        counts: SiteCounts(), output: options.output)
    }
  }

  private func build(in place: Workplace) throws(BuildFailure) -> BuildOutcome {
    let configuration = try configure(place)
    let discovery = try discover(place, configuration)
    let inventory = InputInventory(discovery, options, theme: configuration.theme)
    if let outcome = upToDate(place, stamps: inventory.stamps) { return outcome }
    let contents = try identify(inventory, place)
    if let outcome = upToDate(place, inventory, contents: contents) { return outcome }

    let assembly = try read(discovery, configuration, place)
    let plan = try plan(assembly.site, configuration.images)
    let derived = try derive(assembly, plan, place)
    let layouts = try layOut(derived, plan)
    let files = try render(derived.site, layouts, configuration)
    try validate(files, derived.images, place)
    try write(files, derived.images, place)

    return finish(derived.site, inventory, contents, place)
  }

  /// Goes on unless something in the configuration is an error, or a signal has come.
  func proceed() throws(BuildFailure) {
    if Interruption.isPending { throw BuildFailure.interrupted }
    if diagnostics.contains(where: { $0.severity == .error }) { throw BuildFailure([]) }
  }
}
