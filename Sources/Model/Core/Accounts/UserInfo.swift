/// What a form returns: an email and a password, exactly as they were typed.
///
/// It carries a secret, so printing or mirroring it shows only its type.
///
/// ```swift
/// let typed = UserInfo(email: " lee@example.com", password: "earl grey")
/// #expect("\(typed)" == "UserInfo(•••)")
/// ```
public struct UserInfo: Equatable, Redacted, Sendable {
  /// The text of the email field.
  public var email: String

  /// The text of the password field.
  ///
  /// Never printed, logged or stored.
  public var password: String

  /// Creates the pair from the texts of two fields.
  public init(email: String, password: String) {
    self.email = email
    self.password = password
  }
}
