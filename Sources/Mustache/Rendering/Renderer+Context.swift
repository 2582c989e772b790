internal import Diagnostics

extension Renderer {
  /// Makes a value the innermost one; returns what `leave` needs.
  mutating func enter(_ value: MustacheValue) -> Int32 {
    let outer = label
    if case .object(let object) = value, let origin = object.origin {
      label = Int32(truncatingIfNeeded: labels.count)
      labels.append(origin)
    }
    frames.append(value)
    return outer
  }

  /// Undoes an `enter`.
  mutating func leave(_ outer: Int32) {
    frames.removeLast()
    label = outer
  }

  /// The value of a name: its first part is looked up from the innermost object outwards, each
  /// further part in the value before it only. `nil` where an object lacks it.
  func value(of name: Name) -> MustacheValue? {
    guard let first = name.keys.first else { return frames.last }
    for frame in frames.reversed() {
      guard case .object(let object) = frame, let value = object[first] else { continue }
      return name.keys.count == 1 ? value : Self.value(of: name.keys.dropFirst(), in: value)
    }
    return nil
  }

  private static func value(
    of keys: ArraySlice<NameKey>, in start: MustacheValue
  ) -> MustacheValue? {
    var value = start
    for key in keys {
      guard case .object(let object) = value, let member = object[key] else { return nil }
      value = member
    }
    return value
  }

  /// The value of a name, the name noted where it is missing.
  mutating func value(of name: Name, at place: TemplatePlace) -> MustacheValue {
    if let value = value(of: name) { return value }
    let missing = MissingPlace(template: template, place: place)
    if missingNames[missing] == nil {
      missingNames[missing] = MissingName(
        name: name.text, file: library.files[template], place: place,
        nearest: nearestName(to: name.text, among: visibleNames))
    }
    return .null
  }

  /// The names of all objects around.
  private var visibleNames: [String] {
    frames.flatMap { frame in
      if case .object(let object) = frame { object.members.map(\.key.name) } else { [] as [String] }
    }
  }
}
