import View

/// What the next typed line will be read as.
///
/// ```swift
/// #expect(display.prompt == .command)
/// _ = display.receive("tea")
/// #expect(display.prompt.text == "Tea: " && !display.prompt.isSecure)
/// ```
public enum TextPrompt: Equatable, Sendable {
  /// A name on the screen, or a command to the device.
  case command
  /// The text of a field.
  case field(name: String, isSecure: Bool)
  /// A line of a text of several lines; whether it is the first since editing began.
  case lines(name: String, isFirst: Bool)
  /// The value of a control, such as a segmented one.
  case value(name: String)

  /// The text before the line on a terminal.
  public var text: String {
    switch self {
    case .command: "> "
    case .field(let name, _), .lines(let name, _), .value(let name): name.asHead + " "
    }
  }

  /// The name of the field whose text it is, or `nil`.
  package var fieldName: String? {
    switch self {
    case .field(let name, _): name
    case .command, .lines, .value: nil
    }
  }

  /// Whether the line must be hidden while it is typed.
  public var isSecure: Bool {
    if case .field(_, isSecure: true) = self { true } else { false }
  }
}

extension String {
  /// A name before what belongs to it: with a colon, unless it ends with a mark of its own.
  package var asHead: String {
    last.map { "?!:.…".contains($0) } == true ? self : self + ":"
  }
}
