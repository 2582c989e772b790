import BuildCache
import Diagnostics

/// The folders that a build works with, resolved and safe to use, and the cache, which nobody else
/// uses meanwhile.
struct Workplace {
  /// The input folder's resolved path.
  let input: String
  /// The folder that gets the site.
  let output: OutputFolder
  /// What is in it now; `nil` where there is no such folder.
  let currentOutput: FolderListing?
  /// What earlier builds have left.
  let cache: BuildCache
  /// What the input's files hold.
  let contents: ContentIndex
  private let lock: FolderLock?

  /// Looks at the folders and locks the cache, before anything is made or changed.
  ///
  /// - Parameter onWait: called with the cache's folder when another build is using it.
  init(_ options: BuildOptions, onWait: (String) -> Void) throws(BuildFailure) {
    guard let input = FileSystem.resolvedPath(options.input) else {
      throw BuildFailure(DiscoveryError.inputMissing(options.input).diagnostic)
    }
    self.input = input
    let folder = try Self.resolvedCache(options, input: input)
    output = try attempt { () throws(OutputError) in
      try OutputFolder(options.output, input: input, cache: folder)
    }
    do throws(CacheError) {
      try CacheFolder.make(folder)
      lock = try Self.lock(folder, onWait)
    } catch {
      throw BuildFailure(error.diagnostic)
    }
    if Interruption.isPending { throw BuildFailure.interrupted }
    do throws(CacheError) { cache = try BuildCache(folder: folder) } catch {
      throw BuildFailure(error.diagnostic)
    }
    contents = ContentIndex(input: input, cache: cache)
    let output = output
    currentOutput = try attempt { () throws(OutputError) in try output.contents() }
  }

  private static func resolvedCache(
    _ options: BuildOptions, input: String
  ) throws(BuildFailure) -> String {
    let folder = options.cache ?? CacheFolder.forInput(input) { EnvironmentVariable.value(of: $0) }
    return try attempt { () throws(OutputError) in try OutputFolder.resolve(folder) }
  }

  /// `nil` where the file system knows no locks, or a signal ended the waiting.
  private static func lock(_ folder: String, _ onWait: (String) -> Void) throws(CacheError)
    -> FolderLock?
  {
    do throws(FolderLock.Failure) { return try FolderLock(folder: folder, waiting: false) } catch {
      guard error == .held else { return nil }
    }
    onWait(folder)
    return try? FolderLock(folder: folder, waiting: true)
  }
}

/// Runs what can fail for the output's sake.
func attempt<Value>(_ body: () throws(OutputError) -> Value) throws(BuildFailure) -> Value {
  do throws(OutputError) { return try body() } catch { throw BuildFailure(error.diagnostic) }
}

extension CacheError {
  /// The error in words.
  var diagnostic: Diagnostic {
    switch self {
    case .folderUnusable(let path, let number):
      Diagnostic(
        .error, "cache.unusable",
        "the cache folder “\(path)” cannot be used: \(SystemError(number: number).words)",
        solutions: ["name another one: --cache DIR"])
    case .databaseUnusable(let path, let code):
      Diagnostic(
        .error, "cache.unusable", "the cache “\(path)” cannot be made (SQLite's code \(code))",
        solutions: ["make room on the disk, or name another folder: --cache DIR"])
    }
  }
}
