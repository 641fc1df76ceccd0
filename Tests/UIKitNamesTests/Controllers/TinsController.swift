// Its lines are those that a published one has.
// swift-format-ignore-file
import UIKitNames

// After the TableViewController of the plain list in the ledger.
class TinCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String!) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init(coder: NSCoder) {
    fatalError("NSCoding not supported")
  }
}

class TinsController: UITableViewController {
  let results = TinStore()

  override func viewDidLoad() {
    super.viewDidLoad()

    setupUI()

    self.results.observe { changes in
      switch changes {
      case .initial:
        self.tableView.reloadData()
      case .update(let deletions, let insertions, let modifications):
        self.tableView.beginUpdates()
        self.tableView.insertRows(
          at: insertions.map { IndexPath(row: $0, section: 0) }, with: .automatic)
        self.tableView.deleteRows(
          at: deletions.map { IndexPath(row: $0, section: 0) }, with: .automatic)
        self.tableView.reloadRows(
          at: modifications.map { IndexPath(row: $0, section: 0) }, with: .automatic)
        self.tableView.endUpdates()
      }
    }
  }

  func setupUI() {
    tableView.register(TinCell.self, forCellReuseIdentifier: "cell")

    self.title = "Tins"
    self.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Add five", style: .plain, target: self, action: TinsController.addFive)  // changed
    self.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: TinsController.add)  // changed
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return results.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as! TinCell

    let object = results[indexPath.row]
    cell.textLabel?.text = object.title
    cell.detailTextLabel?.text = object.weight.description

    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {  // changed
    return true  // changed
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      results.delete(results[indexPath.row])
    }
  }

  func addFive() {  // changed
    for _ in 0..<5 {
      results.create(title: TinsController.nextName(), weight: 100)
    }
  }

  func add() {  // changed
    results.create(title: TinsController.nextName(), weight: 250)
  }

  class func nextName() -> String {
    return "Tin"
  }
}
