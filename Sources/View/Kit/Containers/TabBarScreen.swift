public import View

/// The view of a tab bar controller: the screen of the selected tab, and the tabs.
///
/// ```swift
/// let screen = try #require(tabs.view as? TabBarScreen)
/// let tab = try #require(screen.tabBar?.segments.last)
/// window.view.touch(tab)
/// #expect(tabs.selectedIndex == 1)
/// ```
public final class TabBarScreen: ContainerScreen {
  /// The tabs, or `nil` while there are none.
  public var tabBar: TabBar?

  /// What the tabs are called now.
  package var titles: () -> [Phrase] = { [] }

  /// The elements of the screen, and the tabs.
  public override var elements: [Element] {
    guard let tabBar else { return super.elements }
    for (tab, title) in zip(tabBar.segments, titles()) { tab.rename(title) }
    return super.elements + [.segments(tabBar)]
  }
}

/// The tabs: UIKit's `UITabBar`.
///
/// A touch tells the delegate, which selects.
///
/// ```swift
/// let bar = try #require((tabs.view as? TabBarScreen)?.tabBar)
/// #expect(bar.segments.map(\.label) == ["Menu", "Tea"])
/// #expect(bar.selectedSegmentIndex == 0)
/// ```
public final class TabBar: SegmentedControl {
  /// The delegate, held weakly.
  public weak var delegate: (any TabBarDelegate)? {
    didSet { delegateRecord.didSet(delegate) }
  }

  private var delegateRecord = DelegateRecord()

  override func touched(_ segment: Segment, in context: TouchContext) -> Bool {
    guard let delegate, let index = segments.firstIndex(where: { $0 === segment }) else {
      return !delegateRecord.isReleased(delegate)
    }
    delegate.tabBar(self, didTouchTabAt: index)
    return true
  }
}

/// Receives the touches of the tabs: a tab bar controller does.
@MainActor
public protocol TabBarDelegate: AnyObject {
  /// A tab was touched, perhaps the selected one.
  func tabBar(_ tabBar: TabBar, didTouchTabAt index: Int)
}
