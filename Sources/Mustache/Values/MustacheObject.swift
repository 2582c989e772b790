/// Names and their values, and the label of the content they were made from.
///
/// Members lie in one array and are found by a fixed hash of their names: an object of a page has
/// some twenty of them and is read a few times, which a dictionary does not pay for.
package struct MustacheObject: Sendable {
  struct Member: Equatable, Sendable {
    var key: NameKey
    var value: MustacheValue
  }

  /// What the object was made from, such as `photos/IMG_1.jpg`: a rendering names it as the origin
  /// of the lines written while the object was the innermost labelled context.
  package var origin: String?
  private(set) var members: [Member] = []

  /// Creates an object with a label; of two members with one name the later counts.
  package init(origin: String?, _ members: KeyValuePairs<String, MustacheValue>) {
    self.init(members: members.map { ($0.key, $0.value) })
    self.origin = origin
  }

  init(members: [(String, MustacheValue)]) {
    self.members.reserveCapacity(members.count)
    for (name, value) in members { self[name] = value }
  }
}

extension MustacheObject {
  /// The value of a name; `nil` where the object does not have the name.
  ///
  /// - Complexity: O(members), a word's comparison each.
  package subscript(name: String) -> MustacheValue? {
    get { self[NameKey(name)] }
    set {
      let key = NameKey(name)
      let index = members.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  subscript(key: NameKey) -> MustacheValue? {
    for member in members where member.key == key { return member.value }
    return nil
  }
}

extension MustacheObject: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral members: (String, MustacheValue)...) {
    self.init(members: members)
  }
}

extension MustacheObject: Equatable {
  package static func == (a: MustacheObject, b: MustacheObject) -> Bool {
    a.origin == b.origin && a.members.count == b.members.count
      && a.members.allSatisfy { b[$0.key] == $0.value }
  }
}
