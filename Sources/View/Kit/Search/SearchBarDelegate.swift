/// Controls and observes a search bar: UIKit's methods, all optional.
///
/// ```swift
/// extension Finder: SearchBarDelegate {
///   func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
///     found = teas.filter { $0.hasPrefix(searchText) }
///   }
///
///   func searchBarSearchButtonClicked(_ searchBar: SearchBar) {
///     searchBar.resignFirstResponder()
///   }
/// }
/// ```
@MainActor
public protocol SearchBarDelegate: AnyObject {
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool
  /// Editing began.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool
  /// Editing ended.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// A person changed the text, perhaps to none.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  /// The Return key was touched.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// Cancel was touched.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
}

// A default says so to the log, which then has no call: the delegate does not implement the method.
extension SearchBarDelegate {
  /// Returns `true`.
  public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool {
    searchBar.byDefault(of: self, true)
  }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {
    searchBar.byDefault(of: self)
  }
  /// Returns `true`.
  public func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool {
    searchBar.byDefault(of: self, true)
  }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) { searchBar.byDefault(of: self) }
  /// Does nothing.
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    searchBar.byDefault(of: self)
  }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) { searchBar.byDefault(of: self) }
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) { searchBar.byDefault(of: self) }
}
