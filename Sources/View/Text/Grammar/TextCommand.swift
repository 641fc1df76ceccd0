import Model
public import View
public import ViewKit

/// A command to the program around a display, not to the app: a line that begins with a colon.
///
/// ```swift
/// let brew = TextCommand(
///   "brew", parameters: "N", explanation: Phrase("brews N cups", ko: "N잔 끓입니다"))
/// let display = TextDisplay(language: .english, commands: [brew])
/// #expect(brew.usage == ":brew N")
/// ```
public struct TextCommand: Equatable, Sendable {
  /// The name, without the colon.
  public let name: String

  /// The parameters as help shows them, for example `N`, or an empty text.
  public let parameters: String

  /// What the command does.
  public let explanation: Phrase

  /// Whether help offers it: a command that cannot work now only says why.
  package var isOffered = true

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - name: the name, without the colon.
  ///   - parameters: the parameters as help shows them, for example `N`, or an empty text.
  ///   - explanation: what the command does.
  public init(_ name: String, parameters: String = "", explanation: Phrase) {
    self.name = name
    self.parameters = parameters
    self.explanation = explanation
  }

  /// A command as it was typed.
  ///
  /// ```swift
  /// if let typed = display.receive(":brew 3"), typed.name == "brew" {
  ///   display.say("\(typed.argument) cups")
  /// }
  /// ```
  public struct Invocation: Equatable, Sendable {
    /// The name of the command, in full.
    public let name: String

    /// What was typed after the name, or an empty text.
    public let argument: String
  }

  /// Other words for commands, which people type without a colon.
  static let namesByWord = [
    "?": "help", "h": "help", "도움말": "help", "q": "quit", "exit": "quit", "bye": "quit",
    "종료": "quit", "끝": "quit",
  ]

  /// The argument of `:help` that stands for every command.
  package static let all = "all"

  /// The arguments that are words: `on` and `off` of `on|off`, but not `N`.
  var words: [String] {
    parameters.split { !$0.isLetter && $0 != "-" }.map(String.init)
      .filter { $0 == $0.lowercased() }
  }

  /// The command as it is typed.
  var label: Phrase { Phrase(verbatim: ":" + name) }

  /// The command with its parameters.
  public var usage: String { parameters.isEmpty ? ":" + name : ":\(name) \(parameters)" }
}

// Which command a line is, or will be.
extension TextDisplay {
  /// The command that a line is; otherwise says why it is none.
  func command(_ line: String) -> TextCommand.Invocation? {
    // The code that performs a command answers it.
    isAnswerOwed = false
    switch search(for: line) {
    case .found(let position):
      let words = line.dropFirst().split(separator: " ", maxSplits: 1)
      let argument = words.count > 1 ? String(words[1]).trimmed : ""
      return TextCommand.Invocation(name: commands[position].name, argument: argument)
    case .ambiguous(let positions):
      refuse(listing: positions.map { commands[$0].label }) { .ambiguous($0) }
    case .unknown(let nearest):
      refuse(
        .unknown(nearest: nearest.map { commands[$0].label }), listing: commands.map(\.label)
      ) { .commands($0) }
    }
    return nil
  }

  /// The command that a word without a colon probably means.
  package func suggestion(for line: String) -> TextCommand? {
    let word = line.trimmed.lowercased()
    let name = TextCommand.namesByWord[word] ?? word
    return commands.first { $0.name == name }
  }

  /// The lines at the `>` prompt that begin with a text, for a terminal's Tab key: names on the
  /// screen in the display's language, values and verbs after them, commands, and their arguments.
  ///
  /// None while a field is edited: there a line is any text.
  public func completions(for beginning: String) -> [String] {
    guard reachableField == nil else { return [] }
    let typed = beginning.drop { $0.isWhitespace }.lowercased()
    let lines =
      if typed.hasPrefix(":") {
        commandLines(for: typed)
      } else if let askedControl {
        askedControl.values.map { language[$0] }.filter { $0.printable == $0 }
      } else if let screen = window?.screen {
        ScreenNames(of: screen).lines(completing: typed, in: language)
      } else {
        [String]()
      }
    return lines.filter { $0.lowercased().hasPrefix(typed) }
  }

  /// The commands, or those with one of their arguments after a space.
  private func commandLines(for typed: String) -> [String] {
    guard typed.contains(" ") else { return commands.map { ":" + $0.name } }
    return commands.flatMap { command in
      (command.words + arguments(command.name)).map { ":\(command.name) \($0)" }
    }
  }

  /// Finds what a line at the `>` prompt names: something on the screen, or a command.
  ///
  /// While nothing is shown, nothing can be named. An empty line is the Return key, not a name. A
  /// value or a verb after a name counts as a match of the name, and a wrong one as a similar name.
  public func search(for line: String) -> NameMatch {
    let name = line.trimmed
    if name.hasPrefix(":") {
      let command = name.dropFirst().split(separator: " ").first.map(String.init) ?? ""
      let match = NameMatch(command, among: commands.map { [$0.name] })
      return acceptsAbbreviations ? match : match.whole(command, among: commands.map(\.name))
    }
    return meaning(of: name)?.meaning.match ?? .unknown(nearest: nil)
  }

  /// What a line at the `>` prompt means on the screen, by positions among some names; `nil` while
  /// nothing is shown.
  package func meaning(of line: String) -> (meaning: LineMeaning, names: ScreenNames)? {
    guard let screen = window?.screen else { return nil }
    let names = ScreenNames(of: screen)
    return (names.meaning(of: line, answering: askedControl), names)
  }
}

extension NameMatch {
  /// The match, if it was the whole name; otherwise nothing, and the nearest name.
  fileprivate func whole(_ name: String, among names: [String]) -> NameMatch {
    switch self {
    case .found(let index) where names[index] == name.lowercased(): self
    case .found(let index): .unknown(nearest: index)
    case .ambiguous(let indices): .unknown(nearest: indices.first)
    case .unknown: self
    }
  }
}
