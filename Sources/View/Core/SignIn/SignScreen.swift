public import Model

/// The sign-in screen and the sign-up screen: a form, and the two buttons below it.
///
/// ```swift
/// let screen = SignScreen(.signIn)
/// let form = screen.inputForm
/// form.textField(for: .email).text = "lee@example.com"
/// form.textField(for: .password).text = "earl grey"
/// #expect(form.canSignIn())
/// ```
public final class SignScreen: SignView {
  /// The two screens.
  public enum Kind: Sendable {
    /// The sign-in screen.
    case signIn
    /// The sign-up screen.
    case signUp
  }

  /// The two fields.
  public var inputForm: any FormContainer { form }

  /// The two buttons.
  public var signContainer: any SignContainer { buttons }

  /// Whether the form is raised to make room for the keyboard, which hides the banner.
  public var isRaised: Bool {
    get { raised }
    set {
      guard raised != newValue else { return }
      raised = newValue
      // Not in place: else each access to the list is guarded.
      list = newValue ? Array(list.dropFirst()) : [.banner(.logo)] + list
    }
  }

  private var raised = false

  /// The button that the screen is named after.
  public let primaryButton: Button?

  /// The banner, the title, the form and the buttons.
  public var elements: [Element] { list }

  private var list: [Element]

  private let form: SignForm
  private let buttons = SignButtons()

  /// Creates one of the screens; the log has the calls of its form.
  public init(_ kind: Kind, log: EventLog = EventLog()) {
    let heading: [Element]
    switch kind {
    case .signIn:
      form = SignForm(
        emailPlaceholder: .emailPlaceholder, passwordPlaceholder: .passwordPlaceholder, log: log)
      heading = [.banner(.logo), .title(.signIn)]
      primaryButton = buttons.signIn
    case .signUp:
      form = SignForm(
        emailPlaceholder: .newEmailPlaceholder, passwordPlaceholder: .newPasswordPlaceholder,
        log: log)
      form.password.textContentType = .newPassword
      heading = [.banner(.logo), .title(.signUp), .label(.welcome)]
      primaryButton = buttons.signUp
    }
    list =
      heading + [
        .field(form.email), .field(form.password), .button(buttons.signIn), .button(buttons.signUp),
      ]
  }
}
