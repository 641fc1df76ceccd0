/// A password to be hashed: composed (NFC), otherwise as it was typed.
///
/// ```swift
/// let new = try Password("lapsang souchong")
/// #expect("\(new)" == "Password(•••)")
/// let account = try accounts.changePassword(of: lee, to: new)
/// ```
public struct Password: Equatable, Redacted, Sendable {
  /// The composed text.
  ///
  /// Only a password hasher reads it: put it into no log, message or store.
  public let text: String

  /// Creates a password from what was typed; nothing is trimmed or folded (RFC 8265, OpaqueString).
  ///
  /// - Throws: the first fault of `CredentialRules`.
  public init(_ typed: String) throws(CredentialError) {
    let isPlain = typed.isPrintableASCII
    text = isPlain ? typed : typed.composed
    let count = isPlain ? text.utf8.count : text.count
    guard count >= CredentialRules.minimumLength else { throw .passwordTooShort }
    guard text.utf8.count <= CredentialRules.maximumBytes else { throw .passwordTooLong }
    guard isPlain || CredentialRules.isUsable(password: text) else { throw .passwordUnusable }
  }
}
