/// What is wrong with a template, and where.
package struct MustacheError: Error, Equatable, Sendable {
  /// The fault.
  package enum Kind: Equatable, Sendable {
    /// A tag begins here and does not end before the next one or the end of the file.
    case unclosedTag(end: String)
    /// A tag without a name: `{{ }}`.
    case emptyTag
    /// Something that cannot be a name: `{{a b}}`, `{{a..b}}`.
    case invalidName(String)
    /// A set-delimiter tag that does not hold two delimiters: `{{=<%=}}`.
    case invalidDelimiters(String)
    /// A section, block or parent begins here and does not end.
    case unclosedSection(tag: String, end: String)
    /// An end tag for something that is not open here.
    case unexpectedEnd(tag: String)
    /// An end tag while something else is the innermost thing open.
    case mismatchedEnd(tag: String, expected: String)
    /// Sections lie too deep inside one another.
    case tooDeep(limit: Int)
    /// No template has the name a tag asks for.
    case unknownPartial(String, nearest: String?)
    /// No template has the name the program asks for.
    case unknownTemplate(String)
    /// Partials and sections are entered too deep: a partial includes itself without end.
    case endlessRecursion(limit: Int)
    /// More sections and partials were rendered than any page needs.
    case tooMuchWork(limit: Int)
  }

  /// The template's file.
  package var file: String
  /// The fault.
  package var kind: Kind
  /// Where it is; `nil` where no place in the file is at fault.
  package var place: TemplatePlace?
  /// Where the innermost thing begins that was open there.
  package var opening: Opening?

  /// A tag that has begun something, and where.
  package struct Opening: Equatable, Sendable {
    /// The tag as written.
    package var tag: String
    /// Where it is.
    package var place: TemplatePlace
  }
}

/// A place in a template.
package struct TemplatePlace: Hashable, Sendable {
  /// The line, counted from 1.
  package var line: Int
  /// The column in Unicode scalars, counted from 1.
  package var column: Int
}
