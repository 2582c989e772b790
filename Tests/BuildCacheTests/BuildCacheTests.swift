import BuildCache
import Foundation
import TestSupport
import Testing

@Suite("The cache remembers, and never more than it can vouch for")
struct BuildCacheTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }
  let key: [UInt8] = [1, 2, 3]

  func openCache() throws -> BuildCache { try BuildCache(folder: folder.path) }

  @Test func whatIsStoredIsThereAfterReopening() throws {
    let cache = try openCache()
    cache.store([7, 8], as: .picture, for: key)
    cache.store([], as: .page, for: [])
    cache.close()
    let reopened = try openCache()
    #expect(reopened.value(of: .picture, for: key) == [7, 8])
    #expect(reopened.value(of: .page, for: []) == [])
    #expect(reopened.value(of: .file, for: key) == nil)
    #expect(!reopened.wasDiscarded)
  }

  @Test func theLastValueCounts() throws {
    let cache = try openCache()
    cache.store([1], as: .file, for: key)
    cache.store([2], as: .file, for: key)
    #expect(cache.value(of: .file, for: key) == [2])
  }

  @Test func whatWasNotCommittedIsNotTrustedAfterASuddenEnd() throws {
    let cache = try openCache()
    cache.store([1], as: .file, for: key)
    cache.commit()
    cache.store([2], as: .file, for: key)
    // A copy of the files is what the next process finds after `kill -9`.
    let copy = try TemporaryFolder()
    for name in ["cache.sqlite", "cache.sqlite-wal"] {
      try copy.write(try folder.bytes(of: name), to: name)
    }
    #expect(try BuildCache(folder: copy.path).value(of: .file, for: key) == [1])
  }

  @Test func aThousandEntriesFromTwoThreadsAllArrive() throws {
    let cache = try openCache()
    DispatchQueue.concurrentPerform(iterations: 2) { half in
      for number in 0..<500 {
        cache.store([UInt8(half)], as: .file, for: Array("\(half)/\(number)".utf8))
      }
    }
    #expect(cache.keys(of: .file).count == 1000)
  }
}

@Suite("A cache that is damaged is thrown away")
struct DamagedCacheTests {
  struct Damage: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let apply: @Sendable ([UInt8]) -> [UInt8]

    static let all = [
      Damage(testDescription: "empty") { _ in [] },
      Damage(testDescription: "not a database") { _ in Array("no database at all, but text".utf8) },
      Damage(testDescription: "cut after 100 bytes") { Array($0.prefix(100)) },
      Damage(testDescription: "cut in the middle") { Array($0.prefix($0.count / 2)) },
      Damage(testDescription: "second half overwritten") { bytes in
        bytes.prefix(bytes.count / 2) + [UInt8](repeating: 0xFF, count: bytes.count / 2)
      },
      Damage(testDescription: "another version") { bytes in
        // SQLite's file format keeps `user_version` at offset 60, big-endian.
        bytes.prefix(60) + [0, 0, 0, 99] + bytes.dropFirst(64)
      },
      Damage(testDescription: "another program's") { bytes in
        // … and `application_id` at offset 68.
        bytes.prefix(68) + [0, 0, 0, 99] + bytes.dropFirst(72)
      },
    ]
  }

  @Test(arguments: Damage.all)
  func damageEndsInAnEmptyOrCorrectCache(damage: Damage) throws {
    let folder = try filledFolder()
    try folder.write(damage.apply(try folder.bytes(of: "cache.sqlite")), to: "cache.sqlite")
    try expectNoWrongAnswer(in: folder)
    // What is stored now works, in this process or in the next.
    let next = try BuildCache(folder: folder.path)
    next.store([42], as: .file, for: [9])
    next.close()
    #expect(try BuildCache(folder: folder.path).value(of: .file, for: [9]) == [42])
  }

  @Test(arguments: 0..<60)
  func aFlippedByteIsNeverBelieved(place: Int) throws {
    let folder = try filledFolder()
    var bytes = try folder.bytes(of: "cache.sqlite")
    bytes[bytes.count * place / 60] ^= 0x55
    try folder.write(bytes, to: "cache.sqlite")
    try expectNoWrongAnswer(in: folder)
  }

  /// A cache of 300 entries whose values repeat their keys.
  private func filledFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let cache = try BuildCache(folder: folder.path)
    for number in 0..<300 {
      let key = Array("key \(number)".utf8)
      cache.store(key + key, as: .picture, for: key)
    }
    cache.close()
    return folder
  }

  private func expectNoWrongAnswer(in folder: TemporaryFolder) throws {
    let cache = try BuildCache(folder: folder.path)
    for number in 0..<300 {
      let key = Array("key \(number)".utf8)
      let value = cache.value(of: .picture, for: key)
      #expect(value == nil || value == key + key)
    }
    cache.close()
  }
}

@Suite("A cache forgets what is not used, but not at once")
struct CachePruningTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func unusedEntriesStayWhileTheyAreTheMinority() throws {
    let cache = try BuildCache(folder: folder.path)
    for number in UInt8(0)..<10 { cache.store([number], as: .picture, for: [number]) }
    #expect(!cache.prune(.picture, keeping: Set((0..<6).map { [$0] })))
    #expect(cache.keys(of: .picture).count == 10)
  }

  @Test func unusedEntriesGoWhenTheyAreTheMajority() throws {
    let cache = try BuildCache(folder: folder.path)
    for number in UInt8(0)..<10 { cache.store([number], as: .picture, for: [number]) }
    cache.store([0], as: .page, for: [200])
    #expect(cache.prune(.picture, keeping: [[3], [4]]))
    #expect(cache.keys(of: .picture) == [[3], [4]])
    #expect(cache.keys(of: .page) == [[200]])
  }
}
