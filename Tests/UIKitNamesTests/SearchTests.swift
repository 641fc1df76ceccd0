import Testing
import UIKitNames

// Written as such controllers are published.
@Suite("A search and a menu with UIKit's names")
struct SearchTests {
  private final class TeasController: UITableViewController, UISearchResultsUpdating,
    UISearchBarDelegate, UISearchControllerDelegate
  {
    let searchController = UISearchController(searchResultsController: nil)
    let teas = ["Assam", "Sencha", "Silver"]
    var filtered: [String] = []
    var calls: [String] = []
    var isFiltering: Bool {
      searchController.isActive && searchController.searchBar.text?.isEmpty == false
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Teas"
      searchController.searchResultsUpdater = self
      searchController.obscuresBackgroundDuringPresentation = false
      searchController.searchBar.placeholder = "Which tea?"
      searchController.searchBar.delegate = self
      searchController.delegate = self
      navigationItem.searchController = searchController
      navigationItem.hidesSearchBarWhenScrolling = false
      definesPresentationContext = true
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Sort", image: nil, primaryAction: nil, menu: makeMenu())
    }

    private func makeMenu() -> UIMenu {
      UIMenu(
        title: "",
        children: [
          UIAction(title: "By Name", state: .on) { [weak self] action in
            self?.calls.append(action.title)
          },
          UIMenu(
            title: "More", options: .displayInline,
            children: [
              UIAction(title: "Delete All", attributes: .destructive) { [weak self] _ in
                self?.calls.append("delete")
              }
            ]),
        ])
    }

    func updateSearchResults(for searchController: UISearchController) {
      let text = searchController.searchBar.text ?? ""
      filtered = teas.filter { $0.lowercased().contains(text.lowercased()) }
      tableView.reloadData()
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      calls.append("\(searchBar === searchController.searchBar) \(searchText)")
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }

    func didDismissSearchController(_ searchController: UISearchController) {
      calls.append("dismissed")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      isFiltering ? filtered.count : teas.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = isFiltering ? filtered[indexPath.row] : teas[indexPath.row]
      return cell
    }
  }

  @Test("A list is filtered by its search controller, and has a menu in its bar")
  func list() {
    let teas = TeasController(style: .plain)
    let page = Drawn(UINavigationController(rootViewController: teas))

    #expect(
      page.text().prefix(6) == [
        "Teas", "1  Search   Which tea?", "2  Assam", "3  Sencha", "4  Silver", "5  Sort",
      ])
    #expect(
      page.text("search", "se").prefix(3) == ["1  Search   se", "2  Cancel", "3  Sencha"])
    #expect(page.text("cancel").prefix(3) == ["Teas", "1  Search   Which tea?", "2  Assam"])
    #expect(teas.calls == ["true se", "cancel", "dismissed"])
    #expect(
      page.text("sort").prefix(4) == [
        "Sort", "1  By Name (on)", "2  Delete All (careful)", "3  Cancel",
      ])
    _ = page.text("1")
    _ = page.text("sort", "delete all")
    #expect(teas.calls.suffix(2) == ["By Name", "delete"])
    #expect(page.misuses == [])
    var isOver = false
    teas.searchController.isActive = true
    teas.searchController.dismiss(animated: true) { isOver = true }
    #expect(isOver && !teas.searchController.isActive)
  }

  @Test("A bar is a view among others, and a button shows its menu as its primary action")
  func views() {
    final class Page: UIViewController, UISearchBarDelegate {
      let (bar, button) = (UISearchBar(), UIButton(type: .system))
      var chosen = 0
      override func viewDidLoad() {
        bar.delegate = self
        bar.showsCancelButton = true
        button.setTitle("Options", for: .normal)
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in self.chosen += 1 }])
        button.showsMenuAsPrimaryAction = true
        view.addSubview(bar)
        view.addSubview(button)
      }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
      }
    }
    let controller = Page()
    let page = Drawn(controller)

    #expect(page.text("search", "x").prefix(3) == ["1  Search   x", "2  Cancel", "3  Options"])
    #expect(controller.bar.text == "x" && !controller.bar.isFirstResponder)
    _ = page.text("options", "one")
    #expect(controller.chosen == 1 && page.misuses == [])
    controller.bar.isHidden = true
    #expect(page.text("options", "one").contains("1  Options"))
    controller.button.menu = UIMenu(
      children: [UIAction(title: "Two") { [weak controller] _ in controller?.chosen += 10 }])
    _ = page.text("options", "two")
    #expect(controller.chosen == 12 && page.misuses == [])
    controller.button.showsMenuAsPrimaryAction = false
    #expect(!page.text("options").contains("1  Two"))
  }
}
