import Glibc
internal import Synchronization

/// What builds remember for the builds after them: answers that follow from content alone.
///
/// A cache can be lost at any time and nothing is lost but time. So it is never trusted further
/// than it can be checked (each entry carries a checksum), thrown away when it is damaged or of
/// another version, and no fault of it ends a build: an entry that cannot be read is not there, one
/// that cannot be written is forgotten.
///
/// The database is `cache.sqlite` in the cache's folder; derivatives are files beside it. Entries
/// are found by their kind and key. All calls may come from any thread.
package final class BuildCache: Sendable {
  /// The cache's folder.
  package let folder: String
  /// Whether a cache was found that had to be thrown away.
  package let wasDiscarded: Bool
  private let entries: Mutex<EntryTable>

  /// Opens the cache in a folder, which must be locked (`FolderLock`) until the cache is closed.
  ///
  /// - Throws: when there is no usable cache and none can be made.
  package init(folder: String) throws(CacheError) {
    self.folder = folder
    do throws(SQLiteFailure) {
      entries = Mutex(try EntryTable(path: Self.databasePath(in: folder)))
      wasDiscarded = false
      return
    } catch {
      // Somebody else has it open, where folders cannot be locked: it is not ours to throw away.
      if error.meansBusy {
        throw CacheError.databaseUnusable(path: Self.databasePath(in: folder), code: error.code)
      }
    }
    Self.discard(in: folder)
    do throws(SQLiteFailure) {
      entries = Mutex(try EntryTable(path: Self.databasePath(in: folder)))
      wasDiscarded = true
    } catch {
      throw CacheError.databaseUnusable(path: Self.databasePath(in: folder), code: error.code)
    }
  }

  /// Writes down what was stored; the cache answers nothing from then on.
  package func close() {
    let isDamaged = entries.withLock { table in
      table.close()
      return table.isDamaged
    }
    if isDamaged { Self.discard(in: folder) }
  }

  private static func databasePath(in folder: String) -> String { "\(folder)/cache.sqlite" }

  /// Removes the database; derivatives stay, but are made again: nothing speaks for them any more.
  private static func discard(in folder: String) {
    for suffix in ["", "-wal", "-shm", "-journal"] {
      unlink(databasePath(in: folder) + suffix)
    }
  }
}

extension BuildCache {
  /// The value stored last for a key; `nil` when there is none, or none that can be trusted.
  ///
  /// - Complexity: O(log entries).
  package func value(of kind: EntryKind, for key: [UInt8]) -> [UInt8]? {
    entries.withLock { $0.value(of: kind, for: key) }
  }

  /// Stores a value in place of the one before.
  ///
  /// Stored values reach the disk with the next `commit()`.
  package func store(_ value: [UInt8], as kind: EntryKind, for key: [UInt8]) {
    entries.withLock { $0.store(value, as: kind, for: key) }
  }

  /// Makes everything stored so far outlive a sudden end of the process.
  package func commit() {
    entries.withLock { $0.commit() }
  }

  /// Forgets entries that the build did not use, once they are more than those it used.
  ///
  /// Until then they stay, so that going back to an earlier state of the gallery is quick.
  ///
  /// - Parameter used: the keys that the build looked up or stored.
  /// - Returns: whether entries were forgotten.
  package func prune(_ kind: EntryKind, keeping used: Set<[UInt8]>) -> Bool {
    entries.withLock { $0.prune(kind, keeping: used) }
  }

  /// Every key of a kind.
  package func keys(of kind: EntryKind) -> [[UInt8]] {
    entries.withLock { $0.keys(of: kind) }
  }
}
