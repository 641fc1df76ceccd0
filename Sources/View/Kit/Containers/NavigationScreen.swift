import Model
public import View

/// The view of a navigation controller: a title, the screen on top of the stack, and the buttons of
/// the bar.
///
/// The buttons come last, so that the numbers of the screen's own controls stay as they are.
///
/// ```swift
/// let bar = try #require(navigation.view as? NavigationScreen)
/// window.view.touch(try #require(bar.backButton))
/// #expect(navigation.topViewController === menu)
/// ```
public final class NavigationScreen: ContainerScreen {
  /// Receives the touches of the button that goes back; held weakly.
  public weak var delegate: (any NavigationScreenDelegate)?

  /// What the bar shows of the controller on top.
  public var topItem: NavigationItem? {
    didSet {
      guard topItem !== oldValue else { return }
      if let bar = oldValue?.search?.searchBar, let input = bar.searchTextField.textInput {
        if bar.searchTextField.isFirstResponder { input.endEditing(true) }
        bar.leave(input)
      }
      oldValue?.screen = nil
      topItem?.screen = self
    }
  }

  /// What it shows of the controller to which the button goes back; `nil` at the root.
  public var backItem: NavigationItem?

  /// What a search has found, in place of the screen on top.
  package var results: (any Screen)?

  private lazy var back = Button(
    "", sends: "backTouched()", to: { [weak self] in self?.delegate }
  ) { $0.backTouched() }

  /// The button that goes back, or `nil` where there is none: <doc:Navigation#The-bar>.
  public var backButton: Button? {
    guard let backItem, topItem?.hidesBackButton != true, !hidesBar,
      topItem?.leftBarButtonItems.isEmpty != false
    else { return nil }
    back.setTitle(Self.title(goingBackTo: backItem), for: .normal)
    return back
  }

  /// The title, the field of a search, the elements of the screen on top, and the buttons.
  public override var elements: [Element] {
    var elements: [Element] = []
    if let title = topItem?.title, !hidesBar { elements.append(.title(title)) }
    if let search = topItem?.search { elements.append(.searchBar(search.searchBar)) }
    elements += content.flatMap(\.elements)
    for item in items { elements.append(.button(item.button)) }
    if let backButton { elements.append(.button(backButton)) }
    return elements
  }

  /// The primary button of the screen on top; of the bar's, only one that is there to finish.
  public override var primaryButton: Button? {
    content.lazy.compactMap(\.primaryButton).first
      ?? items.map(\.button).first { $0.role == .primary && $0.isEnabled && !$0.isHidden }
  }

  /// The screens whose elements are shown.
  private var content: [any Screen] {
    if let results { return [results] }
    return topItem?.search?.hidesContent == true ? [] : subviews
  }

  /// Whether a search hides the title and the buttons.
  private var hidesBar: Bool { topItem?.search?.hidesBar == true }

  private var items: [BarButtonItem] {
    hidesBar ? [] : (topItem?.rightBarButtonItems ?? []) + (topItem?.leftBarButtonItems ?? [])
  }

  /// Its own title, else the words that go back to a title, else Back.
  private static func title(goingBackTo item: NavigationItem) -> Phrase {
    if let title = item.backButtonTitle { return title }
    guard let title = item.title else { return Phrase("Back", ko: "뒤로") }
    return Phrase("Back to \(title.english)", ko: "뒤로: \(title.korean)")
  }
}

/// A search controller, as a bar shows it.
@MainActor
package protocol BarSearch: AnyObject {
  /// The field.
  var searchBar: SearchBar { get }
  /// Whether the title and the buttons of the bar are hidden now.
  var hidesBar: Bool { get }
  /// Whether the screen on top is hidden now.
  var hidesContent: Bool { get }
}

/// Receives the touches of the button that goes back: a navigation controller does.
@MainActor
public protocol NavigationScreenDelegate: AnyObject {
  /// The button was touched.
  func backTouched()
}
