import Controller
import ControllerKit
import Model
import View
import ViewKit

/// A search bar in a window, alone or with its controller in a stack, and one object that it calls.
final class SearchOrders: OrderStage {
  private let window = Window(view: WindowView(), log: EventLog())
  private let listener: SearchListener
  private let search = SearchController(searchResultsController: nil)
  private let bar: SearchBar

  init(_ app: [String]) {
    listener = SearchListener()
    bar = app[0] == "bar" ? SearchBar() : search.searchBar
    bar.delegate = listener
    bar.showsCancelButton = true
    (search.delegate, search.searchResultsUpdater) = (listener, listener)
    let root = ViewController()
    if app[0] == "bar" {
      root.view = OwnScreen([.searchBar(bar)])
      window.rootViewController = root
    } else {
      root.navigationItem.searchController = search
      window.rootViewController = NavigationController(rootViewController: root)
    }
    window.makeKeyAndVisible()
  }

  func perform(_ deed: [String]) throws {
    switch deed[0] {
    case "touch": window.view.touch(bar.searchTextField)
    case "type": bar.searchTextField.insertText(deed[1])
    case "clear": bar.searchTextField.touchClear()
    case "return": bar.searchTextField.touchReturn()
    case "resign": bar.resignFirstResponder()
    case "cancel":
      let controls = window.view.subviews.last?.controls ?? []
      for control in controls where control.label == .cancel { window.view.touch(control) }
    default: throw UnknownDeed(deed: deed)
    }
  }

  func heard(as calls: [String]) -> [String] { listener.trace.take() }
}

/// Writes down what a search bar and its controller call.
final class SearchListener {
  let trace = Trace()

  private func write(_ line: String) { trace.lines.append(line) }

  private func write(_ call: String, _ search: SearchController) {
    write("\(call)SearchController(_:) (\(search.isActive ? "active" : "inactive"))")
  }
}

extension SearchListener: SearchBarDelegate {
  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool {
    write("searchBarShouldBeginEditing(_:)")
    return true
  }
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {
    write("searchBarTextDidBeginEditing(_:)")
  }
  func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool {
    write("searchBarShouldEndEditing(_:)")
    return true
  }
  func searchBarTextDidEndEditing(_ searchBar: SearchBar) {
    write("searchBarTextDidEndEditing(_:)")
  }
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    write("searchBar(_:textDidChange: \"\(searchText)\")")
  }
  func searchBarSearchButtonClicked(_ searchBar: SearchBar) {
    write("searchBarSearchButtonClicked(_:)")
  }
  func searchBarCancelButtonClicked(_ searchBar: SearchBar) {
    write("searchBarCancelButtonClicked(_:)")
  }
}

extension SearchListener: SearchControllerDelegate, SearchResultsUpdating {
  func willPresentSearchController(_ search: SearchController) { write("willPresent", search) }
  func didPresentSearchController(_ search: SearchController) { write("didPresent", search) }
  func willDismissSearchController(_ search: SearchController) { write("willDismiss", search) }
  func didDismissSearchController(_ search: SearchController) { write("didDismiss", search) }
  func updateSearchResults(for search: SearchController) {
    write("updateSearchResults(for:) \"\(search.searchBar.text ?? "")\"")
  }
}
