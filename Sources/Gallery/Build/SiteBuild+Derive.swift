import BuildCache
import Diagnostics
import Images

extension SiteBuild {
  /// *derive*: the pictures as they are published, each content once, the largest first.
  ///
  /// A picture that cannot be decoded is named and left out: the site is put together again
  /// without it.
  func derive(
    _ assembly: SiteAssembly, _ plan: DerivationPlan, _ place: Workplace
  ) throws(BuildFailure) -> DerivedSite {
    let jobs = DerivationJob.jobs(for: assembly, plan, in: place)
    let outcomes = try run(jobs, maxPixels: assembly.maxPixels, place)
    var published = PublishedPictures()
    var failures: [SourcePath: DerivationJob.Failure] = [:]
    for (job, outcome) in zip(jobs, outcomes) {
      usage.use(.derivatives, job.key.bytes)
      switch outcome.made {
      case .success(let made):
        for photo in job.photos { published.add(made, job.key, of: photo) }
      case .failure(let failure):
        for photo in job.photos { failures[photo] = failure }
      }
    }
    let complete = try failures.isEmpty ? assembly : leavingOut(failures, of: assembly)
    diagnostics += complete.diagnostics
    let site = published.completing(complete.site)
    let images = try attempt { () throws(OutputError) in try published.outputFiles() }
    return DerivedSite(site: site, images: images, isAsPlanned: failures.isEmpty)
  }

  private func run(
    _ jobs: [DerivationJob], maxPixels: Int, _ place: Workplace
  ) throws(BuildFailure) -> [DerivationJob.Outcome] {
    reporter.begin(.derive, total: jobs.count, work: jobs.reduce(0) { $0 + $1.pixels })
    let store = DerivativeStore(cache: place.cache)
    let outcomes = outcomes(
      of: jobs, weight: { $0.pixels }, memory: { $0.memory }, known: { $0.known(in: store) }
    ) { [reporter] job in
      let outcome = job.run(store, maxPixels: maxPixels)
      reporter.derived(job.source.shown, files: outcome.fileCount)
      return outcome
    }
    place.cache.commit()
    try proceed()
    let made = outcomes.compactMap(\.self)
    reporter.end(
      .derived(
        files: made.reduce(0) { $0 + $1.fileCount }, pictures: made.count,
        fromCache: made.count(where: \.isFromCache)))
    return made
  }

  private func leavingOut(
    _ failures: [SourcePath: DerivationJob.Failure], of assembly: SiteAssembly
  ) throws(BuildFailure) -> SiteAssembly {
    var records = assembly.records
    for (path, failure) in failures.sorted(by: { $0.key < $1.key }) {
      switch failure {
      case .picture(let error): records[path] = .failure(error)
      case .changedMeanwhile:
        records[path] = nil
        diagnostics.append(BuildFault.changedMeanwhile(path).diagnostic)
      }
    }
    return try assemble(assembly.assembler, records, assembly.stamps)
  }
}

/// A site with its pictures' published files.
struct DerivedSite {
  /// The site.
  var site: Site
  /// The files of `images/`.
  var images: [OutputFile]
  /// Whether the site shows every photo that it was to show when it was planned.
  var isAsPlanned: Bool
}
