/// A button of an alert, as its view shows it.
public struct AlertButton: Hashable, Sendable {
  /// The title.
  public let title: Phrase

  /// What the button is for.
  public let role: Button.Role

  /// Creates a button.
  public init(_ title: Phrase, role: Button.Role = .normal) {
    self.title = title
    self.role = role
  }
}
