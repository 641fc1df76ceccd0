/// What the next typed line will be read as.
public enum TextPrompt: Equatable, Sendable {
  /// A name on the screen, or a command to the device.
  case command
  /// The text of a field; a new secret is one that a person is choosing.
  case field(name: String, isSecure: Bool, isNew: Bool = false)

  /// The text before the line on a terminal.
  public var text: String {
    switch self {
    case .command: "> "
    case .field(let name, _, _): name + ": "
    }
  }

  /// The name of the field, or an empty text.
  public var name: String {
    if case .field(let name, _, _) = self { name } else { "" }
  }

  /// Whether the line must be hidden while it is typed.
  public var isSecure: Bool {
    if case .field(_, isSecure: true, _) = self { true } else { false }
  }

  /// Whether the line is a secret that a person is choosing, and cannot see.
  public var isNewSecret: Bool {
    if case .field(_, isSecure: true, isNew: true) = self { true } else { false }
  }
}
