/// An attribute that holds addresses.
struct AddressAttribute {
  var name: StaticString
  var role: Link.Role
  var isSourceSet = false

  /// The attributes of an element that hold addresses.
  static func all(of element: PageElement) -> [AddressAttribute] {
    switch element.name {
    case "a", "area": [.init(name: "href", role: .navigation)]
    case "link":
      [
        .init(name: "href", role: linkRole(element)),
        .init(name: "imagesrcset", role: .resource, isSourceSet: true),
      ]
    case "img", "source":
      [
        .init(name: "src", role: .resource),
        .init(name: "srcset", role: .resource, isSourceSet: true),
      ]
    case "video": [.init(name: "src", role: .resource), .init(name: "poster", role: .resource)]
    case "script", "audio", "track", "embed", "iframe", "input":
      [.init(name: "src", role: .resource)]
    case "object": [.init(name: "data", role: .resource)]
    case "use", "image": [.init(name: "href", role: .resource)]
    case "form": [.init(name: "action", role: .navigation)]
    default: []
    }
  }

  /// Whether a `link` loads something or only names another page.
  private static func linkRole(_ element: PageElement) -> Link.Role {
    let relations = (element["rel"] ?? "").lowercased().split(whereSeparator: \.isWhitespace)
    return relations.contains { loadingRelations.contains(String($0)) } ? .resource : .navigation
  }

  private static let loadingRelations: Set = [
    "stylesheet", "icon", "apple-touch-icon", "mask-icon", "manifest", "preload", "modulepreload",
    "prefetch",
  ]
}
