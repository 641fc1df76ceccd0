/// A button of an alert, as its view shows it.
///
/// ```swift
/// let order = AlertButton("Order", role: .primary, isEnabled: false)
/// alert.show(title: nil, message: "Tea?", actions: [order], preferred: 0)
/// #expect(alert.primaryButton == nil)
/// ```
public struct AlertButton: Hashable, Sendable {
  /// The title.
  public let title: Phrase

  /// What the button is for.
  public let role: Button.Role

  /// Whether it can be touched.
  public let isEnabled: Bool

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - role: what the button is for.
  ///   - isEnabled: whether it can be touched.
  public init(_ title: Phrase, role: Button.Role = .normal, isEnabled: Bool = true) {
    self.title = title
    self.role = role
    self.isEnabled = isEnabled
  }
}
