extension ArraySlice<UInt8> {
  /// What follows the first occurrence of `terminator`; nothing where it does not occur.
  ///
  /// - Complexity: O(bytes skipped × length of the terminator).
  func dropThrough(_ terminator: StaticString) -> Self {
    terminator.withUTF8Buffer { terminator in
      guard let last = terminator.last else { return self }
      var position = startIndex
      while let index = self[position...].firstIndex(of: last) {
        let start = index + 1 - terminator.count
        if start >= startIndex, self[start...index].elementsEqual(terminator) {
          return self[(index + 1)...]
        }
        position = index + 1
      }
      return self[endIndex...]
    }
  }
}
