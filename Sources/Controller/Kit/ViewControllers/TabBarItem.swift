public import View

/// What a tab bar shows of a controller: UIKit's `UITabBarItem`.
///
/// ```swift
/// tea.title = "All About Assam"
/// tea.tabBarItem.title = "Assam"
/// ```
@MainActor
public final class TabBarItem {
  /// The name of the tab, or `nil` for none.
  public var title: Phrase?

  /// Creates an item.
  public init(title: Phrase? = nil) { self.title = title }
}
