// Its lines are those that a published one has.
// swift-format-ignore-file
import UIKitNames

// After WelcomeViewController of the ledger.
final class GreetingController: UIViewController {
  let greetingLabel = UILabel(frame: .zero)
  let nameField = UITextField(frame: .zero)
  let button = UIButton(frame: .zero)

  let greeting: Greeting

  init(greeting: Greeting) {
    self.greeting = greeting
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()

    greetingLabel.text = "Who is having tea?"
    greetingLabel.textAlignment = .center

    nameField.backgroundColor = UIColor(white: 0.92, alpha: 1.0)
    nameField.addTarget(
      self, action: GreetingController.nameDidChange(sender:), for: .editingChanged)  // changed

    button.backgroundColor = UIColor(red: 41 / 255, green: 150 / 255, blue: 204 / 255, alpha: 1.0)
    button.setTitle("Sit down", for: .normal)
    button.addTarget(
      self, action: GreetingController.buttonTapped(sender:), for: .touchUpInside)  // changed

    view.addSubview(greetingLabel)
    view.addSubview(nameField)
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()

    let inset: CGFloat = 12.0
    let height: CGFloat = 44.0
    var yOffset = (view.bounds.size.height - (2 * height + inset)) / 2.0  // layout

    greetingLabel.frame = CGRect(
      x: view.bounds.origin.x, y: view.bounds.origin.y, width: view.bounds.size.width,
      height: yOffset)  // layout

    nameField.frame = CGRect(
      x: view.bounds.origin.x, y: yOffset, width: view.bounds.size.width, height: height
    )
    .insetBy(dx: inset, dy: 0.0)  // layout

    yOffset += height + inset  // layout
    button.frame = CGRect(
      x: view.bounds.origin.x, y: yOffset, width: view.bounds.size.width, height: height
    )
    .insetBy(dx: inset, dy: 0.0)  // layout
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)

    nameField.text = greeting.name
  }

  private func nameDidChange(sender: UITextField) {  // changed
    guard let text = sender.text else {
      return
    }
    greeting.name = text
  }

  private func buttonTapped(sender: UIButton) {  // changed
    greeting.onSeated()
  }
}
