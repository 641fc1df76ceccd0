/// What the next line typed will be taken for.
public enum TextPrompt: Equatable, Sendable {
  /// A name on the screen, or a command to the device.
  case command
  /// The text of a field.
  case field(name: String, isSecure: Bool)

  /// What stands before the line on a terminal.
  public var text: String {
    switch self {
    case .command: "> "
    case .field(let name, _): name + ": "
    }
  }

  /// Whether the line must not be seen while it is typed.
  public var isSecure: Bool {
    if case .field(_, isSecure: true) = self { true } else { false }
  }
}
