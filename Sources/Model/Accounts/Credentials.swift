/// An email and a password that have met every rule.
struct Credentials {
  let email: Email
  let password: Password

  /// Checks a form's pair.
  ///
  /// Both lengths come before anything else, so that the notes' two sentences keep their order.
  init(_ userInfo: UserInfo) throws(CredentialFault) {
    let email = TypedText(userInfo.email.trimmed)
    let password = TypedText(userInfo.password)
    guard email.characterCount >= CredentialRules.minimumLength else { throw .emailTooShort }
    guard password.characterCount >= CredentialRules.minimumLength else { throw .passwordTooShort }
    self.email = try Email(email)
    self.password = try Password(password)
  }
}
