public import Controller
import Model
import View
public import ViewKit

/// Searches what a controller shows: UIKit's `UISearchController`.
///
/// Its bar is below the title of the controller in whose `navigationItem` it is. The order of its
/// calls is on <doc:Search>.
///
/// ```swift
/// let search = SearchController(searchResultsController: nil)
/// search.searchResultsUpdater = finder
/// search.searchBar.placeholder = "Which tea?"
/// menu.navigationItem.searchController = search
/// ```
@MainActor
public final class SearchController {
  /// The field, and Cancel during a search.
  public let searchBar = SearchBar()

  /// The controller that is shown in place of the one on top while there is a text, or `nil`.
  public let searchResultsController: ViewController?

  /// Is called when a search begins, and at each change of the text; held weakly.
  public weak var searchResultsUpdater: (any SearchResultsUpdating)? {
    didSet { updaterRecord.didSet(searchResultsUpdater) }
  }

  /// The delegate, held weakly.
  public weak var delegate: (any SearchControllerDelegate)? {
    didSet { delegateRecord.didSet(delegate) }
  }

  /// Whether the title and the buttons of the bar are left out during a search.
  public var hidesNavigationBarDuringPresentation = true

  /// Whether the screen that is searched is left out during a search, until there are results; as
  /// since iOS 15, it is not unless this is set.
  public var obscuresBackgroundDuringPresentation = false

  private var updaterRecord = DelegateRecord()
  private var delegateRecord = DelegateRecord()
  private var isSearching = false
  private var isChanging = false
  fileprivate weak var item: NavigationItem?

  /// Creates a controller; without a controller of the results, the updater shows them in its own
  /// screen.
  public init(searchResultsController: ViewController?) {
    self.searchResultsController = searchResultsController
    searchBar.controller = { [weak self] in self?.follow($0) }
  }

  /// Whether a search has begun; setting it begins or ends one as a person does.
  public var isActive: Bool {
    get { isSearching }
    set { if newValue { begin() } else { end() } }
  }

  // MARK: - A search

  private func follow(_ step: SearchBar.Step) {
    switch step {
    case .began:
      begin()
      update()
    case .changed: update()
    case .returned: searchBar.resignFirstResponder()
    case .cancelled: end()
    }
  }

  private func begin() {
    guard change(to: true, { $0.willPresentSearchController(self) }) else { return }
    tell("didPresentSearchController(_:)") { $0.didPresentSearchController(self) }
  }

  private func end() {
    guard change(to: false, { $0.willDismissSearchController(self) }) else { return }
    let field = searchBar.searchTextField
    // A delegate cannot keep what a search has left.
    if !field.resignFirstResponder() { field.textInput?.endEditing(true) }
    searchBar.text = nil
    update()
    tell("didDismissSearchController(_:)") { $0.didDismissSearchController(self) }
  }

  /// Begins or ends a search, after a call of the delegate; returns whether it did.
  private func change(to isActive: Bool, _ body: (any SearchControllerDelegate) -> Void) -> Bool {
    // The delegate may set it meanwhile.
    guard isActive != isSearching, !isChanging else { return false }
    isChanging = true
    tell(isActive ? "willPresentSearchController(_:)" : "willDismissSearchController(_:)", body)
    (isSearching, searchBar.isSearching, isChanging) = (isActive, isActive, false)
    return true
  }

  private func update() {
    if let updater = searchResultsUpdater {
      record("updateSearchResults(for:)", to: updater) { updater.updateSearchResults(for: self) }
    } else if updaterRecord.isReleased(nil) {
      report(.updaterGone)
    }
    if let navigation = item?.screen?.delegate as? NavigationController {
      navigation.showResults(of: self)
    } else if let found {
      report(.resultsNotShown(found.debugName))
    }
  }

  /// The controller of the results, while there is a text to search for.
  var found: ViewController? {
    isSearching && searchBar.searchTextField.hasText ? searchResultsController : nil
  }

  // MARK: - The log

  private var log: EventLog? { searchBar.searchTextField.textInput?.log }

  private func report(_ diagnostic: NavigationDiagnostic) {
    log?.report(diagnostic, from: "SearchController")
  }

  private func tell(_ call: Event.Call, _ body: (any SearchControllerDelegate) -> Void) {
    if let delegate {
      record(call, to: delegate) { body(delegate) }
    } else if delegateRecord.isReleased(nil) {
      report(.delegateGone(of: "SearchController"))
    }
  }

  private func record(_ call: Event.Call, to receiver: AnyObject, _ body: () -> Void) {
    guard let log else { return body() }
    log.record(
      Event(.call, "\(type(of: receiver))", call, from: .controller, to: .controller),
      optionalOf: receiver, during: body)
  }

  /// Does nothing for a delegate: it does not implement the method.
  fileprivate func byDefault(of delegate: AnyObject) { log?.byDefault(of: delegate) }
}

extension SearchController: BarSearch {
  package var hidesBar: Bool { isSearching && hidesNavigationBarDuringPresentation }
  package var hidesContent: Bool { isSearching && obscuresBackgroundDuringPresentation }
}

extension NavigationItem {
  /// The search controller, whose bar is shown below the title.
  public var searchController: SearchController? {
    get { search as? SearchController }
    set {
      search = newValue
      newValue?.item = self
    }
  }
}

/// Shows what a search finds: UIKit's protocol of this name.
///
/// ```swift
/// extension Finder: SearchResultsUpdating {
///   func updateSearchResults(for searchController: SearchController) {
///     let text = searchController.searchBar.text ?? ""
///     found = teas.filter { text.isEmpty || $0.hasPrefix(text) }
///   }
/// }
/// ```
@MainActor
public protocol SearchResultsUpdating: AnyObject {
  /// A search began or ended, or its text changed.
  func updateSearchResults(for searchController: SearchController)
}

/// Is notified when a search begins and ends: UIKit's methods, all optional.
///
/// ```swift
/// extension Finder: SearchControllerDelegate {
///   func didDismissSearchController(_ searchController: SearchController) { found = [] }
/// }
/// ```
@MainActor
public protocol SearchControllerDelegate: AnyObject {
  /// A search is about to begin.
  func willPresentSearchController(_ searchController: SearchController)
  /// A search began.
  func didPresentSearchController(_ searchController: SearchController)
  /// A search is about to end.
  func willDismissSearchController(_ searchController: SearchController)
  /// A search ended.
  func didDismissSearchController(_ searchController: SearchController)
}

extension SearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: SearchController) {
    searchController.byDefault(of: self)
  }
  /// Does nothing.
  public func didPresentSearchController(_ searchController: SearchController) {
    searchController.byDefault(of: self)
  }
  /// Does nothing.
  public func willDismissSearchController(_ searchController: SearchController) {
    searchController.byDefault(of: self)
  }
  /// Does nothing.
  public func didDismissSearchController(_ searchController: SearchController) {
    searchController.byDefault(of: self)
  }
}
