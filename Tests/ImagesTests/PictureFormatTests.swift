import Testing

@testable import Images

@Suite("A picture's format")
struct PictureFormatTests {
  struct Head: CustomTestStringConvertible {
    var testDescription: String
    var bytes: [UInt8]
    var format: PictureFormat?

    init(_ description: String, _ bytes: [UInt8], _ format: PictureFormat?) {
      testDescription = description
      self.bytes = bytes
      self.format = format
    }
    init(_ description: String, _ text: String, _ format: PictureFormat?) {
      self.init(description, Array(text.utf8), format)
    }
    /// An ISO base media file's first box.
    init(brand: String, compatible: String..., is format: PictureFormat?) {
      let brands = Array((brand + "\0\0\0\0" + compatible.joined()).utf8)
      self.init(
        "ftyp \(brand) \(compatible)",
        [0, 0, 0, UInt8(8 + brands.count)] + Array("ftyp".utf8) + brands + Array("junkavif".utf8),
        format)
    }
  }

  // From the formats' specifications.
  static let heads: [Head] = [
    Head("JPEG with JFIF", [0xFF, 0xD8, 0xFF, 0xE0, 0, 16, 0x4A, 0x46], .jpeg),
    Head("JPEG with EXIF", [0xFF, 0xD8, 0xFF, 0xE1], .jpeg),
    Head("PNG", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0], .png),
    Head("PNG that a text transfer broke", [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A], nil),
    Head("WebP", "RIFF\u{10}\0\0\0WEBPVP8 ", .webp),
    Head("a wave in RIFF", "RIFF\u{10}\0\0\0WAVEfmt ", nil),
    Head("GIF of 1987", "GIF87a\u{1}", .gif),
    Head("GIF of 1989", "GIF89a\u{1}", .gif),
    Head("TIFF, little end first", [0x49, 0x49, 0x2A, 0, 8], .tiff),
    Head("TIFF, big end first", [0x4D, 0x4D, 0, 0x2A, 0], .tiff),
    Head("BigTIFF", [0x49, 0x49, 0x2B, 0, 8], .tiff),
    Head("JPEG XL codestream", [0xFF, 0x0A, 0], .jxl),
    Head("JPEG XL container", [0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20, 13, 10, 0x87, 10], .jxl),
    Head(brand: "avif", compatible: "mif1", "miaf", is: .avif),
    Head(brand: "mif1", compatible: "avif", is: .avif),
    Head(brand: "heic", compatible: "mif1", is: .heic),
    Head(brand: "mif1", compatible: "heic", is: .heic),
    Head(brand: "msf1", compatible: "hevc", is: .heic),
    Head(brand: "isom", compatible: "mp42", is: nil),
    Head("a box that ends in the minor version", "\0\0\0\u{0E}ftypavif\0\0", .avif),
    Head("a box that is cut", "\0\0\0\u{18}ftypav", nil),
    Head("SVG", "<svg xmlns='http://www.w3.org/2000/svg'/>", .svg),
    Head("SVG without attributes", "<svg>", .svg),
    Head("SVG with a prefix", "<s:svg xmlns:s='http://www.w3.org/2000/svg'/>", .svg),
    Head(
      "SVG after all that XML allows", "\u{FEFF}<?xml version='1.0'?>\r\n<!-- <a> -->\n<svg \n>",
      .svg),
    Head(
      "SVG with a public document type",
      "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'svg11.dtd'><svg>", .svg),
    Head(
      "SVG with entities, as drawing programs write it",
      "<!DOCTYPE svg PUBLIC '-//W3C' 'a' [\n<!ENTITY ns 'http://x'>\n<!ENTITY b 'c'>\n]><svg>", .svg
    ),
    Head("a web page with a drawing", "<!DOCTYPE html><html><svg></svg></html>", nil),
    Head("XML that is no drawing", "<?xml version='1.0'?><svgs/>", nil),
    Head("a comment without end", "<!-- <svg>", nil),
    Head("text", "svg", nil),
    Head("a PDF", "%PDF-1.7", nil),
    Head("nothing", "", nil),
    Head("zeros", [UInt8](repeating: 0, count: 64), nil),
    Head("half a signature", [0xFF, 0xD8], nil),
  ]

  @Test(arguments: heads)
  func isKnownByTheFirstBytes(head: Head) {
    #expect(PictureFormat.sniff(head.bytes) == head.format)
  }
}
