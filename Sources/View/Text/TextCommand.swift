public import View

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
    "?": "help", "도움말": "help", "exit": "quit", "bye": "quit", "종료": "quit", "끝": "quit",
  ]

  /// The command as it is typed.
  var label: Phrase { Phrase(verbatim: ":" + name) }

  /// The command with its parameters.
  public var usage: String { parameters.isEmpty ? ":" + name : ":\(name) \(parameters)" }
}
