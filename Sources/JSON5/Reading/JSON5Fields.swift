/// The members of an object being read, and which keys were asked for.
package final class JSON5Fields {
  /// The cursor at the object itself.
  package let cursor: JSON5Cursor
  private let members: [JSON5Value.Member]
  private var knownKeys: [String] = []

  init(_ members: [JSON5Value.Member], of cursor: JSON5Cursor) {
    self.members = members
    self.cursor = cursor
  }

  /// The cursor at the value of a key, which is known from here on; `nil` where the object lacks it.
  package subscript(key: String) -> JSON5Cursor? {
    allow(key)
    return members.last { $0.key == key }.map { member in
      JSON5Cursor(value: member.value, path: cursor.path(to: key), reader: cursor.reader)
    }
  }

  /// The cursor at the value of a key that must be there; a lack is reported.
  package func required(_ key: String) -> JSON5Cursor? {
    if let found = self[key] { return found }
    let written = members.map(\.key).filter { !knownKeys.contains($0) }
    report(.missingKey(key, written: written), at: cursor.value.position, key: key)
    return nil
  }

  /// Makes keys known that are read elsewhere.
  package func allow(_ keys: String...) {
    knownKeys += keys.filter { !knownKeys.contains($0) }
  }

  func reportUnknownKeys() {
    for member in members where !knownKeys.contains(member.key) {
      report(.unknownKey(member.key, known: knownKeys), at: member.keyPosition, key: member.key)
    }
  }

  func reportDuplicateKeys() {
    var seen: Set<String> = []
    for member in members where !seen.insert(member.key).inserted {
      report(.duplicateKey(member.key), at: member.keyPosition, key: member.key)
    }
  }

  private func report(_ fault: JSON5Fault, at position: JSON5Position, key: String) {
    let location = cursor.location(at: position, path: cursor.path(to: key))
    cursor.report(fault.diagnostic(at: location))
  }
}
