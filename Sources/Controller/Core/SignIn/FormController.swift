public import Model
public import View

/// What the sign-in and the sign-up controller share: a form, and the alerts of refusals.
///
/// ```swift
/// let form = try #require(window.rootViewController as? FormController)
/// let email = try #require(form.view.fields.first)
/// window.view.touch(email)
/// email.insertText("lee@")
/// #expect(form.typedEmail == "lee@")
/// ```
public class FormController: ViewController {
  let door: FrontDoor

  private let makeScreen: (any SignInViewFactory) -> any SignView
  private(set) lazy var screen = makeScreen(door.views)

  var inputForm: any FormContainer { screen.inputForm }

  init(_ door: FrontDoor, screen makeScreen: @escaping (any SignInViewFactory) -> any SignView) {
    self.door = door
    self.makeScreen = makeScreen
  }

  /// Sets the screen that the view factory makes.
  public override func loadView() {
    view = screen
  }

  /// Becomes the delegate of the form and its fields.
  public override func viewDidLoad() {
    inputForm.delegate = self
    inputForm.setTextFieldDelegate(self)
  }

  /// Adds itself as an observer of the keyboard.
  public override func viewWillAppear(_ animated: Bool) {
    window?.view.textInput.addKeyboardObserver(self)
    // A closed window may have left the form raised, and this window's keyboard is down.
    if screen.isRaised { screen.isRaised = false }
  }

  /// Removes itself as an observer of the keyboard.
  public override func viewWillDisappear(_ animated: Bool) {
    window?.view.textInput.removeObserver(self)
    screen.isRaised = false
  }

  /// The email typed so far, which may be stored when the form is not finished.
  public var typedEmail: String {
    get { inputForm.textField(for: .email).text ?? "" }
    set { inputForm.textField(for: .email).text = newValue }
  }

  /// Shows an alert for an error of the model, then clears and flashes the fields concerned.
  public func show(_ error: any Error) {
    let refusal = ErrorPresentation(error, isDiscreet: door.isDiscreet)
    presentNotice(refusal.message)
    inputForm.clear(refusal.clears)
    inputForm.flash(refusal.flashes)
  }
}

extension FormController: FormContainerDelegate {
  /// The form found a fault in what was typed.
  public func formContainer(_ form: any FormContainer, didRefuse fault: CredentialError) {
    show(fault)
  }
}

extension FormController: TextFieldDelegate {
  /// Moves to the next field, or dismisses the keyboard.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool {
    guard let next = inputForm.nextField(after: textField) else {
      return textField.resignFirstResponder()
    }
    return next.becomeFirstResponder()
  }
}

extension FormController: KeyboardObserver {
  /// The form rises with the keyboard.
  public func keyboardWillShow() {
    screen.isRaised = true
  }

  /// The form sinks with the keyboard.
  public func keyboardWillHide() {
    screen.isRaised = false
  }
}
