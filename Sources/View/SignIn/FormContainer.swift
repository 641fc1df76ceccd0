public import Model

/// The two fields of a form, email and password, and the rules that they meet.
@MainActor
public protocol FormContainer: AnyObject {
  /// Who is told why a form cannot be used. Weak.
  var delegate: (any FormContainerDelegate)? { get set }

  /// Whether what was typed can be used to sign in; a `false` also tells the delegate why.
  func canSignIn() -> Bool

  /// Whether what was typed can be used to sign up; a `false` also tells the delegate why.
  func canSignUp() -> Bool

  /// What was typed, or `nil` when there is nothing to hand over.
  func fetch() -> UserInfo?

  /// Makes one object the delegate of both text fields. They hold it weakly.
  func setTextFieldDelegate(_ delegate: any TextFieldDelegate)

  /// The field below another one, or `nil` below the last.
  func nextField(after textField: TextField) -> TextField?

  /// One of the fields.
  func textField(for field: FormField) -> TextField

  /// Empties some fields.
  func clear(_ fields: [FormField])

  /// Draws attention to some fields for a moment.
  func flash(_ fields: [FormField])
}

/// Is told why a form cannot be used.
@MainActor
public protocol FormContainerDelegate: AnyObject {
  /// A form found a fault in what was typed; if there are several, the first.
  func formContainer(_ form: any FormContainer, didRefuse fault: CredentialError)
}

/// A field of a form.
public enum FormField: String, CaseIterable, Sendable {
  /// The field for the email.
  case email
  /// The field for the password.
  case password
}
