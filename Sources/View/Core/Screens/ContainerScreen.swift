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

  private var textInput: TextInputContext?

  /// Creates a screen without others.
  public init() {}

  /// The elements of all its screens; override it to add your own.
  open var elements: [Element] { subviews.flatMap(\.elements) }

  /// The primary button of the first screen that has one.
  open var primaryButton: Button? { subviews.lazy.compactMap(\.primaryButton).first }

  /// The screen itself.
  public final var container: ContainerScreen? { self }

  /// Adds a screen below the others, unless it is there; it leaves the container or the window that
  /// it was in.
  ///
  /// If it is the view of a child, and its parent has appeared, the child appears:
  /// <doc:Children#The-view>.
  public final func addSubview(_ screen: any Screen) {
    guard !shows(screen), mayShow(screen) else { return }
    if let other = Superviews.superview(of: screen) {
      if isBeside(other) { return move(screen, from: other) }
      other.removeSubview(screen)
      // Who was called may have shown it elsewhere.
      guard Superviews.superview(of: screen) == nil, mayShow(screen) else { return }
    }
    window?.removeSubview(screen)
    guard let controller = nearestController else { return insert(screen) }
    controller.containerScreen(self, adds: screen) { insert(screen) }
  }

  private func mayShow(_ screen: any Screen) -> Bool {
    nearestController?.containerScreen(self, mayShow: screen) ?? true
  }

  /// Whether a screen that moves from one to the other stays in its window, and with its parent.
  private func isBeside(_ other: ContainerScreen) -> Bool {
    textInput === other.textInput && nearestController === other.nearestController
  }

  private func move(_ screen: any Screen, from other: ContainerScreen) {
    other.subviews.removeAll { $0 === screen }
    subviews.append(screen)
    Superviews.note(screen, isIn: self)
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
    for subview in subviews {
      if let superview = subview.container?.superview(of: screen) { return superview }
    }
    return nil
  }

  /// The view of the window that it is in.
  private var window: WindowView? { textInput?.finder?.view }

  /// Its controller, or that of the container that it is in.
  private var nearestController: (any ContainerScreenController)? {
    controller ?? Superviews.superview(of: self)?.nearestController
  }

  /// Adds a screen silently.
  package final func insert(_ screen: any Screen) {
    guard !shows(screen) else { return }
    Superviews.superview(of: screen)?.takeOut(screen)
    window?.removeSubview(screen)
    // A delegate whose field was edited may have added it.
    guard !shows(screen) else { return }
    subviews.append(screen)
    Superviews.note(screen, isIn: self)
    textInput?.attach(screen)
    textInput?.beginRequested()
  }

  /// Removes a screen silently.
  package final func takeOut(_ screen: any Screen) {
    guard let index = subviews.firstIndex(where: { $0 === screen }) else { return }
    subviews.remove(at: index)
    Superviews.forget(screen, in: self)
    guard let textInput else { return }
    // Only what was edited in that screen, as a sheet above may be edited too; and first, so that
    // it is in the window's log.
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

  isolated deinit {
    for screen in subviews { Superviews.forget(screen, in: self) }
  }
}

/// Is notified of what happens to the screens in a container.
@MainActor
package protocol ContainerScreenController: AnyObject {
  /// Whether a screen may be added; otherwise it says why not.
  func containerScreen(_ screen: ContainerScreen, mayShow subview: any Screen) -> Bool
  /// A screen is added, by the closure.
  func containerScreen(_ screen: ContainerScreen, adds subview: any Screen, by add: () -> Void)
  /// A screen is removed, by the closure.
  func containerScreen(
    _ screen: ContainerScreen, removes subview: any Screen, by remove: () -> Void)
}

/// Which container shows which screen, as a screen is in one place at a time.
///
/// A screen may be of any class, and has no room for its superview. What a window shows is not
/// in here: most screens are in no container, and to note each would double present and dismiss.
@MainActor
enum Superviews {
  static private(set) var entries: [ObjectIdentifier: Entry] = [:]

  struct Entry {
    weak var superview: ContainerScreen?
  }

  /// The container that shows a screen, or `nil`.
  static func superview(of screen: any Screen) -> ContainerScreen? {
    entries.isEmpty ? nil : entries[ObjectIdentifier(screen)]?.superview
  }

  static func note(_ screen: any Screen, isIn superview: ContainerScreen) {
    entries[ObjectIdentifier(screen)] = Entry(superview: superview)
  }

  /// Forgets a screen that has left, or whose superview is going.
  static func forget(_ screen: any Screen, in superview: ContainerScreen) {
    // What is going is `nil` here, and the screen may be elsewhere by now.
    let shown = Self.superview(of: screen)
    if shown == nil || shown === superview { entries[ObjectIdentifier(screen)] = nil }
  }
}
