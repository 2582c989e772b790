/// One address in a published file, as written (character references replaced).
package struct Link: Hashable, Sendable {
  /// What following it means.
  package enum Role: UInt8, Sendable {
    /// A person goes there.
    case navigation
    /// The page loads it.
    case resource
  }

  /// The address.
  package var address: String
  /// What following it means.
  package var role: Role
  /// The line in the file, from 1.
  package var line: Int
  /// The column in Unicode scalars, from 1.
  package var column: Int

  package init(_ address: String, role: Role, line: Int, column: Int) {
    self.address = address
    self.role = role
    self.line = line
    self.column = column
  }
}

/// What a published file asks of the others and offers to them; small enough to keep in a cache.
package struct FileFacts: Hashable, Sendable {
  /// Its addresses in order; those that name an id of the same page are left out.
  package var links: [Link]
  /// The ids that a fragment can name; `nil` for files that are no pages.
  package var ids: [String]?

  package init(links: [Link] = [], ids: [String]? = nil) {
    self.links = links
    self.ids = ids
  }
}

/// The outcome of reading one published file.
package struct FileReport: Hashable, Sendable {
  /// What it asks and offers.
  package var facts: FileFacts
  /// What is wrong in it alone, in the order of lines.
  package var findings: [PageFinding]
}
