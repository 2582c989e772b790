import BuildCache
import Diagnostics

extension SiteBuild {
  /// *write*: the site in its place, in one step.
  func write(
    _ files: [RenderedFile], _ images: [OutputFile], _ place: Workplace
  ) throws(BuildFailure) {
    reporter.begin(.write)
    let summary = try attempt { () throws(OutputError) in
      var all = images
      for file in files {
        all.append(OutputFile(path: try OutputPath(file.path), content: .bytes(file.bytes)))
      }
      return try SiteWriter(
        output: place.output, holding: place.currentOutput, cache: place.cache.folder
      ).write(
        all, onWait: { reporter.wait(for: place.output.path) },
        isInterrupted: { Interruption.isPending })
    }
    reporter.end(.wrote(summary))
  }
}
