internal import CollectionLayout
internal import JSON5

/// The names a kind of value is written with.
private protocol CallName: RawRepresentable<String>, CaseIterable {
  /// The names that are likely meant where a number stands alone.
  static func meant(by number: Double) -> [Self]
}

/// The dimensions of the notation.
private enum DimensionName: String, CallName {
  case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings

  static func meant(by number: Double) -> [DimensionName] {
    number > 1 ? [.absolute] : [.fractionalWidth, .fractionalHeight]
  }
}

/// The spacings of the notation.
private enum SpacingName: String, CallName {
  case fixed, flexible

  static func meant(by number: Double) -> [SpacingName] { [.fixed] }
}

extension JSON5Cursor {
  /// The dimension here, such as `fractionalWidth(1/3)`.
  func dimension() -> NSCollectionLayoutDimension? {
    guard let (name, number) = call(DimensionName.self) else { return nil }
    guard (0...NotationLimits.length).contains(number) else {
      report(.impossibleNumber(number, least: 0))
      return nil
    }
    return switch name {
    case .fractionalWidth: .fractionalWidth(number)
    case .fractionalHeight: .fractionalHeight(number)
    case .absolute: .absolute(number)
    case .estimated: .estimated(number)
    case .uniformAcrossSiblings: .uniformAcrossSiblings(estimate: number)
    }
  }

  /// The spacing here, such as `fixed(8)`.
  func spacing() -> NSCollectionLayoutSpacing? {
    guard let (name, number) = call(SpacingName.self) else { return nil }
    guard number.magnitude <= NotationLimits.length else {
      report(.impossibleNumber(number, least: nil))
      return nil
    }
    return switch name {
    case .fixed: .fixed(number)
    case .flexible: .flexible(number)
    }
  }

  private func call<Name: CallName>(_: Name.Type) -> (Name, Double)? {
    let names = Name.allCases.map(\.rawValue)
    if case .number(let number) = value.kind {
      report(.bareNumber(number, meant: Name.meant(by: number).map(\.rawValue)))
      return nil
    }
    guard let text = string() else { return nil }
    guard let call = NotationCall(text) else {
      report(.notACall(text, names: names))
      return nil
    }
    guard let name = Name(rawValue: call.name) else {
      report(.unknownName(call.name, names: names))
      return nil
    }
    return (name, call.number)
  }
}
