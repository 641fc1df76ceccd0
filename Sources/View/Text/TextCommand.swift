/// A command to whoever runs a display, and not to the app: a line that begins with a colon.
public struct TextCommand: Equatable, Sendable {
  /// The name, without the colon.
  public let name: String

  /// What comes behind the name, as help shows it, for example `N`; empty when nothing does.
  public let parameters: String

  /// What the command does.
  public let explanation: Phrase

  /// Makes a command.
  public init(_ name: String, parameters: String = "", explanation: Phrase) {
    self.name = name
    self.parameters = parameters
    self.explanation = explanation
  }

  /// A command as it was typed.
  public struct Invocation: Equatable, Sendable {
    /// The name of the command, in full.
    public let name: String

    /// What was typed behind the name, or an empty text.
    public let argument: String
  }

  /// The command as it is typed.
  var label: Phrase { Phrase(verbatim: ":" + name) }

  /// The command with what it takes.
  public var usage: String { parameters.isEmpty ? ":" + name : ":\(name) \(parameters)" }
}
