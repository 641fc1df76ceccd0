public import Controller
import Model
public import View

/// Decides and is told which tab a person selects; every method is optional.
///
/// ```swift
/// final class Gate: TabBarControllerDelegate {
///   var isOpen = false
///
///   func tabBarController(
///     _ tabBarController: TabBarController,
///     shouldSelect viewController: ViewController
///   ) -> Bool {
///     isOpen || !(viewController is OrderController)
///   }
/// }
/// ```
@MainActor
public protocol TabBarControllerDelegate: AnyObject {
  /// Whether a tab that was touched may be selected; also asked of the selected one.
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool

  /// A tab was touched, and is selected.
  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController)

  /// Whether a tab that was touched may be selected; asked after the method for its controller.
  func tabBarController(_ tabBarController: TabBarController, shouldSelectTab tab: Tab) -> Bool

  /// Another tab was touched, and is selected; called after the method for its controller.
  ///
  /// - Parameters:
  ///   - tabBarController: the tab bar controller.
  ///   - selectedTab: the tab that was touched.
  ///   - previousTab: the one that was selected before, or `nil`.
  func tabBarController(
    _ tabBarController: TabBarController, didSelectTab selectedTab: Tab, previousTab: Tab?)
}

/// A tab of a tab bar controller, as its delegate knows it: UIKit's `UITab`.
@MainActor
public struct Tab: Equatable {
  /// What it shows.
  public let viewController: ViewController

  /// Its name.
  public var title: Phrase { viewController.tabBarItem.title ?? viewController.title ?? "" }

  /// Tabs are equal when they show the same controller.
  public nonisolated static func == (one: Tab, other: Tab) -> Bool {
    one.viewController === other.viewController
  }
}

extension TabBarControllerDelegate {
  /// Returns `true`.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    tabBarController.log.byDefault(of: self)
    return true
  }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) { tabBarController.log.byDefault(of: self) }

  /// Returns `true`.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelectTab tab: Tab
  ) -> Bool {
    tabBarController.log.byDefault(of: self)
    return true
  }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController, didSelectTab selectedTab: Tab, previousTab: Tab?
  ) { tabBarController.log.byDefault(of: self) }
}
