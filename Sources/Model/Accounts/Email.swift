/// An email that names an account: trimmed, composed (NFC) and free of hidden characters.
public struct Email: Hashable, Sendable {
  /// The email as it is shown and as sign-in compares it, with its case as typed.
  public let text: String

  /// The email without its case: what may exist only once.
  public let folded: String

  /// Takes an email as it was typed.
  ///
  /// - Parameter typed: any text; white space around it is dropped.
  /// - Throws: the first fault of `CredentialRules`.
  public init(_ typed: String) throws(CredentialFault) {
    let typed = TypedText(typed.trimmed)
    guard typed.characterCount >= CredentialRules.minimumLength else { throw .emailTooShort }
    try self.init(typed)
  }

  /// Takes a text that is long enough and has no white space around it.
  init(_ typed: TypedText) throws(CredentialFault) {
    guard typed.text.utf8.count <= CredentialRules.maximumBytes else { throw .emailTooLong }
    guard typed.isPlain || CredentialRules.isUsable(email: typed.text) else {
      throw .emailUnusable
    }
    text = typed.text
    folded =
      if !typed.isPlain {
        typed.text.caseFolded
      } else {
        // Most are typed in small letters, and need no copy.
        typed.text.hasBytes(in: 0x41...0x5A) ? typed.text.lowercased() : typed.text
      }
  }
}
