/// What keeps a file from being read, or from meaning the same as XML and as HTML.
package enum SyntaxFault: Hashable, Sendable {
  /// Not XML; `reason` is the XML library's own sentence.
  case notWellFormed(reason: String)
  /// Does not begin with exactly `<!DOCTYPE html>`: browsers would lay it out in quirks mode.
  case missingDoctype
  /// Declarations in the document type, which can be made to expand without bound.
  case documentTypeDeclarations
  /// An element written `<div/>`, which HTML reads as an opening tag.
  case selfClosedElement(String)
  /// A void element written `<br></br>`, which HTML reads as two.
  case closedVoidElement(String)
  /// A CDATA section, which HTML reads as a comment.
  case characterDataSection
  /// A processing instruction or XML declaration, which HTML reads as a comment.
  case processingInstruction
  /// An element name with a prefix (`svg:path`), which HTML does not know.
  case prefixedElement(String)
  /// An escape inside `script` or `style`, which HTML does not undo.
  case escapedRawText(element: String)
}

/// Where a page leaves the schema.
package enum SchemaFault: Hashable, Sendable {
  /// No element of HTML or of the part of SVG that the schema knows.
  case unknownElement(String)
  /// A known element where it may not stand.
  case misplacedElement(String, parent: String)
  /// Text where none may stand.
  case misplacedText(parent: String)
  /// An attribute that the element does not have, or not together with its others.
  case unknownAttribute(String, element: String)
  /// A value that the attribute cannot have.
  case invalidAttributeValue(String, attribute: String, element: String)
  /// An attribute that the element must have.
  case missingAttribute(String, element: String)
  /// Children that the element must have and does not.
  case incompleteElement(String)
}

/// Where names inside a page do not work out.
package enum ReferenceFault: Hashable, Sendable {
  /// An `id` that an element above has already.
  case duplicateID(String, firstLine: Int)
  /// An attribute that names the id of an element which is not in the page.
  case missingReference(id: String, attribute: String)
}

/// What a reader, or the technology that assists one, would miss.
package enum ReadingFault: Hashable, Sendable {
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
}

/// What is wrong with an address.
package enum LinkFault: Error, Hashable, Sendable {
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
  /// A candidate of a `srcset` that browsers ignore.
  case malformedSourceSet(String)
}
