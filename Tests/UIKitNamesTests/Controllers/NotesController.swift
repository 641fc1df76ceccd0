// Its lines are those that a published one has.
// swift-format-ignore-file
import UIKitNames

// The members and the shape of the design notes' login controller.
class NotesController: UIViewController, UITextFieldDelegate {

  struct Member {
    static let members = ["Kim": "leaf"]
  }

  let banner = UIImageView()
  let dot = UIView()
  let containerView = UIView()
  let mailImage = UIImageView()
  let mailField = UITextField()
  let wordField = UITextField()
  let enterButton = UIButton()
  let joinButton = UIButton()
  let userDefaults = UserDefaults(suiteName: "NotesController")!
  var status: Bool = true

  override func viewDidLoad() {
    super.viewDidLoad()
    setupUserDefaults()
    setupBanner()
    setupDot()
    setupContainer()
    setupMailImage()
    setupMailField()
    setupUnderLine(mailField)
    setupWordField()
    setupUnderLine(wordField)
    setupEnterButton()
    setupJoinButton()
    mailField.delegate = self
    wordField.delegate = self
    NotificationCenter.default.addObserver(
      self, selector: NotesController.keyboardWillShow,
      name: UIResponder.keyboardWillShowNotification, object: nil)  // changed
    NotificationCenter.default.addObserver(
      self, selector: NotesController.keyboardWillHide,
      name: UIResponder.keyboardWillHideNotification, object: nil)  // changed
  }

  func setupUserDefaults() {
    userDefaults.set(Member.members, forKey: "members")
  }

  func setupBanner() {
    banner.frame = CGRect(x: 55, y: 70, width: 300, height: 60)
    let image = UIImage(named: "banner")
    banner.image = image
    view.addSubview(banner)
  }

  func setupDot() {
    dot.frame = CGRect(x: 150, y: 150, width: 25, height: 25)
    dot.backgroundColor = .red
    dot.layer.cornerRadius = 5
    view.addSubview(dot)
  }

  func setupContainer() {
    containerView.frame = CGRect(x: 32, y: 510, width: 350, height: 110)
    view.addSubview(containerView)
  }

  func setupMailImage() {
    mailImage.frame = CGRect(x: 20, y: 20, width: 30, height: 25)
    let image = UIImage(named: "mail")
    mailImage.image = image
    containerView.addSubview(mailImage)
  }

  func setupMailField() {
    mailField.frame = CGRect(x: 75, y: 20, width: 260, height: 30)
    mailField.placeholder = "Your mail"
    containerView.addSubview(mailField)
  }

  func setupUnderLine(_ textField: UITextField) {
    textField.borderStyle = .none
    let bottomLine = CALayer()
    bottomLine.frame = CGRect(
      x: 0.0, y: textField.frame.height - 1, width: textField.frame.width, height: 1.0)
    bottomLine.backgroundColor = UIColor.lightGray.cgColor
    textField.layer.addSublayer(bottomLine)
  }

  func setupWordField() {
    wordField.frame = CGRect(x: 75, y: 65, width: 260, height: 30)
    wordField.placeholder = "Your word"
    wordField.isSecureTextEntry = true
    containerView.addSubview(wordField)
  }

  func setupEnterButton() {
    enterButton.frame = CGRect(x: 35, y: 660, width: 350, height: 50)
    enterButton.setTitle("Enter", for: .normal)
    enterButton.layer.cornerRadius = 10
    enterButton.addTarget(self, action: NotesController.didTapEnterButton, for: .touchUpInside)  // changed
    view.addSubview(enterButton)
  }

  func didTapEnterButton(_ sender: Any) {  // changed
    let mail = self.mailField.text
    let word = self.wordField.text
    let member = userDefaults.dictionary(forKey: "members")
    guard let count = mail?.count, count >= 3 else {
      let countAlert = UIAlertController(
        title: "Notice", message: "A mail has 3 letters", preferredStyle: .alert)
      let ok = UIAlertAction(title: "OK", style: .default)
      present(countAlert, animated: true)
      countAlert.addAction(ok)
      self.mailField.text = ""
      UIView.animate(withDuration: 0.3) {
        self.mailField.backgroundColor = .red
        self.mailField.backgroundColor = .white
      }
      return
    }
    guard let known = member?[mail!] as? String else {
      let unknownAlert = UIAlertController(
        title: "Notice", message: "Nobody has that mail", preferredStyle: .alert)
      let ok = UIAlertAction(title: "OK", style: .default)
      present(unknownAlert, animated: true)
      unknownAlert.addAction(ok)
      return
    }
    guard known == word else { return }
    userDefaults.set(status, forKey: "status")
    let secondVC = CupController(cup: mail!)
    secondVC.modalPresentationStyle = .fullScreen
    present(secondVC, animated: true)
  }

  func setupJoinButton() {
    joinButton.frame = CGRect(x: 35, y: 730, width: 350, height: 50)
    joinButton.setTitle("Join", for: .normal)
    joinButton.addTarget(self, action: NotesController.didTapJoinButton, for: .touchUpInside)  // changed
    view.addSubview(joinButton)
  }

  func didTapJoinButton(_ sender: Any) {  // changed
    let joinVC = CupController(cup: "a new member")
    joinVC.modalPresentationStyle = .fullScreen
    present(joinVC, animated: true)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
  }

  func keyboardWillShow(_ sender: Any) {  // changed
    self.containerView.frame.origin.y = 290
    self.enterButton.frame.origin.y = 440
  }

  func keyboardWillHide(_ sender: Any) {  // changed
    self.containerView.frame.origin.y = 510
    self.enterButton.frame.origin.y = 660
  }
}
