// Its lines are those that a published one has.
// swift-format-ignore-file
import UIKitNames

// After SettingsViewController of the ledger.
struct ServingSettings {
  let milk: Bool
  let size: String
  let extras: Set<String>
}

class ServingController: UITableViewController {
  var settings: ServingSettings {
    return ServingSettings(
      milk: self.milk.isOn,
      size: self.size.rawValue,
      extras: Set(self.extras.map(\.rawValue)))
  }

  private var milk: Milk = .Without
  private var size: Size = .Pot
  private var extras: Set<Extra> = []

  fileprivate enum Section: String {
    case Milk = "Milk"
    case Size = "Size"
    case Extras = "Extras"
    case Session = "Session"

    init(section: Int) {
      switch section {
      case 0: self = .Milk
      case 1: self = .Size
      case 2: self = .Extras
      default: self = .Session
      }
    }

    var intValue: Int {
      switch self {
      case .Milk:
        return 0
      case .Size:
        return 1
      case .Extras:
        return 2
      case .Session:
        return 3
      }
    }
  }

  fileprivate enum Milk: String {
    case With = "With milk"
    case Without = "Without"

    init(row: Int) {
      switch row {
      case 0: self = .With
      default: self = .Without
      }
    }

    var isOn: Bool {
      return self == .With
    }
  }

  fileprivate enum Size: String {
    case Cup = "A cup"
    case Pot = "A pot"

    init(row: Int) {
      switch row {
      case 0: self = .Cup
      default: self = .Pot
      }
    }
  }

  fileprivate enum Extra: String {
    case Lemon = "Lemon"
    case Honey = "Honey"

    init(row: Int) {
      switch row {
      case 0: self = .Lemon
      default: self = .Honey
      }
    }
  }

  convenience init() {
    self.init(style: .grouped)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.navigationItem.title = "Serving"
    self.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: ServingController.dismiss)  // changed
  }

  func dismiss() {  // changed
    self.dismiss(animated: true, completion: nil)
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    return 4
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch Section(section: section) {
    case .Milk: return 2
    case .Size: return 2
    case .Extras: return 2
    case .Session: return 1
    }
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    return Section(section: section).rawValue
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    switch Section(section: (indexPath as NSIndexPath).section) {
    case .Milk:
      let value = Milk(row: (indexPath as NSIndexPath).row)
      cell.textLabel?.text = value.rawValue
      cell.accessoryType = value == self.milk ? .checkmark : .none
    case .Size:
      let value = Size(row: (indexPath as NSIndexPath).row)
      cell.textLabel?.text = value.rawValue
      cell.accessoryType = value == self.size ? .checkmark : .none
    case .Extras:
      let value = Extra(row: indexPath.row)
      cell.textLabel?.text = value.rawValue
      cell.accessoryType = self.extras.contains(value) ? .checkmark : .none
    case .Session:
      cell.textLabel?.text = "Forget everything"
      cell.accessoryType = .none
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch Section(section: (indexPath as NSIndexPath).section) {
    case .Milk:
      self.milk = Milk(row: (indexPath as NSIndexPath).row)
    case .Size:
      self.size = Size(row: (indexPath as NSIndexPath).row)
    case .Extras:
      let extra = Extra(row: indexPath.row)
      if extras.contains(extra) {
        extras.remove(extra)
      } else {
        extras.insert(extra)
        self.milk = .Without
        tableView.reloadSections(IndexSet(integer: Section.Milk.intValue), with: .automatic)
      }
    case .Session:
      self.extras = []
    }
    tableView.reloadSections(
      IndexSet(integer: (indexPath as NSIndexPath).section), with: .automatic)
  }
}
