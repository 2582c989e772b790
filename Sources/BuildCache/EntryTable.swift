/// The one table of a cache's database, and the transaction that is open on it.
///
/// The first fault of the database makes the table deaf: it answers nothing and stores nothing.
struct EntryTable: ~Copyable {
  /// Whether the database has failed, or holds what was never stored.
  private(set) var isDamaged = false
  private var open: OpenTable?

  /// Opens the database at a path, creating it where there is none.
  init(path: String) throws(SQLiteFailure) {
    open = try OpenTable(path: path)
  }

  mutating func value(of kind: EntryKind, for key: [UInt8]) -> [UInt8]? {
    guard
      let sealed = attempt(
        or: nil,
        { table throws(SQLiteFailure) in
          try table.lookup(kind, key)
        })
    else { return nil }
    guard let value = Seal.opened(sealed, kind: kind, key: key) else {
      giveUp()
      return nil
    }
    return value
  }

  mutating func store(_ value: [UInt8], as kind: EntryKind, for key: [UInt8]) {
    attempt(or: ()) { table throws(SQLiteFailure) in
      try table.insert(kind, key, Seal.sealed(value, kind: kind, key: key))
    }
  }

  mutating func commit() {
    attempt(or: ()) { table throws(SQLiteFailure) in try table.commit() }
  }

  mutating func keys(of kind: EntryKind) -> [[UInt8]] {
    attempt(or: []) { table throws(SQLiteFailure) in try table.keys(of: kind) }
  }

  mutating func prune(_ kind: EntryKind, keeping used: Set<[UInt8]>) -> Bool {
    attempt(or: false) { table throws(SQLiteFailure) in
      let keys = try table.keys(of: kind)
      let unused = keys.filter { !used.contains($0) }
      guard unused.count > keys.count - unused.count else { return false }
      for key in unused { try table.delete(kind, key) }
      return true
    }
  }

  /// Commits what is pending and lets go of the file.
  mutating func close() {
    commit()
    open = nil
  }

  private mutating func giveUp() {
    isDamaged = true
    open = nil
  }

  private mutating func attempt<Answer>(
    or fallback: Answer, _ body: (OpenTable) throws(SQLiteFailure) -> Answer
  ) -> Answer {
    guard let open else { return fallback }
    do throws(SQLiteFailure) { return try body(open) } catch {
      giveUp()
      return fallback
    }
  }
}

/// The statements on an open database.
final class OpenTable {
  private let connection: Connection
  private let select: Statement
  private let upsert: Statement
  private let remove: Statement
  private let list: Statement
  private var isInTransaction = false

  /// Rises when the meaning of an entry changes; caches of another version are thrown away.
  private static let version = 1
  /// Tells our databases from others' (“VTRN”).
  private static let application = 0x5654_524E

  init(path: String) throws(SQLiteFailure) {
    connection = try Connection(path: path)
    try Self.prepare(connection)
    select = try connection.prepare("SELECT value FROM entries WHERE kind = ?1 AND key = ?2")
    upsert = try connection.prepare("INSERT OR REPLACE INTO entries VALUES (?1, ?2, ?3)")
    remove = try connection.prepare("DELETE FROM entries WHERE kind = ?1 AND key = ?2")
    list = try connection.prepare("SELECT key FROM entries WHERE kind = ?1 ORDER BY key")
  }

  /// Checks that the database is ours, or makes it so where it is new.
  private static func prepare(_ connection: Connection) throws(SQLiteFailure) {
    // The folder is locked, so the database need not be shared; a power cut may lose the last
    // commits but never mixes them up.
    try connection.run(
      """
      PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
      """)
    if try connection.number("SELECT count(*) FROM sqlite_schema") == 0 {
      try connection.run(
        """
        BEGIN;
        CREATE TABLE entries (kind INTEGER, key BLOB, value BLOB, PRIMARY KEY (kind, key))
          WITHOUT ROWID;
        PRAGMA application_id = \(application); PRAGMA user_version = \(version);
        COMMIT;
        """)
    }
    guard try connection.number("PRAGMA application_id") == application,
      try connection.number("PRAGMA user_version") == version
    else { throw SQLiteFailure.anotherVersion }
  }

  func lookup(_ kind: EntryKind, _ key: [UInt8]) throws(SQLiteFailure) -> [UInt8]? {
    try select.run(kind: kind, key) { () throws(SQLiteFailure) in
      try select.step() ? select.blob(at: 0) : nil
    }
  }

  func insert(_ kind: EntryKind, _ key: [UInt8], _ value: [UInt8]) throws(SQLiteFailure) {
    try begin()
    _ = try upsert.run(kind: kind, key, value) { () throws(SQLiteFailure) in try upsert.step() }
  }

  func delete(_ kind: EntryKind, _ key: [UInt8]) throws(SQLiteFailure) {
    try begin()
    _ = try remove.run(kind: kind, key) { () throws(SQLiteFailure) in try remove.step() }
  }

  func keys(of kind: EntryKind) throws(SQLiteFailure) -> [[UInt8]] {
    try list.run(kind: kind) { () throws(SQLiteFailure) in
      var keys: [[UInt8]] = []
      while try list.step() { keys.append(list.blob(at: 0)) }
      return keys
    }
  }

  func commit() throws(SQLiteFailure) {
    guard isInTransaction else { return }
    try connection.run("COMMIT")
    isInTransaction = false
  }

  private func begin() throws(SQLiteFailure) {
    guard !isInTransaction else { return }
    try connection.run("BEGIN")
    isInTransaction = true
  }
}

extension SQLiteFailure {
  /// A database that is not ours, or of another version.
  static let anotherVersion = SQLiteFailure(code: -1)
}

/// The checksum that goes with every entry, so that a damaged file is noticed.
private enum Seal {
  private static let length = 8

  static func sealed(_ value: [UInt8], kind: EntryKind, key: [UInt8]) -> [UInt8] {
    value + checksum(value, kind, key)
  }

  /// The value, when the checksum is right.
  static func opened(_ sealed: [UInt8], kind: EntryKind, key: [UInt8]) -> [UInt8]? {
    guard sealed.count >= length else { return nil }
    let value = Array(sealed.dropLast(length))
    return Array(sealed.suffix(length)) == checksum(value, kind, key) ? value : nil
  }

  private static func checksum(_ value: [UInt8], _ kind: EntryKind, _ key: [UInt8]) -> [UInt8] {
    Array(Digest(of: [UInt8(kind.rawValue)] + key + value).bytes.suffix(length))
  }
}
