/// A password that can be hashed: composed (NFC), otherwise as it was typed.
public struct Password: Equatable, Sendable {
  /// The composed text.
  ///
  /// Only a password hasher reads it: it belongs in no log, no message and no store.
  public let text: String

  /// Takes a password as it was typed; nothing is trimmed or folded (RFC 8265, OpaqueString).
  ///
  /// - Parameter typed: any text.
  /// - Throws: the first fault of `CredentialRules`.
  public init(_ typed: String) throws(CredentialFault) {
    let typed = TypedText(typed)
    guard typed.characterCount >= CredentialRules.minimumLength else { throw .passwordTooShort }
    try self.init(typed)
  }

  /// Takes a text that is long enough.
  init(_ typed: TypedText) throws(CredentialFault) {
    guard typed.text.utf8.count <= CredentialRules.maximumBytes else { throw .passwordTooLong }
    guard typed.isPlain || CredentialRules.isUsable(password: typed.text) else {
      throw .passwordUnusable
    }
    text = typed.text
  }
}

extension Password: Redacted {}
