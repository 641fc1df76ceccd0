/// An email and a password that have met every rule.
public struct Credentials: Redacted, Sendable {
  /// What names the account.
  public let email: Email

  /// What opens it.
  public let password: Password

  /// Checks a form's pair.
  ///
  /// - Throws: the first fault of either, in the order of `CredentialError`: both lengths come before
  ///   anything else, so that the design notes' two sentences keep their order.
  public init(_ userInfo: UserInfo) throws(CredentialError) {
    let email = Result { () throws(CredentialError) in try Email(userInfo.email) }
    let password = Result { () throws(CredentialError) in try Password(userInfo.password) }
    if case .failure(.emailTooShort) = email { throw .emailTooShort }
    if case .failure(.passwordTooShort) = password { throw .passwordTooShort }
    self.email = try email.get()
    self.password = try password.get()
  }
}
