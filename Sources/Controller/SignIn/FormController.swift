public import Model
public import View

/// What the sign-in and the sign-up controller have in common: a form, and saying no.
public class FormController: ViewController {
  let door: FrontDoor

  private let makeScreen: (any SignInViewFactory) -> any SignView
  private(set) lazy var screen = makeScreen(door.views)

  var inputForm: any FormContainer { screen.inputForm }

  init(_ door: FrontDoor, screen makeScreen: @escaping (any SignInViewFactory) -> any SignView) {
    self.door = door
    self.makeScreen = makeScreen
  }

  /// Takes the screen that the view factory makes.
  public override func loadView() {
    view = screen
  }

  /// Becomes the delegate of the form and its fields.
  public override func viewDidLoad() {
    inputForm.delegate = self
    inputForm.setTextFieldDelegate(self)
  }

  /// Begins to watch the keyboard.
  public override func viewWillAppear(_ animated: Bool) {
    window?.view.textInput.addKeyboardObserver(self)
    // A window that went may have left it raised, and the keyboard of this one is down.
    if screen.isRaised { screen.isRaised = false }
  }

  /// Stops watching the keyboard.
  public override func viewWillDisappear(_ animated: Bool) {
    window?.view.textInput.removeObserver(self)
    screen.isRaised = false
  }

  /// The email that was typed so far: what may be remembered of an unfinished form.
  public var typedEmail: String {
    get { inputForm.textField(for: .email).text }
    set { inputForm.textField(for: .email).text = newValue }
  }

  /// Says what went wrong in the model, then empties and flashes the fields concerned.
  public func show(_ error: any Error) {
    let refusal = ErrorPresentation(error, isDiscreet: door.isDiscreet)
    present(door.makeAlert(refusal.message), animated: true)
    inputForm.clear(refusal.clears)
    inputForm.flash(refusal.flashes)
  }
}

extension FormController: FormContainerDelegate {
  /// The form found a fault by itself.
  public func formContainer(_ form: any FormContainer, didRefuse fault: CredentialError) {
    show(fault)
  }
}

extension FormController: TextFieldDelegate {
  /// Return moves on to the next field, or puts the keyboard away.
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
