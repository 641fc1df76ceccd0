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
    let text = Email.normalized(typed)
    guard text.characterCount >= CredentialRules.minimumLength else { throw .emailTooShort }
    try self.init(normalized: text)
  }

  /// Takes a text that is long enough.
  init(normalized text: String) throws(CredentialFault) {
    guard text.utf8.count <= CredentialRules.maximumBytes else { throw .emailTooLong }
    guard CredentialRules.isUsable(email: text) else { throw .emailUnusable }
    self.text = text
    self.folded = text.caseFolded
  }

  /// The text without the white space around it, composed.
  static func normalized(_ typed: String) -> String {
    typed.trimmed.composed
  }
}

extension String {
  /// The text without the white space around it.
  fileprivate var trimmed: String {
    // Beyond ASCII's space the whole of Unicode's white space has to be considered.
    if isPlain, utf8.first != 0x20, utf8.last != 0x20 { return self }
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
