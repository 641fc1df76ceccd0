/// An email and a password that have met every rule.
public struct Credentials: Sendable {
  /// What names the account.
  public let email: Email

  /// What opens it.
  public let password: Password

  /// Checks a form's pair.
  ///
  /// - Throws: the first fault of either, in the order of `CredentialFault`: both lengths come before
  ///   anything else, so that the design notes' two sentences keep their order.
  public init(_ userInfo: UserInfo) throws(CredentialFault) {
    let email = Result { () throws(CredentialFault) in try Email(userInfo.email) }
    let password = Result { () throws(CredentialFault) in try Password(userInfo.password) }
    switch (email, password) {
    case (.success(let email), .success(let password)):
      self.email = email
      self.password = password
    case (.failure(let one), .failure(let other)):
      throw CredentialFault.allCases.first { [one, other].contains($0) } ?? one
    case (.failure(let fault), _), (_, .failure(let fault)): throw fault
    }
  }
}

extension Credentials: Redacted {}
