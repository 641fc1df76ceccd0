public import Model

/// The sign-in screen and the sign-up screen: a form, and the two buttons below it.
public final class SignScreen: SignView {
  /// Which of the two screens it is.
  public enum Kind: Sendable {
    /// The screen to sign in.
    case signIn
    /// The screen to sign up.
    case signUp
  }

  /// The two fields.
  public let inputForm: any FormContainer

  /// The two buttons.
  public var signContainer: any SignContainer { buttons }

  /// Whether the form has risen to make room for the keyboard: then the banner is out of sight.
  public var isRaised = false

  private let kind: Kind
  private let form: SignForm
  private let buttons = SignButtons()

  /// Makes one of the two; a log has the questions to its form.
  public init(_ kind: Kind, log: EventLog? = nil) {
    self.kind = kind
    let form =
      switch kind {
      case .signIn:
        SignForm(emailPlaceholder: .emailPlaceholder, passwordPlaceholder: .passwordPlaceholder)
      case .signUp:
        SignForm(
          emailPlaceholder: .newEmailPlaceholder, passwordPlaceholder: .newPasswordPlaceholder)
      }
    self.form = form
    inputForm = log.map { LoggedForm(form, log: $0) } ?? form
  }

  /// The banner, the title, the form and the buttons.
  public var elements: [Element] { isRaised ? Array(whole.dropFirst()) : whole }

  private lazy var whole: [Element] = {
    let heading: [Element] =
      switch kind {
      case .signIn: [.banner(.logo), .title(.signIn)]
      case .signUp: [.banner(.logo), .title(.signUp), .label(.welcome)]
      }
    return heading + [
      .field(form.email), .field(form.password), .button(buttons.signIn), .button(buttons.signUp),
    ]
  }()

  /// The button that the screen is named after.
  public var primaryButton: Button? {
    switch kind {
    case .signIn: buttons.signIn
    case .signUp: buttons.signUp
    }
  }
}
