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
  /// in emoji and in words. Unassigned code points are refused as in RFC 8265, because how they fold
  /// is not settled yet.
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
