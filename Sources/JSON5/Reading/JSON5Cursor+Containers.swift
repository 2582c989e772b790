extension JSON5Cursor {
  /// The elements of the list here, each read by a closure; those it has nothing for are left out.
  package func list<Element>(_ read: (JSON5Cursor) -> Element?) -> [Element]? {
    guard case .array(let elements) = value.kind else {
      reportMismatch(expected: .list)
      return nil
    }
    return elements.enumerated().compactMap { index, element in
      read(JSON5Cursor(value: element, path: "\(path)[\(index)]", reader: reader))
    }
  }

  /// What a closure makes of the fields of the object here.
  ///
  /// After the closure the keys it did not ask for are reported (unless it gave up, and so may not
  /// have asked for all), and those that occur twice, of which the last counts.
  package func object<Content>(_ read: (JSON5Fields) -> Content?) -> Content? {
    guard case .object(let members) = value.kind else {
      reportMismatch(expected: .object)
      return nil
    }
    let fields = JSON5Fields(members, of: self)
    let content = read(fields)
    fields.reportDuplicateKeys()
    if content != nil { fields.reportUnknownKeys() }
    return content
  }

  /// The path of a member of the object here.
  func path(to key: String) -> String {
    let isPlain = key.unicodeScalars.allSatisfy(\.isIdentifierPart) && !key.isEmpty
    if !isPlain { return "\(path)[\"\(key)\"]" }
    return path.isEmpty ? key : "\(path).\(key)"
  }
}
