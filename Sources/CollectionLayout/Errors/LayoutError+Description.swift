extension LayoutError: CustomStringConvertible {
  /// The fault in one line, the place first.
  ///
  ///     section 0, group, subitem 2: the width -3 is below zero
  public var description: String {
    "\(place): \(fault)"
  }

  /// Where the fault is.
  public var place: LayoutPlace {
    switch self {
    case .impossibleLength(let place, _, _), .impossibleCount(let place, _),
      .emptyGroup(let place), .tooManyItemsInGroup(let place, _),
      .nestedTooDeeply(let place, _), .duplicateElementKind(let place):
      place
    case .impossibleItemCount(let section, _), .missingSection(let section):
      LayoutPlace(section: section)
    }
  }

  /// The fault without its place.
  public var fault: String {
    switch self {
    case .impossibleLength(_, let quantity, let value):
      "\(quantity.words) \(LayoutText.number(value)) \(Self.fault(of: value))"
    case .impossibleCount(_, let count): "a group cannot hold \(count) items"
    case .impossibleItemCount(_, let count): "a section cannot hold \(count) items"
    case .emptyGroup: "the group places no item"
    case .tooManyItemsInGroup(_, let limit): "the group would hold more than \(limit) items"
    case .nestedTooDeeply(_, let limit): "groups are nested more than \(limit) deep"
    case .duplicateElementKind(let place):
      "the element kind “\(place.elementKind ?? "")” is used twice in the section"
    case .missingSection: "the section provider has no section for its items"
    }
  }

  private static func fault(of value: CGFloat) -> String {
    if value.isNaN { return "is not a number" }
    if value < 0 { return "is below zero" }
    return "is beyond all measure"
  }
}

extension LayoutPlace: CustomStringConvertible {
  /// The place in words.
  public var description: String {
    var words: [String] = []
    if let section { words.append("section \(section)") } else { words.append("layout") }
    if !subitems.isEmpty { words.append("group") }
    for subitem in subitems { words.append("subitem \(subitem)") }
    if let elementKind { words.append("element kind “\(elementKind)”") }
    return LayoutText.joined(words, by: ", ")
  }
}

extension LayoutQuantity {
  fileprivate var words: String {
    switch self {
    case .containerSize: "the container’s extent"
    case .width: "the width"
    case .height: "the height"
    case .customFrame: "the frame’s coordinate"
    case .spacing: "the spacing"
    case .edgeSpacing: "the edge spacing"
    case .insets: "the inset"
    case .offset: "the offset"
    case .measuredSize: "the measured extent"
    }
  }
}
