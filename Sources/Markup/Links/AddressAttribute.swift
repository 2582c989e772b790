/// An attribute that holds addresses.
struct AddressAttribute: Sendable {
  var name: StaticString
  var isSourceSet = false
  private var fixedRole: Link.Role?

  /// The attributes of an element that hold addresses.
  static func all(of element: String) -> [AddressAttribute] { byElement[element] ?? [] }

  /// What following one of its addresses means.
  func role(in element: PageElement) -> Link.Role {
    if let fixedRole { return fixedRole }
    let relations = (element["rel"] ?? "").lowercased().split(whereSeparator: \.isWhitespace)
    let loads = relations.contains { Self.loadingRelations.contains(String($0)) }
    return loads ? .resource : .navigation
  }

  private static let src = AddressAttribute(name: "src", fixedRole: .resource)
  private static let srcset = AddressAttribute(
    name: "srcset", isSourceSet: true, fixedRole: .resource)
  private static let href = AddressAttribute(name: "href", fixedRole: .navigation)
  private static let loadedHref = AddressAttribute(name: "href", fixedRole: .resource)

  private static let byElement: [String: [AddressAttribute]] = [
    "a": [href], "area": [href],
    "link": [
      AddressAttribute(name: "href"),
      AddressAttribute(name: "imagesrcset", isSourceSet: true, fixedRole: .resource),
    ],
    "img": [src, srcset], "source": [src, srcset],
    "video": [src, AddressAttribute(name: "poster", fixedRole: .resource)],
    "audio": [src], "track": [src], "embed": [src], "iframe": [src], "input": [src],
    "script": [src],
    "object": [AddressAttribute(name: "data", fixedRole: .resource)],
    "use": [loadedHref], "image": [loadedHref],
    "form": [AddressAttribute(name: "action", fixedRole: .navigation)],
  ]

  /// Relations of a `link` that make the page load its target.
  private static let loadingRelations: Set = [
    "stylesheet", "icon", "apple-touch-icon", "mask-icon", "manifest", "preload", "modulepreload",
    "prefetch",
  ]
}
