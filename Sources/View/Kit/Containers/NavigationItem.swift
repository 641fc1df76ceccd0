public import View

/// What the bar of a navigation controller shows of a controller: UIKit's `UINavigationItem`.
///
/// A change is shown at once.
///
/// ```swift
/// menu.title = "Menu"
/// menu.navigationItem.backButtonTitle = "All Teas"
/// menu.navigationItem.rightBarButtonItem = BarButtonItem(
///   title: "Order", target: cup, action: Cup.pour)
/// ```
@MainActor
public final class NavigationItem {
  /// The title, or `nil` for none.
  public var title: Phrase?

  /// The title of the button that comes back to this controller, if it is not the controller's.
  public var backButtonTitle: Phrase?

  /// Whether the button that goes back is left out.
  public var hidesBackButton = false

  /// The buttons on the left; they take the place of the button that goes back.
  public var leftBarButtonItems: [BarButtonItem] = []

  /// The buttons on the right.
  public var rightBarButtonItems: [BarButtonItem] = []

  /// The first button on the left.
  public var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems.first }
    set { leftBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// The first button on the right.
  public var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems.first }
    set { rightBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// The search controller whose bar is shown below the title.
  package var search: (any BarSearch)?

  /// The bar that shows the item.
  package weak var screen: NavigationScreen?

  /// Creates an item.
  public init(title: Phrase? = nil) { self.title = title }
}
