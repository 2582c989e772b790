import CollectionLayout
import Testing

/// Numbers no person means: each ends with finite frames or with an error that names the place.
@Suite struct HostileTests {
  static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, -1, 0, 1e-300, .leastNonzeroMagnitude, 1e9, 1e18, 1e308, -1e308,
    .greatestFiniteMagnitude,
  ]

  private func attempt(
    _ section: NSCollectionLayoutSection, items: Int = 5,
    container: CGSize = CGSize(width: 300, height: 600)
  ) {
    let layout = UICollectionViewCompositionalLayout(section: section)
    do {
      let solution = try layout.solution(
        in: LayoutProposal(containerSize: container, itemCounts: [items, items]))
      for section in solution.sections {
        #expect(section.frames.allSatisfy { $0.isFinite })
        #expect(section.frame.isFinite)
        #expect(section.orthogonal?.restOffsets.allSatisfy { $0.isFinite } ?? true)
        #expect(section.boundarySupplementaryItems.allSatisfy { $0.frame.isFinite })
        #expect(section.decorations.allSatisfy { $0.frame.isFinite })
        #expect(section.itemSupplementaries.allSatisfy { $0.frame.isFinite })
      }
      #expect(!solution.debugDescription.isEmpty)
    } catch {
      #expect(error.description.hasPrefix("section") || error.description.hasPrefix("layout"))
    }
  }

  @Test(arguments: numbers)
  func sizesOfItemsAndGroups(_ number: CGFloat) {
    let dimensions: [NSCollectionLayoutDimension] = [
      .fractionalWidth(number), .fractionalHeight(number), .absolute(number), .estimated(number),
      .uniformAcrossSiblings(estimate: number),
    ]
    for dimension in dimensions {
      attempt(NSCollectionLayoutSection(group: row([item(dimension, .absolute(10))])))
      attempt(NSCollectionLayoutSection(group: row([item(.absolute(10), dimension)])))
      attempt(
        NSCollectionLayoutSection(
          group: .vertical(layoutSize: size(dimension, dimension), subitems: [fillingItem()])))
      attempt(
        NSCollectionLayoutSection(
          group: .vertical(
            layoutSize: size(.absolute(10), .absolute(10)), subitem: item(dimension, dimension),
            count: 3)))
    }
  }

  @Test(arguments: numbers)
  func spacingsAndInsets(_ number: CGFloat) {
    let insets = NSDirectionalEdgeInsets(
      top: number, leading: number, bottom: number, trailing: number)
    for spacing in [NSCollectionLayoutSpacing.fixed(number), .flexible(number)] {
      let item = item(.fractionalWidth(0.3), .fractionalHeight(1))
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: spacing, top: spacing, trailing: spacing, bottom: spacing)
      attempt(NSCollectionLayoutSection(group: row([item])))
      let group = row([self.fractional])
      group.interItemSpacing = spacing
      group.contentInsets = insets
      attempt(NSCollectionLayoutSection(group: group))
    }
    let section = NSCollectionLayoutSection(group: row([fractional]))
    section.interGroupSpacing = number
    attempt(section)
    section.orthogonalScrollingBehavior = .groupPaging
    attempt(section)
    section.contentInsets = insets
    section.interGroupSpacing = 0
    attempt(section)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = insets
    section.decorationItems = [background]
    attempt(section)
  }

  private var fractional: NSCollectionLayoutItem {
    item(.fractionalWidth(0.3), .fractionalHeight(1))
  }

  @Test(arguments: numbers)
  func offsetsAndContainers(_ number: CGFloat) {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(10), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: .top, fractionalOffset: CGPoint(x: number, y: number)))
    let badged = NSCollectionLayoutItem(
      layoutSize: size(.absolute(10), .absolute(10)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(group: row([badged]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(10)), elementKind: "header",
        alignment: .top, absoluteOffset: CGPoint(x: number, y: number))
    ]
    attempt(section)
    for behavior in UICollectionLayoutSectionOrthogonalScrollingBehavior.allCases {
      let section = plainSection()
      section.orthogonalScrollingBehavior = behavior
      attempt(section, container: CGSize(width: number, height: 600))
      attempt(section, container: CGSize(width: 300, height: number))
    }
  }

  @Test(arguments: [0, -1, .min, .max, 1 << 40])
  func countsOfAGroup(_ count: Int) {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(10), .absolute(10)), repeatingSubitem: fillingItem(),
      count: count)
    #expect(throws: LayoutError.self) { try solve(group, items: 1) }
  }

  @Test func countsOfASection() throws {
    #expect(throws: LayoutError.impossibleItemCount(section: 0, -1)) {
      try solve(plainSection(), items: -1)
    }
    let full = try solve(
      plainSection(),
      LayoutProposal(containerSize: CGSize(width: 300, height: 600), itemCounts: [.max]))
    #expect(full.sections[0].frame(at: .max - 1).isFinite)
  }

  @Test func countsOfASectionThatMustBeAskedItemByItem() {
    var proposal = LayoutProposal(
      containerSize: CGSize(width: 300, height: 600), itemCounts: [.max])
    proposal.measure = { $1 }
    let rows = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(10)),
      subitems: [item(.fractionalWidth(1), .estimated(10))])
    let refusal = LayoutError.impossibleItemCount(section: 0, .max)
    #expect(throws: refusal) { try solve(NSCollectionLayoutSection(group: rows), proposal) }
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 1, height: 1)
    #expect(throws: refusal) { try flow.solution(in: proposal) }
  }

  @Test func restOffsetsOfEndlessStripsEnd() throws {
    let section = plainSection()
    section.orthogonalScrollingBehavior = .groupPagingCentered
    let proposal = LayoutProposal(
      containerSize: CGSize(width: 300, height: 600), itemCounts: [.max])
    let strip = try #require(try solve(section, proposal).sections[0].orthogonal)
    #expect(strip.restOffsets.count == 1_000_000)
  }

  @Test(arguments: numbers)
  func safeAreas(_ number: CGFloat) {
    var proposal = LayoutProposal(
      containerSize: CGSize(width: 300, height: 600), itemCounts: [3])
    proposal.safeAreaInsets = UIEdgeInsets(top: 0, left: number, bottom: 0, right: 0)
    let solution = try? solve(
      NSCollectionLayoutSection(group: row([item(.absolute(10), .absolute(10))])), proposal)
    #expect(solution?.sections[0].frames.allSatisfy { $0.isFinite } ?? true)
  }

  @Test func aGroupWithoutSubitems() {
    #expect(throws: LayoutError.emptyGroup(LayoutPlace(section: 0))) {
      try solve(row([]), items: 1)
    }
  }

  @Test func threadsOfItemsInARowAreTooMany() {
    let thread = item(.absolute(0.02), .fractionalHeight(1))
    #expect(throws: LayoutError.self) {
      try solve(row([thread]), items: 1, in: CGSize(width: 1e6, height: 10))
    }
  }

  @Test func groupsInGroupsEndSomewhere() throws {
    func nested(_ depth: Int, count: Int) -> NSCollectionLayoutItem {
      (0..<depth).reduce(fillingItem()) { item, _ in
        NSCollectionLayoutGroup.horizontal(
          layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), subitem: item,
          count: count)
      }
    }
    #expect(try solve(row([nested(10, count: 2)]), items: 1_024).count == 1_024)
    #expect(throws: LayoutError.self) { try solve(row([nested(10, count: 10)]), items: 1) }
    #expect(throws: LayoutError.self) { try solve(row([nested(1_000, count: 1)]), items: 1) }
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}
