// Its lines are those that a published one has.
// swift-format-ignore-file
import UIKitNames

// After the NewGameViewController of Workflow in the ledger.
final class TablePlanController: UIViewController {
  let hostLabel = UILabel(frame: .zero)
  let hostField = UITextField(frame: .zero)
  let guestLabel = UILabel(frame: .zero)
  let guestField = UITextField(frame: .zero)
  let layButton = UIButton(frame: .zero)

  let plan: TablePlan

  init(plan: TablePlan) {
    self.plan = plan
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()

    hostLabel.text = "Host"
    hostField.backgroundColor = UIColor(white: 0.92, alpha: 1.0)
    hostField.addTarget(
      self, action: TablePlanController.onTextChanged(sender:), for: .editingChanged)  // changed

    guestLabel.text = "Guest"
    guestField.backgroundColor = UIColor(white: 0.92, alpha: 1.0)
    guestField.addTarget(
      self, action: TablePlanController.onTextChanged(sender:), for: .editingChanged)  // changed

    layButton.backgroundColor = UIColor(
      red: 41 / 255, green: 150 / 255, blue: 204 / 255, alpha: 1.0)
    layButton.setTitle("Lay the table", for: .normal)
    layButton.addTarget(
      self, action: TablePlanController.layPressed(sender:), for: .touchUpInside)  // changed

    view.addSubview(hostLabel)
    view.addSubview(hostField)
    view.addSubview(guestLabel)
    view.addSubview(guestField)
    view.addSubview(layButton)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()

    let inset: CGFloat = 12.0
    let height: CGFloat = 44.0
    let size = hostLabel.sizeThatFits(CGSize(width: view.bounds.size.width, height: height))  // layout
    hostLabel.frame = CGRect(x: view.bounds.origin.x, y: 0, width: size.width, height: height)
    hostField.frame = CGRect(x: size.width, y: 0, width: view.bounds.size.width, height: height)
      .insetBy(dx: inset, dy: 0.0)  // layout
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)

    hostField.text = plan.host
    guestField.text = plan.guest
  }

  private func onTextChanged(sender: UITextField) {  // changed
    guard let name = sender.text else {
      return
    }

    if sender == hostField {
      plan.handle(.hostChanged(name))
    } else if sender == guestField {
      plan.handle(.guestChanged(name))
    }
  }

  private func layPressed(sender: UIButton) {  // changed
    plan.handle(.laid)
  }
}
