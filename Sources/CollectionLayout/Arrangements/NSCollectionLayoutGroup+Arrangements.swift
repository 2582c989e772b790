extension NSCollectionLayoutGroup {
  /// Returns a group of pictures in justified rows: each as high as its row and uncropped, each
  /// row as wide as the room, the rows as close to a height as they can come together.
  ///
  ///     let group = NSCollectionLayoutGroup.justifiedRows(
  ///       aspectRatios: photos.map(\.aspectRatio), targetRowHeight: 240, spacing: 8)
  ///     let section = NSCollectionLayoutSection(group: group)
  ///
  /// - Parameters:
  ///   - aspectRatios: the pictures' widths divided by their heights; what is not above zero and
  ///     finite counts as a square.
  ///   - targetRowHeight: the height rows should have, in points.
  ///   - spacing: the room between pictures and between rows, in points.
  /// - Complexity: O(pictures × pictures in a row) when solved.
  public static func justifiedRows(
    aspectRatios: [CGFloat], targetRowHeight: CGFloat, spacing: CGFloat = 0
  ) -> NSCollectionLayoutGroup {
    picturesOfFullWidth(estimatedHeight: targetRowHeight) { width in
      JustifiedRows(width: width, targetHeight: targetRowHeight, spacing: spacing)
        .frames(aspectRatios: aspectRatios)
    }
  }

  /// Returns a group of pictures in columns of equal width, each uncropped and under the column
  /// that is shortest so far.
  ///
  /// - Parameters:
  ///   - aspectRatios: the pictures' widths divided by their heights; what is not above zero and
  ///     finite counts as a square.
  ///   - columns: the number of columns, at least 1.
  ///   - spacing: the room between columns and between pictures, in points.
  /// - Complexity: O(pictures × log columns) when solved.
  public static func waterfall(
    aspectRatios: [CGFloat], columns: Int, spacing: CGFloat = 0
  ) -> NSCollectionLayoutGroup {
    picturesOfFullWidth(estimatedHeight: 100) { width in
      Waterfall(width: width, columns: columns, spacing: spacing)
        .frames(aspectRatios: aspectRatios)
    }
  }

  private static func picturesOfFullWidth(
    estimatedHeight: CGFloat, frames: @escaping (CGFloat) -> [CGRect]
  ) -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimatedHeight))
    return custom(layoutSize: size) { environment in
      frames(environment.container.effectiveContentSize.width).map {
        NSCollectionLayoutGroupCustomItem(frame: $0)
      }
    }
  }
}
