import CollectionLayout
import Testing

@testable import Gallery

@Suite("Presets place every picture, on every screen")
struct PresetTests {
  static let shapes: [PictureShape] = [
    (6000, 4000), (4000, 6000), (3000, 3000), (12000, 1200), (400, 4000), (4032, 3024), (940, 2),
    (1, 1), (5312, 2988), (6000, 4000), (4000, 6000), (6000, 4000), (4000, 3000), (800, 600),
  ].map { PictureShape(width: $0.0, height: $0.1) }

  static let screens = [
    CGSize(width: 320, height: 568), CGSize(width: 390, height: 844),
    CGSize(width: 844, height: 390), CGSize(width: 1024, height: 768),
    CGSize(width: 1440, height: 900), CGSize(width: 3840, height: 2160),
  ]

  /// The frames of the first so many pictures, an array a part.
  static func frames(
    _ preset: Preset, _ count: Int, _ options: PresetOptions = PresetOptions(), on screen: CGSize
  ) throws -> [[CGRect]] {
    let parts = preset.parts(for: Array(shapes.prefix(count)), options)
    #expect(parts.flatMap { Array($0.items) } == Array(0..<count))
    let layout = UICollectionViewCompositionalLayout { index, environment in
      parts[index].makeSection(environment)
    }
    let solution = try layout.solution(
      in: LayoutProposal(containerSize: screen, itemCounts: parts.map(\.items.count)))
    return solution.sections.map { section in
      (0..<section.itemCount).map { section.frame(at: $0) }
    }
  }

  @Test("inside the page, with an area, none over another", arguments: Preset.allCases)
  func frames(preset: Preset) throws {
    let scrollsSideways = preset == .carousel || preset == .filmstrip
    for screen in Self.screens {
      for count in 1...Self.shapes.count {
        let frames = try Self.frames(preset, count, on: screen).flatMap { $0 }
        #expect(frames.count == count)
        for (index, frame) in frames.enumerated() {
          #expect(frame.width > 0 && frame.height > 0, "\(count) on \(screen): \(frame)")
          #expect(frame.minX >= 0 && (scrollsSideways || frame.maxX <= screen.width + 0.01))
          for other in frames[..<index] { #expect(!frame.overlaps(other), "\(count) on \(screen)") }
        }
      }
    }
  }

  @Test("a mosaic has no holes", arguments: 2...14)
  func mosaicWithoutHoles(count: Int) throws {
    for screen in Self.screens {
      let spacing: CGFloat = screen.width < 640 ? 6 : 12
      let frames = try Self.frames(.mosaic, count, on: screen).flatMap { $0 }
      let covered = frames.reduce(0) { $0 + ($1.width + spacing) * ($1.height + spacing) }
      let width = frames.map(\.maxX).max()! - frames.map(\.minX).min()!
      let height = frames.map(\.maxY).max()! - frames.map(\.minY).min()!
      #expect(abs(covered / ((width + spacing) * (height + spacing)) - 1) < 1e-6)
    }
  }

  @Test(
    "columns follow the width, or the configuration",
    arguments: [
      (320, nil, 2), (390, nil, 2), (1024, nil, 3), (1440, nil, 4), (1920, nil, 5),
      (390, ByWidth(compact: 3, regular: 5), 3), (1440, ByWidth(compact: 3, regular: 5), 5),
    ] as [(CGFloat, ByWidth<Int>?, Int)])
  func columns(width: CGFloat, asked: ByWidth<Int>?, expected: Int) throws {
    var options = PresetOptions()
    options.columns = asked
    for preset in [Preset.grid, .waterfall] {
      let screen = CGSize(width: width, height: 900)
      let frames = try Self.frames(preset, 14, options, on: screen).flatMap { $0 }
      #expect(Set(frames.map { ($0.minX * 64).rounded() }).count == expected)
    }
  }

  @Test("uncropped presets keep ratios", arguments: [Preset.justified, .waterfall, .filmstrip])
  func ratios(preset: Preset) throws {
    for screen in Self.screens {
      let frames = try Self.frames(preset, 6, on: screen).flatMap { $0 }
      for (frame, shape) in zip(frames, Self.shapes) {
        #expect(abs(frame.width / frame.height / shape.aspectRatio - 1) < 1e-6)
      }
    }
  }

  @Test("two or three pictures fill the page's width, side by side or one under the other")
  func fewPictures() throws {
    let desk = CGSize(width: 1440, height: 900), phone = CGSize(width: 390, height: 844)
    for count in 2...3 {
      let row = try Self.frames(.justified, count, on: desk).flatMap { $0 }
      #expect(Set(row.map(\.minY)).count == 1)
      #expect(abs(row[count - 1].maxX - 1400) < 0.01)
      let column = try Self.frames(.justified, count, on: phone).flatMap { $0 }
      #expect(column.allSatisfy { $0.height >= 140 })
    }
  }

  @Test("an opening picture of any ratio leaves the page its width and some sight of the rest")
  func openings() throws {
    for shape in Self.shapes {
      let parts = Preset.featured.parts(for: [shape], PresetOptions())
      let layout = UICollectionViewCompositionalLayout { _, environment in
        parts[0].makeSection(environment)
      }
      for screen in Self.screens {
        let frame = try layout.solution(
          in: LayoutProposal(containerSize: screen, itemCounts: [1])
        ).sections[0].frame(at: 0)
        #expect(frame.height <= screen.width * 1.25)
        #expect(frame.minX >= 16 && frame.maxX <= screen.width - 16)
        #expect(abs(frame.midX - screen.width / 2) < 0.01)
      }
    }
  }
}

extension CGRect {
  /// Whether two rectangles share more than an edge.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > 0.01
      && min(maxY, other.maxY) - max(minY, other.minY) > 0.01
  }
}
