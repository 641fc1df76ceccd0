// Its lines are those that a published one has.
// swift-format-ignore-file
import UIKitNames

// After NewGameViewController of the ledger.
public class CupPairController: UIViewController {
  let pair: CupPair

  init(pair: CupPair) {
    self.pair = pair
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()

    self.navigationItem.title = "Two Cups"

    self.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Leave",
      style: .done,
      target: self,
      action: CupPairController.leaveTapped  // changed
    )

    let firstLabel = UILabel()
    firstLabel.text = "First cup"
    firstLabel.setContentHuggingPriority(.required, for: .horizontal)

    let firstField = UITextField()
    firstField.borderStyle = .roundedRect
    firstField.placeholder = "Assam"
    firstField.setContentCompressionResistancePriority(.required, for: .horizontal)
    firstField.addTarget(
      self, action: CupPairController.firstChanged(sender:), for: .editingChanged)  // changed

    let firstRow = UIStackView(arrangedSubviews: [
      firstLabel,
      firstField,
    ])
    firstRow.spacing = 24

    let secondLabel = UILabel()
    secondLabel.text = "Second cup"
    secondLabel.setContentHuggingPriority(.required, for: .horizontal)

    let secondField = UITextField()
    secondField.borderStyle = .roundedRect
    secondField.placeholder = "Sencha"
    secondField.setContentCompressionResistancePriority(.required, for: .horizontal)
    secondField.addTarget(
      self, action: CupPairController.secondChanged(sender:), for: .editingChanged)  // changed

    let secondRow = UIStackView(arrangedSubviews: [
      secondLabel,
      secondField,
    ])
    secondRow.spacing = 24

    let pourButton = UIButton(type: .system)
    pourButton.setTitle("Pour both", for: .normal)
    pourButton.addTarget(self, action: CupPairController.pourTapped, for: .touchUpInside)  // changed

    let rootStackView = UIStackView(arrangedSubviews: [
      firstRow,
      secondRow,
      pourButton,
    ])
    rootStackView.isLayoutMarginsRelativeArrangement = true
    rootStackView.layoutMargins = .init(top: 0, left: 32, bottom: 0, right: 32)
    rootStackView.translatesAutoresizingMaskIntoConstraints = false
    rootStackView.axis = .vertical
    rootStackView.spacing = 24

    self.view.addSubview(rootStackView)

    NSLayoutConstraint.activate([
      rootStackView.leadingAnchor.constraint(equalTo: self.view.leadingAnchor),
      rootStackView.trailingAnchor.constraint(equalTo: self.view.trailingAnchor),
      rootStackView.centerYAnchor.constraint(equalTo: self.view.centerYAnchor),
    ])

    self.pair.onChange { [weak self] pair in
      guard let self = self else { return }
      pourButton.isEnabled = pair.isComplete
      firstField.text = pair.first
      secondField.text = pair.second
      if pair.isPoured {
        self.navigationController?.pushViewController(
          CupController(cup: "\(pair.first ?? "") and \(pair.second ?? "")"),
          animated: true
        )
      } else {
        self.navigationController?.popToViewController(self, animated: true)
      }
    }
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(true)

    if !self.isMovingToParent {
      self.pair.send(.returned)
    }
  }

  private func leaveTapped() {  // changed
    self.pair.send(.left)
  }

  private func firstChanged(sender: UITextField) {  // changed
    self.pair.send(.first(sender.text))
  }

  private func secondChanged(sender: UITextField) {  // changed
    self.pair.send(.second(sender.text))
  }

  private func pourTapped() {  // changed
    self.pair.send(.poured)
  }
}
