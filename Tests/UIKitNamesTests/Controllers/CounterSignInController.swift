// Its lines are those that a published one has.
// swift-format-ignore-file
import UIKitNames

// After LoginController and LoginView of the ledger.
class CounterSignInController: UIViewController {
  weak var delegate: CounterDelegate?

  private var signInView: CounterSignInView { view as! CounterSignInView }

  private var mail: String { signInView.mailField.text! }
  private var word: String { signInView.wordField.text! }

  override var hidesBottomBarWhenPushed: Bool {
    get { true }
    set {}
  }

  override func loadView() {
    view = CounterSignInView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    configureNavigationBar()
    configureDelegatesAndHandlers()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.endEditing(true)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    view.endEditing(true)
  }

  private func signIn(with mail: String, word: String) {
    guard word == "leaf" else { return self.displayError("That is not the word.") }
    self.delegate?.signInDidOccur(as: mail)
  }

  private func register(mail: String, word: String) {
    guard !mail.isEmpty else { return self.displayError("A mail is needed.") }
    self.delegate?.signInDidOccur(as: mail)
  }

  private func displayError(_ message: String) {
    let alert = UIAlertController(title: "Error", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    self.present(alert, animated: true)
  }

  private func handleSignIn() {  // changed
    signIn(with: mail, word: word)
  }

  private func handleRegister() {  // changed
    register(mail: mail, word: word)
  }

  private func configureNavigationBar() {
    navigationItem.title = "Counter"
    navigationItem.backBarButtonItem?.tintColor = .systemYellow
    navigationController?.navigationBar.prefersLargeTitles = true
  }

  private func configureDelegatesAndHandlers() {
    signInView.mailField.delegate = self
    signInView.wordField.delegate = self
    signInView.signInButton.addTarget(
      self, action: CounterSignInController.handleSignIn, for: .touchUpInside)  // changed
    signInView.registerButton.addTarget(
      self,
      action: CounterSignInController.handleRegister,  // changed
      for: .touchUpInside
    )
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    signInView.mailTopConstraint.constant = UIDevice.current.orientation.isLandscape ? 15 : 50
  }
}

extension CounterSignInController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if signInView.mailField.isFirstResponder, signInView.wordField.text!.isEmpty {
      signInView.wordField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }
}

class CounterSignInView: UIView {
  var mailField: UITextField! {
    didSet {
      mailField.textContentType = .emailAddress
    }
  }
  var wordField: UITextField! {
    didSet {
      wordField.textContentType = .password
    }
  }

  var mailTopConstraint: NSLayoutConstraint!

  lazy var signInButton: UIButton = {
    let button = UIButton()
    button.setTitle("Sign in", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.clipsToBounds = true
    button.layer.cornerRadius = 14
    return button
  }()

  lazy var registerButton: UIButton = {
    let button = UIButton()
    button.setTitle("Create an account", for: .normal)
    button.setTitleColor(.secondaryLabel, for: .normal)
    return button
  }()

  convenience init() {
    self.init(frame: .zero)
    setupSubviews()
  }

  private func setupSubviews() {
    backgroundColor = .systemBackground
    clipsToBounds = true

    setupLogo()
    setupMailField()
    setupWordField()
    setupButtons()
  }

  private func setupLogo() {
    let logo = UIImage(named: "leaf")
    let imageView = UIImageView(image: logo)
    imageView.contentMode = .scaleAspectFit
    addSubview(imageView)
    imageView.translatesAutoresizingMaskIntoConstraints = false
  }

  private func setupMailField() {
    mailField = textField(placeholder: "Mail", symbolName: "person.crop.circle")
    mailField.translatesAutoresizingMaskIntoConstraints = false
    addSubview(mailField)
    mailTopConstraint = mailField.topAnchor.constraint(
      equalTo: safeAreaLayoutGuide.topAnchor,
      constant: 15
    )
    mailTopConstraint.isActive = true  // layout
  }

  private func setupWordField() {
    wordField = textField(placeholder: "Word", symbolName: "lock.fill")
    wordField.translatesAutoresizingMaskIntoConstraints = false
    addSubview(wordField)
  }

  private func setupButtons() {
    addSubview(signInButton)
    signInButton.translatesAutoresizingMaskIntoConstraints = false
    addSubview(registerButton)
    NSLayoutConstraint.activate([
      registerButton.centerXAnchor.constraint(equalTo: centerXAnchor),
      registerButton.topAnchor.constraint(equalTo: signInButton.bottomAnchor, constant: 5),
    ])
  }

  private func textField(placeholder: String, symbolName: String) -> UITextField {
    let textfield = UITextField()
    textfield.backgroundColor = .secondarySystemBackground
    textfield.layer.cornerRadius = 14
    textfield.placeholder = placeholder
    textfield.tintColor = .systemOrange
    return textfield
  }
}
