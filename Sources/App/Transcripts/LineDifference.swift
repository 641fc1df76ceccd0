import View

/// How two texts differ, line by line, for a person to read.
nonisolated struct LineDifference: CustomStringConvertible {
  private enum Line {
    case same(String)
    case expected(String)
    case actual(String)

    var text: String {
      switch self {
      case .same(let text), .expected(let text), .actual(let text): text
      }
    }

    var isChange: Bool {
      if case .same = self { false } else { true }
    }
  }

  private let lines: [Line]

  init(expected: String, actual: String) {
    let expected = Self.lines(of: expected)
    let actual = Self.lines(of: actual)
    let difference = actual.difference(from: expected) { $0.utf8.elementsEqual($1.utf8) }
    var removed: [Int: String] = [:]
    var inserted: [Int: String] = [:]
    for change in difference {
      switch change {
      case .remove(let offset, let line, _): removed[offset] = line
      case .insert(let offset, let line, _): inserted[offset] = line
      }
    }

    var lines: [Line] = []
    var (old, new) = (0, 0)
    while old < expected.count || new < actual.count {
      if let line = removed[old] {
        lines.append(.expected(line))
        old += 1
      } else if let line = inserted[new] {
        lines.append(.actual(line))
        new += 1
      } else {
        lines.append(.same(actual[new]))
        old += 1
        new += 1
      }
    }
    self.lines = lines
  }

  /// The changed lines, `-` expected and `+` actual, with two lines around them.
  ///
  /// Control characters are escaped, and in changed lines everything that is not ASCII when only
  /// its composition differs: else both would look alike.
  var description: String {
    let near = lines.indices.filter { index in
      // What follows the last newline is no line, unless it is one in only one of the texts.
      if index == lines.count - 1, case .same("") = lines[index] { return false }
      return lines[max(0, index - 2)...min(lines.count - 1, index + 2)].contains(where: \.isChange)
    }
    var text = ""
    var previous: Int?
    for index in near {
      if let previous, index > previous + 1 { text += "  …\n" }
      previous = index
      switch lines[index] {
      case .same(let line): text += "    \(line.printable)\n"
      case .expected(let line): text += "  - \(shown(line))\n"
      case .actual(let line): text += "  + \(shown(line))\n"
      }
    }
    return text
  }

  private func shown(_ line: String) -> String {
    // Swift takes composed and decomposed text for equal; the bytes tell.
    let hasLookalike = lines.contains { other in
      other.isChange && other.text == line && !other.text.utf8.elementsEqual(line.utf8)
    }
    guard hasLookalike else { return line.printable }
    return line.unicodeScalars
      .map { $0.isASCII ? String($0).printable : $0.escaped(asASCII: true) }
      .joined()
  }

  private static func lines(of text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
