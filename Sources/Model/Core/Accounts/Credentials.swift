/// An email and a password that meet every rule.
///
/// ```swift
/// let credentials = try Credentials(typed)
/// #expect(credentials.email.text == "lee@example.com")
/// ```
public struct Credentials: Redacted, Sendable {
  /// The account's email.
  public let email: Email

  /// The account's password.
  public let password: Password

  /// Creates credentials from what a form returned, if they meet the rules.
  ///
  /// - Throws: the first fault, in the order of `CredentialError`: both lengths come first, so that
  ///   the sentences of the design notes keep their order.
  public init(_ userInfo: UserInfo) throws(CredentialError) {
    let email = Result { () throws(CredentialError) in try Email(userInfo.email) }
    let password = Result { () throws(CredentialError) in try Password(userInfo.password) }
    if case .failure(.emailTooShort) = email { throw .emailTooShort }
    if case .failure(.passwordTooShort) = password { throw .passwordTooShort }
    self.email = try email.get()
    self.password = try password.get()
  }
}
