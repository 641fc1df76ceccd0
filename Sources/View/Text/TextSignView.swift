/// The sign-in screen and the sign-up screen as text.
public final class TextSignView: SignView, TextScreen {
  /// Which of the two screens this is.
  public enum Kind: Sendable {
    /// The sign-in screen.
    case signIn
    /// The sign-up screen.
    case signUp
  }

  /// The fields.
  public let form: TextFormContainer

  /// The buttons.
  public let buttons = TextSignContainer()

  /// Whether the form has risen: then there is no room for the banner.
  public var isRaised = false

  private let kind: Kind
  private let language: Language

  /// Makes a screen.
  public init(_ kind: Kind, language: Language) {
    self.kind = kind
    self.language = language
    form =
      switch kind {
      case .signIn:
        TextFormContainer(
          emailPlaceholder: language[.emailPlaceholder],
          passwordPlaceholder: language[.passwordPlaceholder])
      case .signUp:
        TextFormContainer(
          emailPlaceholder: language[.newEmailPlaceholder],
          passwordPlaceholder: language[.newPasswordPlaceholder])
      }
    editableFields = [form.emailField, form.passwordField]
  }

  /// The fields, as the controller knows them.
  public var inputForm: any FormContainer { form }

  /// The buttons, as the controller knows them.
  public var signContainer: any SignContainer { buttons }

  /// The email and the password field.
  public let editableFields: [EditableTextField]

  /// The banner unless the form has risen, the title, the fields and the buttons.
  public var elements: [TextElement] {
    var elements: [TextElement] = []
    elements.reserveCapacity(7)
    if !isRaised { elements.append(.banner) }
    switch kind {
    case .signIn: elements.append(.title(language[.signIn]))
    case .signUp:
      elements.append(.title(language[.signUp]))
      elements.append(.label(language[.welcome]))
    }
    elements.append(.field(form.emailField))
    elements.append(.field(form.passwordField))
    elements.append(.button(buttons.signInButton))
    elements.append(.button(buttons.signUpButton))
    return elements
  }

  /// The button that the screen is named after.
  public var primaryButton: TextButton? {
    switch kind {
    case .signIn: buttons.signInButton
    case .signUp: buttons.signUpButton
    }
  }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}
