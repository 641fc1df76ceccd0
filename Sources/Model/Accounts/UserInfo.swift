/// What a form hands over: an email and a password, exactly as they were typed.
///
/// It carries a secret, so nothing that prints or mirrors it shows more than its type.
public struct UserInfo: Equatable, Redacted, Sendable {
  /// The text of the email field.
  public var email: String

  /// The text of the password field.
  ///
  /// Never printed, logged or stored.
  public var password: String

  /// Makes the pair from the texts of two fields.
  public init(email: String, password: String) {
    self.email = email
    self.password = password
  }
}
