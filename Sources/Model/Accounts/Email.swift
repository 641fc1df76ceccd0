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
    folded = typed.isPlain ? typed.text.lowercased() : typed.text.caseFolded
  }
}

extension String {
  /// The text without the white space around it.
  var trimmed: String {
    // Between two ASCII letters or signs there is nothing to trim.
    if let first = utf8.first, let last = utf8.last, (0x21...0x7E).contains(first),
      (0x21...0x7E).contains(last)
    {
      return self
    }
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
