/// Why an account could not be registered or opened.
///
/// ```swift
/// do {
///   _ = try accounts.authenticate(lee)
/// } catch .noSuchAccount {
///   try accounts.register(lee)
/// }
/// #expect(throws: AccountError.emailTaken) { try accounts.register(lee) }
/// ```
public enum AccountError: Error, Equatable, CustomStringConvertible {
  /// The email or the password breaks a rule.
  case refused(CredentialError)
  /// No account has that email.
  case noSuchAccount
  /// The password is not the account's.
  case wrongPassword
  /// Too many sign-ins with that email failed: the next is allowed in so many seconds.
  case tooManyTries(seconds: Int64)
  /// An account has that email already, or one that differs only by case.
  case emailTaken
  /// The account was removed, or its password changed, while the password was hashed.
  case changedMeanwhile
  /// The store could not be read or written.
  case store(StoreError)
  /// The password could not be hashed.
  case hashing(PasswordHashError)

  /// One English sentence that says what to do.
  public var description: String {
    switch self {
    case .refused(let fault): fault.description
    case .noSuchAccount: "No account has that email."
    case .wrongPassword: "That password is not correct."
    case .tooManyTries(let seconds): "Too many attempts. Try again in \(Self.english(seconds))."
    case .emailTaken: "That email is already registered."
    case .changedMeanwhile: "Not saved: the account was changed meanwhile."
    case .store(let error): error.description
    case .hashing(let error): error.description
    }
  }

  /// A time to wait: seconds up to a minute, then minutes, rounded up.
  private static func english(_ seconds: Int64) -> String {
    let (number, unit) = seconds <= 60 ? (seconds, "second") : ((seconds - 1) / 60 + 1, "minute")
    return number == 1 ? "1 \(unit)" : "\(number) \(unit)s"
  }
}
