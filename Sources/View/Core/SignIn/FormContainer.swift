public import Model

/// The email and password fields of a form, with the rules that they must meet.
///
/// ```swift
/// form.clear([.password])
/// form.flash([.password])
/// let next = form.nextField(after: form.textField(for: .email))
/// #expect(next === form.textField(for: .password))
/// ```
@MainActor
public protocol FormContainer: AnyObject {
  /// The delegate, held weakly.
  var delegate: (any FormContainerDelegate)? { get set }

  /// Whether what was typed can be used to sign in; if not, the delegate is called with the reason.
  func canSignIn() -> Bool

  /// Whether what was typed can be used to sign up; if not, the delegate is called with the reason.
  func canSignUp() -> Bool

  /// What was typed, or `nil` if there is nothing.
  func fetch() -> UserInfo?

  /// Sets the delegate of both text fields, which hold it weakly.
  func setTextFieldDelegate(_ delegate: any TextFieldDelegate)

  /// The field below another one, or `nil` below the last.
  func nextField(after textField: TextField) -> TextField?

  /// One of the fields.
  func textField(for field: FormField) -> TextField

  /// Empties some fields.
  func clear(_ fields: [FormField])

  /// Highlights some fields for a moment.
  func flash(_ fields: [FormField])
}

/// Is notified when a form cannot be used.
///
/// ```swift
/// extension Doorman: FormContainerDelegate {
///   func formContainer(
///     _ form: any FormContainer, didRefuse fault: CredentialError
///   ) {
///     faults.append(fault)
///   }
/// }
/// ```
@MainActor
public protocol FormContainerDelegate: AnyObject {
  /// A form found a fault in what was typed: the first, if there are several.
  func formContainer(_ form: any FormContainer, didRefuse fault: CredentialError)
}

/// The fields of a form.
///
/// ```swift
/// for field in FormField.allCases {
///   form.textField(for: field).text = ""
/// }
/// ```
public enum FormField: String, CaseIterable, Sendable {
  /// The field for the email.
  case email
  /// The field for the password.
  case password
}
