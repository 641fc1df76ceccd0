import View

/// How two texts differ, line by line, for a person to read.
///
/// It looks at a thousand lines at a time and ends after a thousand that differ: the work grows with
/// the length of the texts and not with its square.
struct LineDifference: CustomStringConvertible {
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

    var isExpected: Bool {
      if case .actual = self { false } else { true }
    }

    var isActual: Bool {
      if case .expected = self { false } else { true }
    }
  }

  /// How many lines that differ are shown, about.
  static let limit = 1_000

  /// How many lines of each text are compared at once.
  private static let reach = 1_000

  private var lines: [Line] = []
  private let isCut: Bool

  init(expected: String, actual: String) {
    var old = Self.lines(of: expected)[...]
    var new = Self.lines(of: actual)[...]
    var changes = 0
    while !old.isEmpty || !new.isEmpty, changes < Self.limit {
      if let first = old.first, let second = new.first, Self.areSame(first, second) {
        lines.append(.same(first))
        (old, new) = (old.dropFirst(), new.dropFirst())
        continue
      }
      var part = Self.lines(from: old.prefix(Self.reach), to: new.prefix(Self.reach))
      // A line near the end may have its like further on: it is looked at again.
      if old.count > Self.reach || new.count > Self.reach,
        let last = part.lastIndex(where: { !$0.isChange }), last >= Self.reach / 2
      {
        part.removeSubrange((last + 1)...)
      }
      old = old.dropFirst(part.count(where: \.isExpected))
      new = new.dropFirst(part.count(where: \.isActual))
      changes += part.count(where: \.isChange)
      lines += part
    }
    isCut = !old.isEmpty || !new.isEmpty
  }

  /// The lines of two texts side by side.
  private static func lines(from old: ArraySlice<String>, to new: ArraySlice<String>) -> [Line] {
    let (old, new) = (Array(old), Array(new))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old, by: areSame) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        lines.append(.expected(old[i]))
        i += 1
      } else if inserted.contains(j) {
        lines.append(.actual(new[j]))
        j += 1
      } else {
        lines.append(.same(new[j]))
        i += 1
        j += 1
      }
    }
    return lines
  }

  /// The changed lines, `-` expected and `+` actual, with two lines around them.
  ///
  /// Control characters are escaped, and in changed lines everything that is not ASCII when only
  /// its composition differs: else both would look alike.
  var description: String {
    let near = lines.indices.filter { index in
      // What follows the last newline is no line, unless it is one in only one of the texts.
      if index == lines.count - 1, !isCut, case .same("") = lines[index] { return false }
      return lines[max(0, index - 2)...min(lines.count - 1, index + 2)].contains(where: \.isChange)
    }
    let lookalikes = lookalikes
    func shown(_ line: String) -> String {
      guard lookalikes.contains(line) else { return line.printable }
      return line.unicodeScalars
        .map { $0.isASCII ? String($0).printable : $0.escaped(asASCII: true) }
        .joined()
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
    return isCut ? text + "  … and more, which is not compared.\n" : text
  }

  /// Changed lines that are spelled in two ways.
  ///
  /// Swift takes composed and decomposed text for equal; the bytes tell.
  private var lookalikes: Set<String> {
    var spellings: [String: String] = [:]
    return Set(
      lines.filter(\.isChange).map(\.text).filter { line in
        guard let other = spellings[line] else {
          spellings[line] = line
          return false
        }
        return !Self.areSame(line, other)
      })
  }

  private static func areSame(_ one: String, _ other: String) -> Bool {
    one.utf8.elementsEqual(other.utf8)
  }

  private static func lines(of text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
