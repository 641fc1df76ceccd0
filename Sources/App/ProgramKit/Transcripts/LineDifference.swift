import Controller
import Model
import View
import ViewText
import Workshop

/// The difference of two texts, line by line, for a person to read.
///
/// It compares a thousand lines at a time and ends after a thousand that differ, so that the work
/// grows with the length of the texts and not with its square.
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
      // A line near the end may match one further on: it is compared again.
      if let last = part.lastIndex(where: { $0.mark == " " }), last >= Self.limit / 2 {
        part.removeSubrange((last + 1)...)
      }
      old = old.dropFirst(part.count { $0.mark != "+" })
      new = new.dropFirst(part.count { $0.mark != "-" })
      changes += part.count { $0.mark != " " }
      lines += part
    }
    isCut = !old.isEmpty || !new.isEmpty
  }

  /// The difference in English.
  var description: String { text(in: .english) }

  /// The changed lines, `-` expected and `+` actual, with two lines around them.
  ///
  /// Control characters are escaped; in changed lines that differ only in composition, everything
  /// that is not ASCII is, as they would look alike.
  func text(in language: Language) -> String {
    let near = lines.indices.filter { index in
      // What follows the last newline is not a line, unless only one of the texts has it.
      if index == lines.count - 1, !isCut, lines[index] == (" ", "") { return false }
      return lines[max(0, index - 2)...min(lines.count - 1, index + 2)]
        .contains { $0.mark != " " }
    }
    // In Swift, composed and decomposed text is equal; the bytes differ.
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
    guard isCut else { return text }
    let rest = Phrase("… and more, which is not compared.", ko: "… 그 뒤는 비교하지 않았습니다.")
    return text + "  \(language[rest])\n"
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
