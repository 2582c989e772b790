/// One thing that is wrong in a published file: what, as data, and where.
package struct PageFinding: Hashable, Sendable {
  /// What is wrong.
  package var kind: Kind
  /// The line in the published file, from 1.
  package var line: Int
  /// The column in Unicode scalars, from 1; `nil` where only the line is known.
  package var column: Int?

  package init(_ kind: Kind, line: Int, column: Int? = nil) {
    self.kind = kind
    self.line = line
    self.column = column
  }

  /// What can be wrong, with the names and values that a sentence about it needs.
  package enum Kind: Error, Hashable, Sendable {
    // MARK: Syntax

    /// Not XML; `reason` is the XML library's own sentence.
    case notWellFormed(reason: String)
    /// Does not begin with exactly `<!DOCTYPE html>`: browsers would lay it out in quirks mode.
    case missingDoctype
    /// An empty element written `<div/>`, which HTML reads as an opening tag.
    case selfClosedElement(String)
    /// A void element written `<br></br>`, which HTML reads as two.
    case closedVoidElement(String)
    /// A CDATA section, which HTML reads as a comment.
    case characterDataSection
    /// A processing instruction or XML declaration, which HTML reads as a comment.
    case processingInstruction
    /// An element name with a prefix (`svg:path`), which HTML does not know.
    case prefixedElement(String)
    /// `<` or `&` inside `script` or `style`: XML wants it escaped, HTML does not undo that.
    case escapedRawText(element: String)

    // MARK: Schema

    /// No element of HTML or of the part of SVG that the schema knows.
    case unknownElement(String)
    /// A known element where it may not stand.
    case misplacedElement(String, parent: String)
    /// Text where none may stand.
    case misplacedText(parent: String)
    /// An attribute that the element does not have.
    case unknownAttribute(String, element: String)
    /// A value that the attribute cannot have.
    case invalidAttributeValue(String, attribute: String, element: String)
    /// An attribute that the element must have.
    case missingAttribute(String, element: String)
    /// Children that the element must have and does not.
    case incompleteElement(String)

    // MARK: Names and references inside a page

    /// An `id` that an element above has already.
    case duplicateID(String, firstLine: Int)
    /// An attribute that names the id of an element which is not in the page.
    case missingReference(id: String, attribute: String)

    // MARK: What readers and assistive technology need

    /// `html` without `lang`.
    case missingLanguage
    /// `xml:lang` says something else than `lang`.
    case contradictoryLanguage(String, String)
    /// No `title`, or one without a word in it.
    case missingTitle
    /// `img` without `alt`.
    case missingAlternativeText
    /// `img` without a whole number of pixels as `width` or `height`: the page would jump.
    case missingImageSize(attribute: String)
    /// No `h1`.
    case missingMainHeading
    /// A second `h1`.
    case repeatedMainHeading(firstLine: Int)
    /// A heading more than one level below the one before it; 0 stands for the page's beginning.
    case skippedHeadingLevel(from: Int, to: Int)
    /// A link, button or frame that a screen reader cannot name.
    case missingAccessibleName(element: String)
    /// A link or control inside another one.
    case nestedControl(String, inside: String)

    // MARK: Links

    /// A relative link to a file that is not there; `nearest` is one that differs little.
    case missingFile(String, nearest: String?)
    /// A fragment that is no id of the page it points into.
    case missingFragment(String, page: String)
    /// A link that begins with a slash: it breaks when the site lies below a path.
    case rootedLink(String)
    /// A relative link that leaves the site's folder.
    case escapingLink(String)
    /// A link to a folder: without a server it shows a list of files, not the page.
    case folderLink(String)
    /// A link without an address.
    case emptyLink(attribute: String)
    /// A link that is no URL reference: a bare `%`, a space, a backslash, an encoded slash.
    case malformedLink(String)
    /// A scheme that runs or holds content itself, such as `javascript:`.
    case forbiddenScheme(String, link: String)
    /// Something that the page loads from elsewhere, which its own policy forbids.
    case externalResource(String)
    /// A `srcset` that browsers ignore, as a whole or in part.
    case malformedSourceSet(String)
  }
}

extension PageFinding: Error, Comparable {
  package static func < (a: Self, b: Self) -> Bool {
    (a.line, a.column ?? 0) < (b.line, b.column ?? 0)
  }
}

extension PageFinding {
  /// The same place with something else wrong.
  func with(_ kind: Kind) -> PageFinding { PageFinding(kind, line: line, column: column) }
}
