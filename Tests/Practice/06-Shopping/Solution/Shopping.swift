import Vestibule

// The list has Bread, Milk and Eggs. A person deletes Milk, and it is still there.

/// A list of what to buy, in which rows can be deleted.
final class ShoppingController: TableViewController {
  private(set) var items = ["Bread", "Milk", "Eggs"]

  override func viewDidLoad() {
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "item")
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    cell.text = Phrase(verbatim: items[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    items.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath])
  }
}
