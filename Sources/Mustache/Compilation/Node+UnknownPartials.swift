internal import Diagnostics

extension Node {
  /// The faults that partials named in the node are not among the known ones.
  func unknownPartials(in file: String, known: [String]) -> [MustacheError] {
    switch self {
    case .text, .variable: []
    case .section(let section): section.content.unknownPartials(in: file, known: known)
    case .block(let block): block.content.unknownPartials(in: file, known: known)
    case .partial(let partial): partial.fault(in: file, known: known)
    case .parent(let partial, let arguments):
      partial.fault(in: file, known: known)
        + arguments.map(\.content).flatMap { $0.unknownPartials(in: file, known: known) }
    }
  }
}

extension [Node] {
  /// The faults of all the nodes.
  func unknownPartials(in file: String, known: [String]) -> [MustacheError] {
    flatMap { $0.unknownPartials(in: file, known: known) }
  }
}

extension Node.Partial {
  fileprivate func fault(in file: String, known: [String]) -> [MustacheError] {
    guard case .unknown(let name) = target else { return [] }
    return [.unknownPartial(name, known: known, file: file, place: place)]
  }
}

extension MustacheError {
  /// The fault that no template has a name.
  static func unknownPartial(
    _ name: String, known: [String], file: String, place: TemplatePlace
  ) -> MustacheError {
    let nearest = nearestName(to: name, among: known)
    return MustacheError(file: file, kind: .unknownPartial(name, nearest: nearest), place: place)
  }
}
