import Vestibule

/// Finds the teas of the examples that begin with a text.
@MainActor
final class Finder {
  let teas = ["Assam", "Sencha"]
  private(set) var found: [String] = []
}

extension Finder: SearchBarDelegate {
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    found = teas.filter { $0.hasPrefix(searchText) }
  }

  func searchBarSearchButtonClicked(_ searchBar: SearchBar) {
    searchBar.resignFirstResponder()
  }
}

extension Finder: SearchResultsUpdating {
  func updateSearchResults(for searchController: SearchController) {
    let text = searchController.searchBar.text ?? ""
    found = teas.filter { text.isEmpty || $0.hasPrefix(text) }
  }
}

extension Finder: SearchControllerDelegate {
  func didDismissSearchController(_ searchController: SearchController) { found = [] }
}
