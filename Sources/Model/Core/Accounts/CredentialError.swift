/// Why an email or a password cannot be used, in the order of the checks; the raw value is for a
/// log.
///
/// ```swift
/// #expect(throws: CredentialError.emailTooShort) { try Email("lee") }
/// let advice = CredentialError.emailTooShort.description
/// #expect(advice == "Enter an email of at least 4 characters.")
/// ```
public enum CredentialError: String, Error, CaseIterable, CustomStringConvertible {
  /// The email has fewer than four characters.
  case emailTooShort
  /// The password has fewer than four characters.
  case passwordTooShort
  /// The email is longer than 511 UTF-8 bytes.
  case emailTooLong
  /// The email has characters that are invisible or that reorder text.
  case emailUnusable
  /// The password is longer than 511 UTF-8 bytes.
  case passwordTooLong
  /// The password has control characters, or no visible character.
  case passwordUnusable

  /// One English sentence that says what to do.
  public var description: String {
    switch self {
    case .emailTooShort: "Enter an email of at least \(CredentialRules.minimumLength) characters."
    case .passwordTooShort:
      "Enter a password of at least \(CredentialRules.minimumLength) characters."
    case .emailTooLong: "Enter an email of at most \(CredentialRules.maximumBytes) bytes."
    case .passwordTooLong: "Enter a password of at most \(CredentialRules.maximumBytes) bytes."
    case .emailUnusable: "Enter an email without control or invisible characters."
    case .passwordUnusable:
      "Enter a password without control characters and with at least one visible character."
    }
  }
}
