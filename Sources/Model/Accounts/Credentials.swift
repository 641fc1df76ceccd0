/// An email and a password that have met every rule.
public struct Credentials: Sendable {
  /// What names the account.
  public let email: Email

  /// What opens it.
  public let password: Password

  /// Checks a form's pair.
  ///
  /// Both lengths come before anything else, so that the notes' two sentences keep their order.
  ///
  /// - Parameter userInfo: the email and password of a form.
  /// - Throws: the first fault of `CredentialRules`.
  public init(_ userInfo: UserInfo) throws(CredentialFault) {
    let email = TypedText(userInfo.email.trimmed)
    let password = TypedText(userInfo.password)
    guard email.characterCount >= CredentialRules.minimumLength else { throw .emailTooShort }
    guard password.characterCount >= CredentialRules.minimumLength else { throw .passwordTooShort }
    self.email = try Email(email)
    self.password = try Password(password)
  }
}

extension Credentials: Redacted {}
