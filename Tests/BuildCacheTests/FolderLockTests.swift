import BuildCache
import Foundation
import TestSupport
import Testing

@Suite("A folder has one owner at a time")
struct FolderLockTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aLockedFolderIsRefused() throws {
    let lock = try FolderLock(folder: folder.path, waiting: false)
    #expect(throws: FolderLock.Failure.held) {
      _ = try FolderLock(folder: folder.path, waiting: false)
    }
    _ = consume lock
    _ = try FolderLock(folder: folder.path, waiting: false)
  }

  @Test func whoWaitsGetsItNext() async throws {
    let path = folder.path
    let lock = try FolderLock(folder: path, waiting: false)
    let waiting = Task.detached { _ = try FolderLock(folder: path, waiting: true) }
    _ = consume lock
    try await waiting.value
  }

  @Test func aMissingFolderIsRefused() {
    #expect(throws: FolderLock.Failure.refused(number: ENOENT)) {
      _ = try FolderLock(folder: folder.path(of: "nothing"), waiting: true)
    }
  }
}

@Suite("Where the cache lies")
struct CacheFolderTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func insideAWritableInput() {
    #expect(
      CacheFolder.forInput(folder.path) { _ in nil } == folder.path(of: ".vitrine"))
  }

  @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
  func inTheUsersCacheForAReadOnlyInput() {
    let environment = ["XDG_CACHE_HOME": "/xdg", "HOME": "/home/me"]
    #expect(CacheFolder.forInput("/usr/share") { environment[$0] }.hasPrefix("/xdg/vitrine/"))
    #expect(
      CacheFolder.forInput("/usr/share") { $0 == "HOME" ? "/home/me" : nil }
        .hasPrefix("/home/me/.cache/vitrine/"))
  }

  @Test func foldersAboveAreMade() throws {
    try CacheFolder.make(folder.path(of: "a/b/c"))
    try CacheFolder.make(folder.path(of: "a/b/c"))
    #expect(FileManager.default.fileExists(atPath: folder.path(of: "a/b/c")))
  }

  @Test func aFileInTheWayIsAnError() throws {
    try folder.write("", to: "file")
    #expect(throws: CacheError.folderUnusable(path: folder.path(of: "file/cache"), number: ENOTDIR))
    {
      try CacheFolder.make(folder.path(of: "file/cache"))
    }
  }
}
