/// An email that names an account: trimmed, composed (NFC) and free of hidden characters.
///
/// ```swift
/// let email = try Email(" Lee@Example.com ")
/// #expect(email.text == "Lee@Example.com")
/// #expect(email.folded == (try Email("lee@example.com").folded))
/// ```
public struct Email: Hashable, Sendable {
  /// The email as it is shown and as sign-in compares it, with its case as typed.
  public let text: String

  /// The email without its case, which must be unique.
  public let folded: String

  /// Creates an email from what was typed; white space around it is dropped.
  ///
  /// - Throws: the first fault of `CredentialRules`.
  public init(_ typed: String) throws(CredentialError) {
    let trimmed = typed.trimmed
    // Usual; then each byte is a character, and none is hidden.
    let isPlain = trimmed.isPrintableASCII
    text = isPlain ? trimmed : trimmed.composed
    let count = isPlain ? text.utf8.count : text.count
    guard count >= CredentialRules.minimumLength else { throw .emailTooShort }
    guard text.utf8.count <= CredentialRules.maximumBytes else { throw .emailTooLong }
    guard isPlain || CredentialRules.isUsable(email: text) else { throw .emailUnusable }
    folded = isPlain ? text.lowercased() : text.caseFolded
  }

  /// The place of this email's account, existing or new.
  ///
  /// The first versions folded `ẞ` to `ß` and not to `ss`: an account from then stays where it is,
  /// so that its user can sign in. Each place is read once at most.
  public func accountKey(
    in reader: some UserInfoReader
  ) throws(StoreError) -> UserInfoKey<Account> {
    let current = UserInfoKey.account(self)
    // Both places are the same, and nothing is read.
    if text.isASCII { return current }
    let former = UserInfoKey<Account>(storeKey: .account(text.uppercased().lowercased().composed))
    if former == current { return current }
    return try reader.value(for: former) == nil ? current : former
  }
}
