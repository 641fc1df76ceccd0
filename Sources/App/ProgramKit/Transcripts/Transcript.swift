import Model
import Terminal
import View
import ViewText

/// A session as a text: prose, input and output.
///
/// Lines that begin with `#` are prose, those with `> ` are input, all others are output. `#!`
/// begins a directive: options of the program, `store` for a store that outlives it, `columns` and
/// the width of the terminal, `time` and when it was recorded, `relaunch`, a key: `interrupt` for
/// Ctrl-C, `stop` for Ctrl-Z, or what happens around the app: see ``TranscriptEvent``.
package struct Transcript {
  /// A line of input and its output; the first step of a launch has no input.
  struct Step {
    var input: String?
    var lines: [String] = []

    /// The line, the signal of a key, or nothing if something else happens.
    var event: Input? {
      guard let input else { return nil }
      if let signal = Transcript.keys[input] { return .signal(signal) }
      if outsideEvent != nil { return .nothing }
      return Input(typing: Transcript.typed(by: input))
    }

    /// Whether it leaves the field that is edited.
    var leavesField: Bool { event == .signal(.interrupt) || outsideEvent == .leave }

    /// What happens around the app, if that is not an input.
    var outsideEvent: TranscriptEvent? { input.flatMap(TranscriptEvent.init) }

    var output: String {
      lines.lazy.filter { !Transcript.isProse($0) }.map { $0 + "\n" }.joined()
    }
  }

  let text: String

  private(set) var options: [String] = []

  /// Whether accounts are stored in a file, so that a relaunch finds them.
  private(set) var isStored = false

  /// The width of the terminal, or `nil` for no limit.
  private(set) var columns: Int?

  /// Whether the text ends in the middle of an input or a directive, which is ignored.
  private(set) var isCut = false

  /// When it was recorded, or `nil` if it does not say: then its clock begins in November 2023.
  private(set) var time: TranscriptTime?

  private(set) var launches: [[Step]] = [[Step()]]

  package init(_ text: String) throws(ProgramError) {
    self.text = text
    let lines = text.linesByNewline
    for (index, line) in lines.enumerated() {
      let isLast = index == lines.count - 1
      if isLast, line.isEmpty { break }
      // Without its end it may be only half a line.
      let isTyped = line.utf8.first == UInt8(ascii: ">")
      if isLast, isTyped || line.hasPrefix("#!") {
        isCut = true
      } else if line == Self.relaunch {
        launches.append([Step()])
      } else if isTyped, line != ">", !line.utf8.starts(with: "> ".utf8) {
        throw .missingBlank(at: index + 1)
      } else if isTyped || Self.keys[line] != nil || TranscriptEvent(line) != nil {
        launches[launches.count - 1].append(Step(input: line))
      } else {
        try follow(line, at: index + 1)
        launches[launches.count - 1][currentStep].lines.append(line)
      }
    }
  }

  /// The transcript with the program's actual output: the same prose and input.
  @MainActor
  package func performed(_ sessions: [ScriptedSession]) -> String {
    let parts = zip(launches, sessions).map { steps, session in
      let typed = zip(steps, session.outputs).map { step, output in step.performed(output) }
      // Prose is kept, but input that the program never read is left out.
      let untyped = steps.dropFirst(session.outputs.count).map { step in
        Step(lines: step.lines.filter(Self.isProse)).text
      }
      return (typed + untyped).joined()
    }
    return parts.joined(separator: Self.relaunch + "\n")
  }

  /// The directives for keys.
  static let keys: [String: Signal] = ["#! interrupt": .interrupt, "#! stop": .stop]

  private static let relaunch = "#! relaunch"

  fileprivate static func isProse(_ line: String) -> Bool { line.hasPrefix("#") }

  private var currentStep: Int { launches[launches.count - 1].count - 1 }

  private mutating func follow(_ line: String, at number: Int) throws(ProgramError) {
    guard line.hasPrefix("#!") else { return }
    let words = line.dropFirst(2).split(separator: " ").map(String.init)
    guard launches.count == 1, currentStep == 0, let first = words.first else {
      throw .misdirected(by: line, at: number)
    }
    if words == ["store"] {
      isStored = true
    } else if words.count == 2, first == "columns", let number = Int(words[1]), number > 0 {
      columns = number
    } else if words.count == 2, first == "time", let time = TranscriptTime(words[1]) {
      self.time = time
    } else if first.hasPrefix("--") {
      options += words
    } else {
      throw .misdirected(by: line, at: number)
    }
  }

  // MARK: - Input

  // Invisible characters are written as `\u{…}`, and the Escape key by its name. Everything goes by
  // scalars: a brace and a combining mark are one character.

  private static let escapeKey = "<escape>"

  /// The line of a transcript for a typed text.
  static func line(typing text: String) -> String {
    // A text that looks like an escape must not become one.
    let beginning = /\\u\{/.matchingSemantics(.unicodeScalar)
    if text.isEscapeKey { return "> " + escapeKey }
    // Nor the key.
    if text == escapeKey { return #"> \u{3C}"# + text.dropFirst() }
    return "> " + text.replacing(beginning, with: #"\u{5C}u{"#).printable
  }

  /// The text that a line of a transcript types.
  static func typed(by line: String) -> String {
    let escape = /\\u\{([0-9A-Fa-f]{1,8})\}/.matchingSemantics(.unicodeScalar)
    let text = String(line.unicodeScalars.dropFirst("> ".unicodeScalars.count))
    if text == escapeKey { return "\u{1B}" }
    return text.replacing(escape) { match in
      guard let scalar = UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init) else {
        return String(match.0)
      }
      return String(scalar)
    }
  }
}

extension Transcript.Step {
  fileprivate var text: String {
    (input.map { [$0] + lines } ?? lines).map { $0 + "\n" }.joined()
  }

  /// The step with another output, and its prose where it was: before or after.
  ///
  /// In a new step, prose is before the next input.
  fileprivate func performed(_ actual: String) -> String {
    guard !output.utf8.elementsEqual(actual.utf8) else { return text }
    let isNew = output.isEmpty && input != nil
    let prologue = isNew ? [] : Array(lines.prefix(while: Transcript.isProse))
    let epilogue = lines.dropFirst(prologue.count).filter(Transcript.isProse)
    return Self(input: input, lines: prologue).text + actual + Self(lines: epilogue).text
  }
}
