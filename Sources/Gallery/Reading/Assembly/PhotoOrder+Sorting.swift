import Images

extension PhotoOrder {
  /// Photos in this order.
  ///
  /// - Parameters:
  ///   - indices: the photos, as indices into `photos`; those stand in name order.
  /// - Complexity: O(n log n).
  func sorted(_ indices: [Int], of photos: [Photo]) -> [Int] {
    switch self {
    case .name: indices.sorted()
    case .nameReversed: indices.sorted(by: >)
    case .date: byDate(indices, of: photos, areInOrder: <)
    case .dateReversed: byDate(indices, of: photos, areInOrder: >)
    }
  }

  /// The albums inside an album go by name, from the end where the photos do: years and dates at
  /// the start of names then run the same way.
  var reversesAlbums: Bool { self == .nameReversed || self == .dateReversed }

  private func byDate(
    _ indices: [Int], of photos: [Photo],
    areInOrder: ((date: CaptureDate, index: Int), (date: CaptureDate, index: Int)) -> Bool
  ) -> [Int] {
    let dated = indices.compactMap { index in
      photos[index].metadata.captureDate.map { (date: $0, index: index) }
    }
    let undated = indices.filter { photos[$0].metadata.captureDate == nil }
    return dated.sorted(by: areInOrder).map(\.index) + undated.sorted()
  }
}
