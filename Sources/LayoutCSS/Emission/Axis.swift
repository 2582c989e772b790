/// The direction in which a section's groups follow each other, in the words of CSS.
enum Axis {
  /// Down the page.
  case block
  /// Sideways, in reading direction.
  case inline

  /// The distance from the start that does not move what follows.
  var inset: String { "inset-" + name + "-start" }
  /// The distance from the start that does.
  var margin: String { "margin-" + name + "-start" }
  /// The distance to the end.
  var marginEnd: String { "margin-" + name + "-end" }
  /// The extent.
  var size: String { name + "-size" }
  /// The room before the content.
  var padding: String { "padding-" + name + "-start" }
  /// The room after the content.
  var paddingEnd: String { "padding-" + name + "-end" }

  private var name: String {
    switch self {
    case .block: "block"
    case .inline: "inline"
    }
  }
}
