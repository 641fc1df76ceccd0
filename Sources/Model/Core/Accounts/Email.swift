import Foundation

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

  /// The email without its case, which must be unique; its domain is as people write it.
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
    folded = (isPlain ? text.lowercased() : text.caseFolded).withDecodedDomain
  }

  /// The key of this email's account, existing or new.
  ///
  /// The first versions folded `ẞ` to `ß` and not to `ss`, and later ones kept a domain such as
  /// `xn--bcher-kva.example` as it was typed: an account from then stays where it is, so that its
  /// user can sign in. Each key is read once at most.
  ///
  /// - Throws: `StoreError` if the store cannot be read.
  public func accountKey(
    in reader: some UserInfoReader
  ) throws(StoreError) -> UserInfoKey<Account> {
    let current = UserInfoKey.account(self)
    // Both keys are the same, and nothing is read.
    if text.isASCII, folded.isASCII { return current }
    let former = UserInfoKey<Account>(storeKey: .record(text.uppercased().lowercased().composed))
    if former == current { return current }
    return try reader.value(for: former) == nil ? current : former
  }
}

extension String {
  /// The email with a domain as people write it: `bücher.example` for `xn--bcher-kva.example`.
  fileprivate var withDecodedDomain: String {
    // Usual: without a hyphen nothing is encoded.
    guard hasByte(UInt8(ascii: "-")),
      let at = utf8.lastIndex(of: UInt8(ascii: "@"))
    else {
      return self
    }
    let labels = self[utf8.index(after: at)...]
      .split(separator: ".", omittingEmptySubsequences: false).map { String($0).decodedLabel }
    return self[...at] + labels.joined(separator: ".")
  }

  /// A part of a domain between its dots, decoded by Foundation.
  private var decodedLabel: String {
    // Foundation stops the program for characters that no domain has.
    guard hasPrefix("xn--"), utf8.allSatisfy(\.isLabelCharacter) else { return self }
    var address = URLComponents()
    address.encodedHost = self
    return address.host.map { $0.composed.caseFolded } ?? self
  }
}

extension UInt8 {
  /// Whether it is a small letter, a digit or a hyphen.
  fileprivate var isLabelCharacter: Bool {
    switch Unicode.Scalar(self) {
    case "a"..."z", "0"..."9", "-": true
    default: false
    }
  }
}
