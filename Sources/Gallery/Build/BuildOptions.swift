import Glibc

/// What a person asked a build for on the command line.
package struct BuildOptions: Sendable {
  /// The folder of pictures.
  package var input: String
  /// The folder for the site.
  package var output: String
  /// The folder for what is kept between builds; `nil` for the usual place.
  package var cache: String?
  /// Where the site is published, in the form of `BaseURL`; goes before the configuration's.
  package var baseURL: String?
  /// How many threads work at once.
  package var jobs: Int

  package init(
    input: String, output: String, cache: String? = nil, baseURL: String? = nil,
    jobs: Int = BuildOptions.processorCount
  ) {
    self.input = input
    self.output = output
    self.cache = cache
    self.baseURL = baseURL
    self.jobs = jobs
  }

  /// The processors of this machine that are switched on.
  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
