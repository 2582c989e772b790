import CollectionLayout
import Foundation
import LayoutCSS

/// A page of a layout, and what should be measured on it.
struct LayoutPage {
  let layout: SampleLayout
  let compiled: CompiledLayout
  let sizes: [CollectionLayout.CGSize]

  init(_ layout: SampleLayout, widthStep: Int) throws {
    self.layout = layout
    compiled = try StylesheetCompiler(scope: "l").compile(frames: layout.solve)
    let integers = stride(from: 320, through: 1920, by: widthStep).map(Double.init)
    let thresholds = Self.thresholds(in: compiled.css)
    guard compiled.notes.isEmpty else {
      sizes = Self.middles(of: thresholds).map { CollectionLayout.CGSize(width: $0, height: 801) }
      return
    }
    // A 32nd of a px is a whole number of layout units at every pixel ratio.
    let nearChanges = thresholds.filter { (320...1920).contains($0) }
      .flatMap { [($0 * 32).rounded(.down) / 32, ($0 * 32).rounded(.up) / 32] }
    sizes = layout.heights.flatMap { height in
      (integers + nearChanges).sorted().map { CollectionLayout.CGSize(width: $0, height: height) }
    }
  }

  /// Writes the page, its stylesheet and the frames.
  func write(to folder: URL) throws {
    let base = folder.appending(path: layout.name)
    try Data(compiled.css.utf8).write(to: base.appendingPathExtension("css"))
    try Data(html.utf8).write(to: base.appendingPathExtension("html"))
    try JSONEncoder().encode(try measurements()).write(to: base.appendingPathExtension("json"))
  }

  /// The widths for which a structure is frozen: there alone it is the layout's.
  private static func middles(of thresholds: [Double]) -> [Double] {
    let ends = [200] + Array(Set(thresholds)).sorted() + [3840]
    return zip(ends, ends.dropFirst()).map { (($0 * $1).squareRoot() * 32).rounded() / 32 }
  }

  /// The widths at which a stylesheet changes.
  static func thresholds(in css: String) -> [Double] {
    css.matches(of: #/width<([0-9.]+)px/#).compactMap { Double($0.1) }
      .map { (($0 * 64).rounded(.down) + 0.5) / 64 }
  }

  private var html: String {
    var text = """
      <!DOCTYPE html><html lang="en"><meta charset="utf-8"/><title>\(layout.name)</title>
      <link rel="stylesheet" href="\(layout.name).css"/>
      <style>body{margin:0}section li{background:hsl(calc(var(--n,3)*40) 50% 60%)}</style>
      <div id="frame"><main class="\(compiled.containerClass)">

      """
    for section in compiled.sections {
      text += "<section class=\"\(section.className)\"><div class=\"\(section.bodyClass)\">\n"
      for chunk in section.chunks {
        text += "<ul class=\"\(chunk.className)\">"
        for item in chunk.items {
          let itemClass = section.itemClass(at: item).map { " class=\"\($0)\"" } ?? ""
          text += "<li data-i=\"\(item)\"\(itemClass)></li>"
          for classes in section.breakClasses(after: item) {
            text += "<li class=\"\(classes)\" role=\"presentation\" aria-hidden=\"true\"></li>"
          }
        }
        text += "</ul>\n"
      }
      text += "</div></section>\n"
    }
    return text + "</main></div></html>\n"
  }

  private func measurements() throws -> Measurements {
    Measurements(
      dependsOnHeight: layout.heights.count > 1, adds: !compiled.notes.isEmpty,
      sizes: try sizes.map { size in
        Measurements.Size(
          width: size.width, height: size.height,
          sections: try layout.solve(size).sections.map { section in
            Measurements.Section(
              strip: section.orthogonal != nil,
              height: section.frame.height,
              items: (0..<section.itemCount).filter(isMeasured(of: section.itemCount)).map {
                Measurements.Item(index: $0, section.frame(at: $0), in: section.frame)
              })
          })
      })
  }

  /// The first items, the last, and some between.
  private func isMeasured(of count: Int) -> (Int) -> Bool {
    { $0 < 24 || $0 >= count - 4 || $0 % 17 == 0 }
  }
}

/// What `layout_measure.py` reads.
struct Measurements: Encodable {
  struct Size: Encodable {
    var width: Double
    var height: Double
    var sections: [Section]
  }
  struct Section: Encodable {
    var strip: Bool
    var height: Double
    var items: [Item]
  }
  struct Item: Encodable {
    var index: Int
    var frame: [Double]

    init(index: Int, _ frame: CollectionLayout.CGRect, in section: CollectionLayout.CGRect) {
      self.index = index
      self.frame = [
        frame.minX - section.minX, frame.minY - section.minY, frame.width, frame.height,
      ]
    }
  }
  /// Whether the window's height matters.
  var dependsOnHeight: Bool
  /// Whether the browser adds heights up, and their rounding with them.
  var adds: Bool
  var sizes: [Size]
}
