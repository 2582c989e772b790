internal import CSQLite

/// Why SQLite could not do what was asked.
struct SQLiteFailure: Error {
  /// SQLite's extended result code.
  var code: Int32

  /// Whether another process has the database open.
  var meansBusy: Bool { code & 0xFF == SQLITE_BUSY }
}

/// One open SQLite database; used by one thread at a time.
final class Connection {
  private let database: OpaquePointer

  /// Opens a database, creating it where there is none.
  init(path: String) throws(SQLiteFailure) {
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_EXRESCODE, nil)
    guard code == SQLITE_OK, let handle else {
      sqlite3_close_v2(handle)
      throw SQLiteFailure(code: code)
    }
    database = handle
  }

  deinit { sqlite3_close_v2(database) }

  /// Runs statements that answer nothing.
  func run(_ sql: String) throws(SQLiteFailure) {
    let code = sqlite3_exec(database, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw SQLiteFailure(code: code) }
  }

  /// The first number a statement answers; 0 where it answers nothing.
  func number(_ sql: String) throws(SQLiteFailure) -> Int {
    let statement = try prepare(sql)
    return try statement.step() ? statement.integer(at: 0) : 0
  }

  /// Compiles a statement that can be run again and again.
  func prepare(_ sql: String) throws(SQLiteFailure) -> Statement {
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v3(
      database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
    guard code == SQLITE_OK, let handle else { throw SQLiteFailure(code: code) }
    return Statement(handle)
  }
}

/// A compiled statement of a connection.
final class Statement {
  private let handle: OpaquePointer

  init(_ handle: OpaquePointer) { self.handle = handle }

  deinit { sqlite3_finalize(handle) }

  /// Runs the statement with a kind, and blobs that live until the body has ended.
  func run<Result>(
    kind: EntryKind, _ blobs: [UInt8]..., body: () throws(SQLiteFailure) -> Result
  ) throws(SQLiteFailure) -> Result {
    defer {
      sqlite3_reset(handle)
      sqlite3_clear_bindings(handle)
    }
    try check(sqlite3_bind_int64(handle, 1, Int64(kind.rawValue)))
    for (index, blob) in blobs.enumerated() { try bind(blob, at: Int32(index) + 2) }
    return try body()
  }

  /// Goes on to the next row; `false` when there is none.
  func step() throws(SQLiteFailure) -> Bool {
    let code = sqlite3_step(handle)
    guard code == SQLITE_ROW || code == SQLITE_DONE else { throw SQLiteFailure(code: code) }
    return code == SQLITE_ROW
  }

  func integer(at column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }

  func blob(at column: Int32) -> [UInt8] {
    let count = Int(sqlite3_column_bytes(handle, column))
    guard count > 0, let start = sqlite3_column_blob(handle, column) else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: start, count: count))
  }

  private func bind(_ blob: [UInt8], at position: Int32) throws(SQLiteFailure) {
    // SQLITE_TRANSIENT, whose macro is not imported: SQLite takes a copy.
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    let code = blob.withUnsafeBytes { bytes in
      bytes.isEmpty
        ? sqlite3_bind_zeroblob(handle, position, 0)
        : sqlite3_bind_blob64(
          handle, position, bytes.baseAddress, sqlite3_uint64(bytes.count), copied)
    }
    try check(code)
  }

  private func check(_ code: Int32) throws(SQLiteFailure) {
    guard code == SQLITE_OK else { throw SQLiteFailure(code: code) }
  }
}
