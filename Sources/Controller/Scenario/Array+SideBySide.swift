extension [String] {
  /// A line of two texts, marked as `diff` does: `-` is in the first alone, `+` in the second.
  package typealias Marked = (mark: Character, line: String)

  /// These lines and others side by side, the common ones once, what is missing before what is new.
  package func sideBySide(
    with others: [String], by areSame: (String, String) -> Bool = (==)
  ) -> [Marked] {
    var missing: Set<Int> = []
    var new: Set<Int> = []
    for change in others.difference(from: self, by: areSame) {
      switch change {
      case .remove(let offset, _, _): missing.insert(offset)
      case .insert(let offset, _, _): new.insert(offset)
      }
    }
    var lines: [Marked] = []
    var rest = indices
    for (index, line) in others.enumerated() {
      while let next = rest.first, missing.contains(next) {
        lines.append(("-", self[rest.removeFirst()]))
      }
      let isNew = new.contains(index)
      lines.append((isNew ? "+" : " ", line))
      if !isNew { rest.removeFirst() }
    }
    return lines + rest.map { ("-", self[$0]) }
  }
}
