/// What kind of text a field expects: UIKit's `UITextContentType`.
///
/// ```swift
/// let email = TextField("Email")
/// email.textContentType = .emailAddress
/// let password = TextField("Password", isSecureTextEntry: true)
/// password.textContentType = .newPassword
/// ```
public enum TextContentType: Sendable {
  /// An email address.
  case emailAddress
  /// The password of an account that exists.
  case password
  /// A new password, which a person chooses. A terminal does not show it, so it is asked for twice.
  case newPassword
}
