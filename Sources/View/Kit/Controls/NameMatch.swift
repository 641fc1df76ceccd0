import View

/// The result of looking for a name that a person typed.
///
/// ```swift
/// let teas = [["Assam"], ["Sencha", "센차"]]
/// #expect(NameMatch("sen", among: teas) == .found(1))
/// #expect(NameMatch("asam", among: teas) == .unknown(nearest: 0))
/// ```
public enum NameMatch: Equatable {
  /// The index of the only match.
  case found(Int)
  /// The indexes of several names that are the typed one, or else begin with it.
  case ambiguous([Int])
  /// No match; perhaps the index of a similar name.
  case unknown(nearest: Int?)

  /// Looks for a name among the names of each candidate; case and composition make no difference.
  public init(_ name: String, among candidates: [[String]]) {
    let name = name.lowercased()
    let names = candidates.map { $0.map { $0.lowercased() } }
    let whole = names.indices.filter { names[$0].contains(name) }
    if !whole.isEmpty {
      self = whole.count == 1 ? .found(whole[0]) : .ambiguous(whole)
      return
    }
    let beginning =
      name.isEmpty
      ? [] : names.indices.filter { names[$0].contains { $0.hasPrefix(name) } }
    switch beginning.count {
    case 0: self = .unknown(nearest: Self.nearest(to: name, among: names))
    case 1: self = .found(beginning[0])
    default: self = .ambiguous(beginning)
    }
  }

  /// The candidate whose name needs the fewest changes, if those are few for its length.
  private static func nearest(to name: String, among names: [[String]]) -> Int? {
    // One or two letters, or one of Hangul, are near to too many names. Much longer lines are not
    // typing errors, and measuring them would take long.
    guard name.count > 1, name.utf8.count > 2, name.utf8.count <= 64 else { return nil }
    let distances = names.enumerated().flatMap { index, names in
      names.map { (index: index, distance: editDistance($0, name), length: $0.count) }
    }
    guard let best = distances.min(by: { $0.distance < $1.distance }),
      best.distance <= max(1, best.length / 3), best.distance < best.length
    else { return nil }
    return best.index
  }

  /// The edit distance: insertions, deletions, replacements and swapped neighbours (optimal string
  /// alignment).
  private static func editDistance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first), Array(second))
    var above: [Int] = []
    var row = Array(0...second.count)
    for i in first.indices {
      var next = [i + 1]
      for j in second.indices {
        let substituted = row[j] + (first[i] == second[j] ? 0 : 1)
        var distance = min(substituted, row[j + 1] + 1, next[j] + 1)
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          distance = min(distance, above[j - 1] + 1)
        }
        next.append(distance)
      }
      (above, row) = (row, next)
    }
    return row[second.count]
  }
}
