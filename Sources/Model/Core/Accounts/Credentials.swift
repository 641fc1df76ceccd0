/// An email and a password that meet every rule.
///
/// ```swift
/// let credentials = try Credentials(typed)
/// #expect(credentials.email.text == "lee@example.com")
/// ```
public struct Credentials: Redacted, Sendable {
  /// The account's email.
  public let email: Email

  /// The account's password.
  public let password: Password

  /// Creates credentials from what a form returned, if they meet the rules.
  ///
  /// - Throws: the first fault, in the order of `CredentialError`: both lengths come first, so that
  ///   the sentences of the design notes keep their order.
  public init(_ userInfo: UserInfo) throws(CredentialError) {
    let email = Result { () throws(CredentialError) in try Email(userInfo.email) }
    let password = Result { () throws(CredentialError) in try Password(userInfo.password) }
    if case .failure(.emailTooShort) = email { throw .emailTooShort }
    if case .failure(.passwordTooShort) = password { throw .passwordTooShort }
    self.email = try email.get()
    self.password = try password.get()
  }
}

/// The rules that an email and a password meet before the model looks at them.
///
/// Lengths are counted in characters, that is in grapheme clusters, of the text after
/// composition (NFC): two Hangul syllables typed as six jamo count as two.
///
/// ```swift
/// let short = UserInfo(email: "lee@example.com", password: "tea")
/// #expect(CredentialRules.fault(in: short) == .passwordTooShort)
/// ```
public enum CredentialRules {
  /// The fewest characters of an email and of a password: a rule of <doc:The-Design-Notes>.
  public static let minimumLength = 4

  /// The most UTF-8 bytes of either: libxcrypt takes no password of 512 bytes or more.
  public static let maximumBytes = 511

  /// The first fault of a pair, in the order of `CredentialError`, or `nil`.
  public static func fault(in userInfo: UserInfo) -> CredentialError? {
    do {
      _ = try Credentials(userInfo)
      return nil
    } catch {
      return error
    }
  }

  /// Whether every scalar of an email is visible and keeps its meaning.
  ///
  /// Control, format (bidi among them), separator, default-ignorable and blank characters are
  /// refused: two emails that look alike must not be two accounts. That includes the joiners, also
  /// in emoji and in words. Unassigned code points are refused as in RFC 8265, because how they
  /// fold is not settled yet.
  static func isUsable(email: String) -> Bool {
    email.unicodeScalars.allSatisfy { scalar in
      !scalar.isHidden && scalar.properties.generalCategory != .unassigned
    }
  }

  /// Whether a password has no control or bidi character and at least one visible character.
  ///
  /// RFC 8265 (OpaqueString) rules out control characters; spaces and emoji sequences are kept,
  /// as NIST SP 800-63B-4 asks.
  static func isUsable(password: String) -> Bool {
    let scalars = password.unicodeScalars
    return !scalars.allSatisfy(\.isHidden)
      && !scalars.map(\.properties).contains { $0.generalCategory == .control || $0.isBidiControl }
  }
}

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
