/// A screen that shows other screens: the view of a controller with children.
///
/// A renderer sees one screen, with all their elements.
///
/// ```swift
/// let screen = ContainerScreen()
/// parent.view = screen
/// parent.addChild(tea)
/// screen.addSubview(tea.view)
/// tea.didMove(toParent: parent)
/// ```
open class ContainerScreen: Screen {
  /// The screens in it, from top to bottom.
  public private(set) var subviews: [any Screen] = []

  /// Its controller, which lets its children appear.
  package weak var controller: (any ContainerScreenController)?

  /// The container that it is in, if any.
  private weak var superview: ContainerScreen?

  private var textInput: TextInputContext?

  /// Creates a screen without others.
  public init() {}

  /// The elements of all its screens; override it to add your own.
  open var elements: [Element] { subviews.flatMap(\.elements) }

  /// The primary button of the first screen that has one.
  open var primaryButton: Button? { subviews.lazy.compactMap(\.primaryButton).first }

  /// The screen itself.
  public final var container: ContainerScreen? { self }

  /// Adds a screen below the others, unless it is there.
  ///
  /// If it is the view of a child, and its parent has appeared, the child appears:
  /// <doc:Children#The-view>.
  public final func addSubview(_ screen: any Screen) {
    guard !shows(screen) else { return }
    guard let controller = nearestController else { return insert(screen) }
    controller.containerScreen(self, adds: screen) { insert(screen) }
  }

  /// Removes a screen, if it is there, and ends editing in it; a child disappears.
  public final func removeSubview(_ screen: any Screen) {
    guard shows(screen) else { return }
    guard let controller = nearestController else { return takeOut(screen) }
    controller.containerScreen(self, removes: screen) { takeOut(screen) }
  }

  /// Whether a screen is in it.
  public final func shows(_ screen: any Screen) -> Bool { subviews.contains { $0 === screen } }

  /// Whether a screen is in it, or in a container in it.
  package final func holds(_ screen: any Screen) -> Bool { superview(of: screen) != nil }

  /// The container that shows a screen: this one, or one in it.
  package final func superview(of screen: any Screen) -> ContainerScreen? {
    if shows(screen) { return self }
    return subviews.lazy.compactMap { $0.container?.superview(of: screen) }.first
  }

  /// Its controller, or that of the container that it is in.
  private var nearestController: (any ContainerScreenController)? {
    controller ?? superview?.nearestController
  }

  /// Adds a screen silently.
  package final func insert(_ screen: any Screen) {
    guard !shows(screen) else { return }
    subviews.append(screen)
    screen.container?.superview = self
    textInput?.attach(screen)
  }

  /// Removes a screen silently.
  package final func takeOut(_ screen: any Screen) {
    guard let index = subviews.firstIndex(where: { $0 === screen }) else { return }
    subviews.remove(at: index)
    screen.container?.superview = nil
    guard let textInput else { return }
    // Only what was edited in that screen, as a sheet above may be edited too; and first, so that it
    // is in the window's log.
    if let edited = textInput.firstResponder, screen.has(edited) { textInput.endEditing(true) }
    textInput.detach(screen)
    // A delegate may have begun again.
    if let edited = textInput.firstResponder, edited.textInput !== textInput {
      textInput.endEditing(true)
    }
  }

  /// The screen was added to a window or removed from it, with all that is in it.
  func move(to textInput: TextInputContext?) {
    self.textInput = textInput
    for screen in subviews { screen.container?.move(to: textInput) }
  }
}

/// Is notified of what happens to the screens in a container.
@MainActor
package protocol ContainerScreenController: AnyObject {
  /// A screen is added, by the closure, if its controller may be shown here.
  func containerScreen(_ screen: ContainerScreen, adds subview: any Screen, by add: () -> Void)
  /// A screen is removed, by the closure.
  func containerScreen(
    _ screen: ContainerScreen, removes subview: any Screen, by remove: () -> Void)
}
