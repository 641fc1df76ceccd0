/// A line of two texts that are compared.
package struct ComparedLine {
  /// In which of the texts a line stands.
  package enum Origin {
    case both
    case expected
    case actual
  }

  package let text: String
  package let origin: Origin

  package init(text: String, origin: Origin) {
    self.text = text
    self.origin = origin
  }

  /// Whether it stands in one of the texts alone.
  package var isChange: Bool { origin != .both }

  /// The lines of two texts side by side, the common ones once, what is missing before what is new.
  package static func sideBySide(
    _ expected: [String], _ actual: [String], by areSame: (String, String) -> Bool = (==)
  ) -> [ComparedLine] {
    var missing: Set<Int> = []
    var new: Set<Int> = []
    for change in actual.difference(from: expected, by: areSame) {
      switch change {
      case .remove(let offset, _, _): missing.insert(offset)
      case .insert(let offset, _, _): new.insert(offset)
      }
    }
    var lines: [ComparedLine] = []
    var rest = expected.indices
    for (index, line) in actual.enumerated() {
      while let next = rest.first, missing.contains(next) {
        lines.append(ComparedLine(text: expected[rest.removeFirst()], origin: .expected))
      }
      let isNew = new.contains(index)
      lines.append(ComparedLine(text: line, origin: isNew ? .actual : .both))
      if !isNew { rest.removeFirst() }
    }
    return lines + rest.map { ComparedLine(text: expected[$0], origin: .expected) }
  }
}
