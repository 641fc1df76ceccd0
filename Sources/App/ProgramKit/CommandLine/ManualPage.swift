import Terminal
import View
import ViewText

/// The texts about the program, in one language: its help and its manual page.
@MainActor
struct ManualPage {
  let program: Program
  let language: Language

  private let table: OptionTable

  init(of program: Program, in language: Language) {
    self.program = program
    self.language = language
    table = OptionTable(of: program)
  }

  var version: String { "\(name) \(program.version)" }

  private var name: String { program.name }
  private var words: ProgramWords { program.words }

  /// What is asked most, for 40 lines of 80 columns.
  var shortHelp: String {
    let options = self.table.groups.map { heading, options in
      let rows = options.filter { !$0.isFurther }.map { ($0.usage(of: [$0.name]), $0.explanation) }
      let head = "\(folded(language[heading])):\n"
      return rows.isEmpty ? "" : head + table(rows, at: shortColumn) + "\n"
    }
    let examples = table(Array(words.examples.filter { $0.0.displayWidth < 40 }.prefix(2)))
    return """
      \(language[.usage]): \(name) [\(language[.options])]
      \(examples.isEmpty ? "" : examples + "\n")
      \(language[program.summary])
      \(language[.howToType])

      \(options.joined())\(language[.howToHelpAll])

      """
  }

  /// The whole help, for lines of 80 columns.
  var help: String {
    let options = self.table.groups.map { heading, options in
      "\(folded(language[heading])):\n" + table(rows(of: options), at: optionColumn)
    }
    return """
      \(language[.usage]): \(name) [\(language[.options])]

      \(examples)\(language[program.summary])
      \(language[.howToType])

      \(options.joined(separator: "\n\n"))

      \(language[.placeOfStore]):
        $XDG_DATA_HOME/\(name)/\(name).sqlite, \(language[.otherwise])
        ~/.local/share/\(name)/\(name).sqlite
        \(language[.howToRestore])

      \(language[.environment]):
      \(table(Self.environment))

      \(language[.exitCodes]):
      \(table(Self.exitCodes))
      \(language[.signals])

      \(language[.documentation]):
        \(name) --man >\(name).1; man ./\(name).1\(words.documentation.map { "\n  " + language[$0] } ?? "")

      """
  }

  /// The manual page, for `man -l`.
  var page: String {
    """
    .TH \(name.uppercased()) 1 "" "\(version)" "User Commands"
    .SH \(language[.name])
    \(name) \\- \(roff(language[words.shortSummary]))
    .SH \(language[.synopsis])
    .B \(name)
    .RI [ \(language[.options]) ]
    .SH \(language[.description])
    \(lines(program.summary, .manualDescription))
    .SH \(language[.options].uppercased())
    \(table.groups.map { ".SS \(language[$0.heading])\n" + list(rows(of: $0.options)) }
      .joined(separator: "\n"))
    .SH \(language[.commands])
    \(lines(.manualCommands))
    \(list(commands))
    .PP
    \(lines(.manualKeys))
    .SH \(language[.exitStatus])
    \(list(Self.exitCodes))
    .PP
    \(lines(.signals))
    .SH \(language[.environment].uppercased())
    \(list(Self.environment))
    .SH \(language[.files])
    \(list([("$XDG_DATA_HOME/\(name)/\(name).sqlite", .manualFile)]))
    .PP
    \(lines(.howToRestore))
    .SH \(language[.notes])
    \(lines(words.notes))
    .SH \(language[.bugs])
    \(lines(.manualBugs))
    \(words.examples.isEmpty ? "" : exampleSection)\(seeAlso)
    """
  }

  /// A program without examples has no heading for them.
  private var examples: String {
    words.examples.isEmpty ? "" : "\(language[.examples]):\n\(table(words.examples))\n\n"
  }

  private var exampleSection: String {
    ".SH \(language[.examples].uppercased())\n\(list(words.examples))\n"
  }

  private var seeAlso: String {
    guard let documentation = words.documentation else { return "" }
    return """
      .SH \(language[.seeAlso])
      .BR crypt (5)
      .PP
      \(lines(documentation))

      """
  }

  static let environment: [(String, Phrase)] = [
    (
      "LC_ALL, LC_MESSAGES, LANG",
      Phrase("the language: the first that is set decides", ko: "언어 (이 순서로 처음 설정된 것을 따름)")
    ),
    (
      "COLUMNS",
      Phrase("the width of a line; else the terminal's", ko: "한 줄의 너비, 없으면 터미널의 너비")
    ),
    (
      "NO_COLOR",
      Phrase("when set, plain text, even with CLICOLOR_FORCE", ko: "설정하면 꾸미지 않음, 아래 것보다 우선")
    ),
    (
      "CLICOLOR_FORCE",
      Phrase("when set and not 0, styled text even in a pipe", ko: "0이 아니면 파이프에서도 텍스트를 꾸밈")
    ),
    (
      "ACCESSIBLE",
      Phrase("when set, the same as --brief --plain", ko: "설정하면 --brief --plain과 같음")
    ),
    ("TERM", Phrase("when dumb or not set, plain text", ko: "dumb이거나 없으면 꾸미지 않음")),
    ("XDG_DATA_HOME, HOME", Phrase("where the store is", ko: "저장소가 있는 곳")),
  ]

  private static let exitCodes: [(String, Phrase)] = ExitCode.allCases.map {
    ("\($0.rawValue)", $0.explanation)
  }

  private var commands: [(String, Phrase)] {
    ([TextCommand.help, .read] + DeviceCommand.allCases.map(\.textCommand))
      .map { ($0.usage, $0.explanation) }
  }

  private func rows(of options: [Option]) -> [(String, Phrase)] {
    options.map { ($0.usage, $0.explanation) }
  }

  /// All options are explained at the same column.
  private var optionColumn: Int { self.table.all.map(\.usage.count).reduce(.zero, max) }

  private var shortColumn: Int {
    let options = self.table.all.filter { !$0.isFurther }
    return options.map { $0.usage(of: [$0.name]).count }.reduce(.zero, max)
  }

  /// A heading on as many lines as it takes, the later ones indented.
  private func folded(_ heading: String) -> String {
    var lines: [String] = []
    for word in heading.split(separator: " ") {
      if let last = lines.last, (last + " " + word).displayWidth < 80 {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(lines.isEmpty ? String(word) : "  " + word)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Two columns; what is wider than the first has its explanation below.
  private func table(_ rows: [(String, Phrase)], at column: Int? = nil) -> String {
    let widths = rows.map(\.0.displayWidth)
    let column = column ?? widths.filter { $0 <= 34 }.max() ?? 0
    return zip(rows, widths).map { row, width in
      let gap =
        width > column
        ? "\n" + String(repeating: " ", count: column + 4)
        : String(repeating: " ", count: column - width + 2)
      return "  \(row.0)\(gap)\(language[row.1])"
    }.joined(separator: "\n")
  }

  // MARK: - Roff

  private func list(_ rows: [(String, Phrase)]) -> String {
    rows.map { ".TP\n.B \(roff($0.0))\n\(roff(language[$0.1]))" }.joined(separator: "\n")
  }

  private func lines(_ phrases: Phrase...) -> String {
    phrases.flatMap { language[$0].split(separator: "\n") }.map { roff(String($0)) }
      .joined(separator: "\n")
  }

  /// A text as roff: hyphens can be searched and copied, and no line is read as a request.
  private func roff(_ text: String) -> String {
    let text = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}
