// Its lines are those that a published one has.
// swift-format-ignore-file
import UIKitNames

// After the TableViewController of the grouped list in the ledger.
class ShelfCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String!) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init(coder: NSCoder) {
    fatalError("NSCoding not supported")
  }
}

var shelfTitles = ["Black", "Green"]
var tinsByShelf: [[Tin]] = []

class ShelvesController: UITableViewController {

  override func viewDidLoad() {
    super.viewDidLoad()

    setupUI()
    tinsByShelf = [[Tin(title: "Assam", weight: 250)], []]
    tableView.reloadData()
  }

  func setupUI() {
    tableView.register(ShelfCell.self, forCellReuseIdentifier: "cell")

    self.title = "Shelves"
    self.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Restock", style: .plain, target: self, action: ShelvesController.restock)  // changed
    self.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: ShelvesController.add)  // changed
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    return shelfTitles.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    return shelfTitles[section]
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return tinsByShelf[section].count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as! ShelfCell

    let object = objectForIndexPath(indexPath: indexPath)
    cell.textLabel?.text = object?.title
    cell.detailTextLabel?.text = object?.weight.description

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
      tinsByShelf[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
  }

  func restock() {  // changed
    for shelf in shelfTitles.indices {
      tinsByShelf[shelf].append(Tin(title: "New", weight: 100))
    }
    tableView.reloadData()
  }

  func add() {  // changed
    tinsByShelf[1].append(Tin(title: "Sencha", weight: 100))
    tableView.reloadData()
  }
}

func objectForIndexPath(indexPath: IndexPath) -> Tin? {
  return tinsByShelf[indexPath.section][indexPath.row]
}
