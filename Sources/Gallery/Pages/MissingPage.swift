internal import Mustache

/// The page that servers show in place of one they do not have.
///
/// It may be shown at any depth, where relative links lead astray; where the site's address is known
/// the way back is therefore absolute.
struct MissingPage {
  let frame: PageFrame

  /// What `pages/missing` asks for.
  func value() -> MustacheObject {
    var object = frame.value(for: PageHead(), at: PagePlace(folder: []), origin: nil)
    object["home"] = .string(frame.absolute("") ?? "index.html")
    return object
  }
}
