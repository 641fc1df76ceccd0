public import Foundation
import View
public import ViewKit

/// A field to search with, and beside it a button that leaves the search.
open class UISearchBar: UIView {
  let core: SearchBar

  override var ownElements: [Element] { [.searchBar(core)] }

  /// Creates a bar.
  public override init(frame: CGRect) {
    core = SearchBar()
    super.init(frame: frame)
    Views.note(self, for: core)
  }

  /// Nothing: there are no storyboards.
  public required init?(coder: NSCoder) { return nil }

  private init(_ core: SearchBar) {
    self.core = core
    super.init(frame: .zero)
    Views.note(self, for: core)
  }

  /// The view of a bar: it keeps nothing of its own, so another one may come in its place.
  static func of(_ core: SearchBar) -> UISearchBar { Views.of(core) ?? UISearchBar(core) }

  isolated deinit { if Views.of(core, UISearchBar.self) == nil { Views.forget(core) } }

  /// The text; setting it calls no method of the delegate.
  open var text: String? {
    get { core.text }
    set { core.text = newValue }
  }

  /// What is shown while it is empty.
  open var placeholder: String? {
    get { core.placeholder == "" ? nil : core.placeholder.english }
    set { core.placeholder = Phrase(verbatim: newValue ?? "") }
  }

  /// Whether Cancel is shown.
  open var showsCancelButton: Bool {
    get { core.showsCancelButton }
    set { core.showsCancelButton = newValue }
  }

  /// Shows Cancel, or no longer.
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }

  /// The delegate, held weakly.
  open var delegate: (any UISearchBarDelegate)? {
    get { core.delegate as? any UISearchBarDelegate }
    set { core.delegate = newValue }
  }

  /// The field in it.
  public var searchTextField: UITextField {
    Views.of(core.searchTextField) ?? UITextField(of: core.searchTextField)
  }

  /// Whether it is left out of the screen.
  open override var isHidden: Bool { didSet { core.isHidden = isHidden } }
  /// Whether it is edited.
  open override var isFirstResponder: Bool { core.searchTextField.isFirstResponder }
  /// Whether it can be edited.
  open override var canBecomeFirstResponder: Bool { true }
  /// Starts editing it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { core.becomeFirstResponder() }
  /// Ends editing it.
  @discardableResult
  open override func resignFirstResponder() -> Bool { core.resignFirstResponder() }

  /// How it looks: not drawn.
  open var searchBarStyle = Style.default
  /// A color: not drawn.
  open var barTintColor: UIColor?
  /// Sets its size: not drawn.
  open func sizeToFit() {}

  /// How a bar looks.
  public enum Style: Sendable {
    /// As usual.
    case `default`
    /// With what is around it.
    case prominent
    /// Without it.
    case minimal
  }
}

/// Decides about a search bar and is told of it: all methods are optional.
@MainActor
public protocol UISearchBarDelegate: SearchBarDelegate {
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// A person changed the text, perhaps to none.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The Return key was touched.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Cancel was touched.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

// A default says so to the log, as those of the framework do.
extension UISearchBarDelegate {
  /// Returns `true`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    searchBar.core.byDefault(of: self, true)
  }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    searchBar.core.byDefault(of: self)
  }
  /// Returns `true`.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    searchBar.core.byDefault(of: self, true)
  }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    searchBar.core.byDefault(of: self)
  }
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    searchBar.core.byDefault(of: self)
  }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    searchBar.core.byDefault(of: self)
  }
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    searchBar.core.byDefault(of: self)
  }

  /// Asks the method with UIKit's name.
  public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool {
    searchBarShouldBeginEditing(UISearchBar.of(searchBar))
  }
  /// Calls the method with UIKit's name.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {
    searchBarTextDidBeginEditing(UISearchBar.of(searchBar))
  }
  /// Asks the method with UIKit's name.
  public func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool {
    searchBarShouldEndEditing(UISearchBar.of(searchBar))
  }
  /// Calls the method with UIKit's name.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {
    searchBarTextDidEndEditing(UISearchBar.of(searchBar))
  }
  /// Calls the method with UIKit's name.
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    self.searchBar(UISearchBar.of(searchBar), textDidChange: searchText)
  }
  /// Calls the method with UIKit's name.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {
    searchBarSearchButtonClicked(UISearchBar.of(searchBar))
  }
  /// Calls the method with UIKit's name.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {
    searchBarCancelButtonClicked(UISearchBar.of(searchBar))
  }
}
