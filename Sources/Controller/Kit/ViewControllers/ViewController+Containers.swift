public import Controller
import View
public import ViewKit

// The stack and the tabs that a controller is in, and what they show of it.
extension ViewController {
  /// The navigation controller that the controller is in, or `nil`.
  public var navigationController: NavigationController? { ancestor(NavigationController.self) }

  /// The tab bar controller that the controller is in, or `nil`.
  public var tabBarController: TabBarController? { ancestor(TabBarController.self) }

  /// What the bar of a navigation controller shows of it; at first its title.
  public var navigationItem: NavigationItem { part(NavigationItem(title: title)) }

  /// What a tab bar shows of it; at first its title.
  ///
  /// Of a navigation controller it is its own item if that has a title, else that of its root.
  public var tabBarItem: TabBarItem {
    get { (self as? NavigationController)?.tabBarItemOfRoot ?? part(TabBarItem(title: title)) }
    set { parts[TabBarItem.self] = newValue }
  }
}

extension NavigationController {
  /// The item of the root, unless the stack has a name of its own.
  fileprivate var tabBarItemOfRoot: TabBarItem? {
    parts[TabBarItem.self]?.title == nil ? viewControllers.first?.tabBarItem : nil
  }
}

extension NavigationItem: TitledPart {}
extension TabBarItem: TitledPart {}
