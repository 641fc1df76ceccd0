import Controller
import View

/// How two texts differ, line by line, for a person to read.
///
/// It looks at a thousand lines at a time and ends after a thousand that differ: the work grows with
/// the length of the texts and not with its square.
struct LineDifference: CustomStringConvertible {
  /// How many lines of each text are compared at once, and about how many that differ are shown.
  static let limit = 1_000

  private var lines: [[String].Marked] = []
  private let isCut: Bool

  init(expected: String, actual: String) {
    var old = expected.linesByNewline[...]
    var new = actual.linesByNewline[...]
    var changes = 0
    while !old.isEmpty || !new.isEmpty, changes < Self.limit {
      var part = Array(old.prefix(Self.limit))
        .sideBySide(with: Array(new.prefix(Self.limit)), by: Self.areSame)
      // A line near the end may have its like further on: it is looked at again.
      if old.count > Self.limit || new.count > Self.limit,
        let last = part.lastIndex(where: { $0.mark == " " }), last >= Self.limit / 2
      {
        part.removeSubrange((last + 1)...)
      }
      old = old.dropFirst(part.count { $0.mark != "+" })
      new = new.dropFirst(part.count { $0.mark != "-" })
      changes += part.count { $0.mark != " " }
      lines += part
    }
    isCut = !old.isEmpty || !new.isEmpty
  }

  /// The changed lines, `-` expected and `+` actual, with two lines around them.
  ///
  /// Control characters are escaped, and in changed lines everything that is not ASCII when only
  /// its composition differs: else both would look alike.
  var description: String {
    let near = lines.indices.filter { index in
      // What follows the last newline is no line, unless it is one in only one of the texts.
      if index == lines.count - 1, !isCut, lines[index] == (" ", "") { return false }
      return lines[max(0, index - 2)...min(lines.count - 1, index + 2)]
        .contains { $0.mark != " " }
    }
    // Swift takes composed and decomposed text for equal; the bytes tell.
    let lookalikes = Dictionary(grouping: lines.filter { $0.mark != " " }.map(\.line)) { $0 }
      .filter { text, spellings in !spellings.allSatisfy { Self.areSame($0, text) } }
    var text = ""
    var previous: Int?
    for index in near {
      if let previous, index > previous + 1 { text += "  …\n" }
      previous = index
      let (mark, line) = lines[index]
      let isLookalike = mark != " " && lookalikes[line] != nil
      text += "  \(mark) \(isLookalike ? line.spelledOut : line.printable)\n"
    }
    return isCut ? text + "  … and more, which is not compared.\n" : text
  }

  private static func areSame(_ one: String, _ other: String) -> Bool {
    one.utf8.elementsEqual(other.utf8)
  }
}

extension String {
  /// The text in ASCII, with everything else escaped.
  fileprivate var spelledOut: String {
    unicodeScalars.map { $0.isASCII ? String($0).printable : $0.escaped(asASCII: true) }.joined()
  }
}
