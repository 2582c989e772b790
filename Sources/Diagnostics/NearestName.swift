/// Returns the candidate a person most likely meant by `word`, or `nil` where none is close.
///
/// Close means an edit distance (insertion, deletion, replacement, swap of neighbours) of at most
/// a third of the word's length, and at least 1 where it has more letters than one; case does not
/// count. Of two equally close candidates the earlier is returned. A word longer than any name is
/// close to nothing.
///
/// - Complexity: O(candidates × length²).
public func nearestName(to word: String, among candidates: [String]) -> String? {
  let longestName = 64
  let letters = Array(word.prefix(longestName + 1).lowercased())
  let limit = min(max(1, letters.count / 3), letters.count - 1)
  guard letters.count <= longestName else { return nil }
  var best: (name: String, distance: Int)?
  for candidate in candidates where abs(candidate.count - letters.count) <= limit {
    let distance = editDistance(letters, Array(candidate.lowercased()))
    if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.name
}

/// The optimal string alignment distance between two words.
func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
  var rows = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
  for i in 0...a.count { rows[i][0] = i }
  for j in 0...b.count { rows[0][j] = j }
  for i in 1...a.count {
    for j in 1...b.count {
      let replaced = rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
      rows[i][j] = min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, replaced)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        rows[i][j] = min(rows[i][j], rows[i - 2][j - 2] + 1)
      }
    }
  }
  return rows[a.count][b.count]
}
