// Its lines are those that a published one has.
// swift-format-ignore-file
import UIKitNames

// After ConnectToNetworkViewController of the ledger.
final class JoinTableController: UIViewController {
  var model: JoinTable

  init(model: JoinTable) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.title = "The word of “\(model.table)”"

    let wordField = UITextField()
    wordField.borderStyle = .line
    wordField.isSecureTextEntry = true
    wordField.becomeFirstResponder()
    wordField.placeholder = "The word is 'leaf'"
    let joinButton = UIButton(
      type: .system,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        self.model.joinTapped(with: wordField.text ?? "")
      }
    )
    joinButton.setTitle("Join table", for: .normal)
    let waiting = UIActivityIndicatorView(style: .medium)
    waiting.startAnimating()

    let stack = UIStackView(arrangedSubviews: [
      wordField,
      joinButton,
      waiting,
    ])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.widthAnchor.constraint(equalToConstant: 200),
    ])

    model.onChange { [weak self, weak wordField] model in
      guard
        let self,
        let wordField
      else { return }

      wordField.isEnabled = !model.isJoining
      joinButton.isEnabled = !model.isJoining
      waiting.isHidden = !model.isJoining
      guard model.isWordWrong else { return }
      let controller = UIAlertController(
        title: "Wrong word for “\(model.table)”",
        message: nil,
        preferredStyle: .alert
      )
      controller.addAction(UIAlertAction(title: "OK", style: .default))
      self.present(controller, animated: true)
    }
  }
}
