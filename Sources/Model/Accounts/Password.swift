/// A password that can be hashed: composed (NFC), otherwise as it was typed.
public struct Password: Equatable, Sendable {
  /// The composed text.
  ///
  /// Only a password hasher reads it.
  let text: String

  /// Takes a password as it was typed; nothing is trimmed or folded (RFC 8265, OpaqueString).
  ///
  /// - Parameter typed: any text.
  /// - Throws: the first fault of `CredentialRules`.
  public init(_ typed: String) throws(CredentialFault) {
    let text = typed.composed
    guard text.characterCount >= CredentialRules.minimumLength else { throw .passwordTooShort }
    try self.init(normalized: text)
  }

  /// Takes a text that is long enough.
  init(normalized text: String) throws(CredentialFault) {
    guard text.utf8.count <= CredentialRules.maximumBytes else { throw .passwordTooLong }
    guard CredentialRules.isUsable(password: text) else { throw .passwordUnusable }
    self.text = text
  }
}

extension Password: Redacted {}
