/// A small fault that a person could make: a place in a source, and what could stand there instead.
struct Fault: Equatable, Sendable {
  /// What kind of slip it is.
  enum Kind: String, CaseIterable, Sendable {
    case boundary, negation
    case condition = "dropped condition"
    case statement = "dropped statement"
    case call = "dropped call"
    case exit = "dropped exit"
    case missingCase = "missing case"
    case order = "swapped order"
    case arguments = "swapped arguments"
    case constant = "neighbor's constant"
    case language = "one language"
    // Those of an attack.
    case leak = "strong reference"
    case twice = "second call"
    case statements = "swapped statements"
    case byHand = "by hand"
  }

  let kind: Kind
  /// The path of the source in the package.
  let file: String
  let line: Int
  /// The whole line.
  let text: String
  /// The bytes that are replaced.
  let range: Range<Int>
  let original: String
  /// What a reader of a report sees in the place of the original.
  let changed: String
  /// What is compiled; `Fault.question` stands for whether the fault is planted.
  let code: String

  /// Stands in `code` for the call that asks whether the fault is planted.
  static let question = "⟨planted⟩"

  /// What the fault is, wherever the lines around it have moved.
  var name: String { "\(file) | \(kind.rawValue) | \(original.onOneLine)" }

  /// What the fault is where its name says too little: with its whole line.
  var nameInLine: String { "\(name) @ \(text.onOneLine)" }

  /// How many lines a line is away from those of the fault.
  func distance(from other: Int) -> Int {
    max(0, line - other, other - line - original.count { $0 == "\n" })
  }
}

extension Fault: CustomStringConvertible {
  var description: String {
    "\(file):\(line): \(kind.rawValue): \(original.onOneLine)"
      + (changed.isEmpty ? "" : " → \(changed.onOneLine)")
  }
}

extension String {
  /// The text without the line breaks in it, and not longer than a line.
  fileprivate var onOneLine: String {
    let text = split { $0.isWhitespace }.joined(separator: " ")
    return text.count <= 70 ? text : text.prefix(69) + "…"
  }
}
