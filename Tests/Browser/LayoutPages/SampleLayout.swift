import CollectionLayout

/// A layout to be measured.
struct SampleLayout: Sendable {
  let name: String
  var heights: [Double] = [801]
  var isExact = true
  let solve: @Sendable (CGSize) throws(LayoutError) -> LayoutSolution

  static let all: [SampleLayout] = [
    SampleLayout(name: "floor-grid") { grid($0, minimum: 150, gap: 8, itemCount: 500) },
    SampleLayout(name: "floor-grid-seamless") { grid($0, minimum: 150, gap: 0, itemCount: 100) },
    SampleLayout(name: "list") { grid($0, minimum: 3000, gap: 8, itemCount: 300, ratio: 0.3) },
    SampleLayout(name: "three-columns") { grid($0, columns: 3, gap: 2, itemCount: 1000) },
    SampleLayout(name: "floor-grid-2000") { grid($0, minimum: 150, gap: 8, itemCount: 2000) },
    SampleLayout(name: "mosaic-2000") { mosaic($0, itemCount: 2000) },
    SampleLayout(name: "mosaic") { mosaic($0, itemCount: 203) },
    SampleLayout(name: "justified-200") { (size) throws(LayoutError) in
      try compositional(size, photos: 200, justified)
    },
    SampleLayout(name: "justified-7") { (size) throws(LayoutError) in
      try compositional(size, photos: 7, justified)
    },
    SampleLayout(name: "waterfall-200") { (size) throws(LayoutError) in
      try compositional(size, photos: 200, waterfall)
    },
    SampleLayout(name: "banner", heights: [401, 801, 1201]) { banner($0) },
    SampleLayout(name: "carousel-continuous") { carousel($0, .continuous) },
    SampleLayout(name: "carousel-boundary") { carousel($0, .continuousGroupLeadingBoundary) },
    SampleLayout(name: "carousel-paging") { carousel($0, .paging) },
    SampleLayout(name: "carousel-group") { carousel($0, .groupPaging) },
    SampleLayout(name: "carousel-centered") { carousel($0, .groupPagingCentered) },
  ]

  private static func grid(
    _ size: CGSize, minimum: Double, gap: Double, itemCount: Int, ratio: Double = 1
  ) -> LayoutSolution {
    let columns = max(1, ((size.width + gap) / (minimum + gap)).rounded(.down))
    return grid(size, columns: columns, gap: gap, itemCount: itemCount, ratio: ratio)
  }

  private static func grid(
    _ size: CGSize, columns: Double, gap: Double, itemCount: Int, ratio: Double = 1
  ) -> LayoutSolution {
    let width = (size.width - gap * (columns - 1)) / columns
    let height = width * ratio
    let rows = (Double(itemCount) / columns).rounded(.up)
    return stack(
      CGRect(x: 0, y: 0, width: size.width, height: height),
      (0..<Int(columns)).map {
        CGRect(x: Double($0) * (width + gap), y: 0, width: width, height: height)
      }, advance: height + gap, itemCount: itemCount, height: rows * (height + gap) - gap)
  }

  /// Two stacked, one tall, two stacked; with insets.
  private static func mosaic(_ size: CGSize, itemCount: Int) -> LayoutSolution {
    let width = size.width - 32
    let height = width * 2 / 3
    let group = CGRect(x: 16, y: 20, width: width, height: height)
    let third = width / 3
    let leaves = [(0.0, 0.0, 0.5), (0, 0.5, 0.5), (1, 0, 1), (2, 0, 0.5), (2, 0.5, 0.5)].map {
      CGRect(
        x: 16 + $0.0 * third + 2, y: 20 + $0.1 * height + 2, width: third - 4,
        height: $0.2 * height - 4)
    }
    let rows = (Double(itemCount) / 5).rounded(.up)
    return stack(
      group, leaves, advance: height + 10, itemCount: itemCount,
      height: 20 + rows * (height + 10) - 10 + 30)
  }

  /// The ratios of cameras, upright and not, now and then a panorama.
  static func ratios(_ count: Int) -> [Double] {
    let cameras: [Double] = [1.5, 1.25, 0.625, 1.5, 1.75, 0.75, 1, 1.5]
    return (0..<count).map { (index: Int) -> Double in
      let camera = (index * 7 + index / 5) % cameras.count
      return index % 41 == 40 ? 6 : cameras[camera]
    }
  }

  private static func justified(
    _ count: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutGroup {
    .justifiedRows(aspectRatios: ratios(count), targetRowHeight: 240, spacing: 6)
  }

  private static func waterfall(
    _ count: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutGroup {
    let width = environment.container.effectiveContentSize.width
    return .waterfall(
      aspectRatios: ratios(count), columns: max(2, Int(width / 260)), spacing: 8)
  }

  private static func compositional(
    _ size: CGSize, photos: Int,
    _ group: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutGroup
  ) throws(LayoutError) -> LayoutSolution {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let section = NSCollectionLayoutSection(group: group(photos, environment))
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 10, leading: 16, bottom: 20, trailing: 16)
      return section
    }
    return try layout.solution(in: LayoutProposal(containerSize: size, itemCounts: [photos]))
  }

  private static func banner(_ size: CGSize) -> LayoutSolution {
    let height = size.height < 480 ? size.height * 0.9 : size.height * 2 / 3
    let frame = CGRect(x: 0, y: 0, width: size.width, height: height)
    return stack(frame, [frame], advance: height, itemCount: 1, height: height)
  }

  private static func stack(
    _ group: CGRect, _ leaves: [CGRect], advance: Double, itemCount: Int, height: Double
  ) -> LayoutSolution {
    let frame = CGRect(x: 0, y: 0, width: group.width + 2 * group.minX, height: height)
    let pattern = GroupPattern(
      firstGroup: group, leaves: leaves, advance: CGPoint(x: 0, y: advance))
    return LayoutSolution(
      sections: [
        SectionSolution(frame: frame, itemCount: itemCount, arrangement: .pattern(pattern))
      ],
      contentSize: frame.size)
  }

  private static func carousel(
    _ size: CGSize, _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> LayoutSolution {
    let extent = (size.width - 32) * 0.4
    let leaf = CGRect(x: 16, y: 12, width: extent, height: extent * 0.75)
    let count = 250
    let frame = CGRect(x: 0, y: 0, width: size.width, height: leaf.height + 24)
    return LayoutSolution(
      sections: [
        SectionSolution(
          frame: frame, itemCount: count,
          arrangement: .pattern(
            GroupPattern(
              firstGroup: leaf, leaves: [leaf], advance: CGPoint(x: extent + 10, y: 0))),
          orthogonal: OrthogonalStrip(
            behavior: behavior,
            viewport: CGRect(x: 16, y: 12, width: size.width - 32, height: leaf.height),
            length: Double(count) * (extent + 10) - 10, groupCount: count, groupExtent: extent,
            groupSpacing: 10))
      ], contentSize: frame.size)
  }
}
