import Model
public import View

/// Manages one screen: loads its view, receives appearance callbacks, presents other controllers.
///
/// Subclass it as you would `UIViewController`. The order of its callbacks is on <doc:Presenting>.
/// See also the files `ViewController+….swift`.
///
/// ```swift
/// final class OrderController: ViewController {
///   private let screen: any OrderView
///   private(set) var orders: [String] = []
///   init(screen: any OrderView) { self.screen = screen }
///
///   override func loadView() { view = screen }
///
///   override func viewDidLoad() {
///     screen.delegate = self
///     screen.tea.delegate = self
///   }
/// }
/// ```
@MainActor
open class ViewController {
  /// The view, or `nil` while it is not loaded.
  public var viewIfLoaded: (any Screen)? { loaded }

  // Not public: else each access is guarded, for 6 % of present and dismiss.
  private var loaded: (any Screen)?

  /// The view that a window or a container shows of this controller.
  var shownView: (any Screen)?

  /// The name in logs and messages: the class, and the identifier if there is one.
  open var debugName: String {
    if let debugIdentifier { "\(type(of: self)) \(debugIdentifier)" } else { "\(type(of: self))" }
  }

  /// Tells the controller from others of its class in logs.
  public var debugIdentifier: String?

  /// What the log shows behind the name when the controller is presented.
  var presentationDetails: String { ", \(modalPresentationStyle.rawValue)" }

  /// The name of the screen in lists of windows, in the bar of a navigation controller and on a
  /// tab.
  open var title: Phrase? {
    didSet {
      family?.parts.setTitle(title)
    }
  }

  // MARK: - Stored properties of the extensions

  // A presenter and the controller it presents own each other until their window separates them, at
  // the latest when it is closed. Neither is weak, as each use of a weakly referenced object is
  // slower.
  package final var presented: ViewController? {
    get { presentedController }
    set { presentedController = newValue }
  }
  // Not of the package: else each access is guarded, for 30 % of present and dismiss.
  private final var presentedController: ViewController?

  /// The controller that presents this one, or is about to.
  package final var presenting: ViewController? {
    get { presenter }
    set { presenter = newValue }
  }
  private final var presenter: ViewController?
  /// The window whose root is this controller; weak, as the last reference to it may be let go
  /// anywhere, also while this one is asked for it.
  weak var rootedIn: Window?
  /// Where misuses are reported while there is no window.
  var logOutsideWindow: SpareLog?

  // Flags side by side, which takes 16 bytes less.

  private var isLoading = false

  package final var appearance: Appearance {
    get { currentAppearance }
    set { currentAppearance = newValue }
  }
  private final var currentAppearance = Appearance.disappeared

  /// How many of its steps the layout has taken since the view last began to appear.
  var layoutSteps: UInt8 = 0

  /// Whether `updateProperties()` is called at the next showing.
  final var needsUpdateProperties = true
  /// Whether `updateProperties()` is not overridden, as its last call showed.
  final var isDefaultUpdate = false

  /// How the controller is shown when it is presented.
  open var modalPresentationStyle: ModalPresentationStyle {
    get { style }
    set { style = newValue }
  }
  private final var style = ModalPresentationStyle.automatic

  /// Whether the presenter is out of the window while this controller is shown; set when it is
  /// presented.
  var coversPresenter = false

  /// Whether the controller is being presented now.
  public var isBeingPresented: Bool { transition == .presentation }

  /// Whether the controller is being dismissed now.
  public var isBeingDismissed: Bool { transition == .dismissal }

  var transition: Transition?

  /// The parent and the children, and what they show of this one; most have none of it.
  var family: Containment?

  /// The transition that a controller is in.
  enum Transition {
    case presentation, dismissal
  }

  /// Creates a controller, whose view is loaded on first use.
  public init() {}

  /// The view, loaded on first use.
  ///
  /// Set it in `loadView()`; a view that is set while another is shown appears the next time.
  open var view: any Screen {
    get {
      loadViewIfNeeded()
      if loaded == nil { report(.readWhileLoading(debugName)) }
      return loaded ?? EmptyScreen()
    }
    set {
      loaded?.container?.controller = nil
      loaded = newValue
      newValue.container?.controller = self
    }
  }

  /// Whether the view is loaded.
  public var isViewLoaded: Bool { viewIfLoaded != nil }

  /// Makes the view and sets `view`.
  ///
  /// Override it to get a screen from a view factory; do not call `super` then.
  open func loadView() {
    view = EmptyScreen()
  }

  /// The view was loaded.
  ///
  /// Called exactly once.
  open func viewDidLoad() {}

  /// Loads the view unless it is loaded, or is being loaded.
  open func loadViewIfNeeded() {
    guard viewIfLoaded == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    if viewIfLoaded == nil { view = EmptyScreen() }
    guard log.isObserved, let tracker else {
      return note("viewDidLoad()", in: log) { viewDidLoad() }
    }
    // Nothing calls it again; a question may ask why.
    tracker.track(.other("viewDidLoad()"), of: self) {
      note("viewDidLoad()", in: log) { viewDidLoad() }
    }
  }

  // MARK: - Responding to appearance

  /// The view is about to be added to the window.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is in the window and about to be laid out.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Shows what it reads of a model: called before the view is first laid out.
  ///
  /// It is called again after a change of an `@Observable` property that it has read:
  /// <doc:Observation>. Do not call `super`: a method that calls it counts as not implemented.
  open func updateProperties() { isDefaultUpdate = true }

  /// Calls `updateProperties()` again: at the end of the turn, or at the next showing.
  open func setNeedsUpdateProperties() {
    needsUpdateProperties = true
    tracker?.request(.properties, of: self)
  }

  /// Calls `updateProperties()` now where it is due, of this controller and of its children.
  open func updatePropertiesIfNeeded() {
    for controller in withDescendants where controller.isViewLoaded {
      controller.update(log, controller.tracker)
      controller.updateView(controller.tracker)
    }
  }

  /// The view is about to be laid out.
  open func viewWillLayoutSubviews() {}

  /// The view was laid out.
  open func viewDidLayoutSubviews() {}

  /// The view is in the window and the transition is over.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to leave the window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view has left the window and the transition is over.
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: - Presenting and dismissing, with UIKit's rules of who may and who does

  /// Presents a controller over this one; of a child, the outermost parent presents.
  ///
  /// What UIKit refuses with a message on the console is reported as a `PresentationDiagnostic` in
  /// the log; then nothing changes, and `completion` never runs.
  ///
  /// - Parameters:
  ///   - controller: the controller to present, in its `modalPresentationStyle`.
  ///   - animated: passed to the appearance callbacks.
  ///   - completion: runs once, after `viewDidAppear` of the controller.
  open func present(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    if family?.parent != nil {
      return outermost.present(controller, animated: animated, completion: completion)
    }
    if let parent = controller.parent {
      return report(.presentedChild(controller.debugName, on: debugName, parent: parent.debugName))
    }
    if let presented {
      return report(
        .alreadyPresenting(controller.debugName, on: debugName, presented: presented.debugName))
    }
    guard let window, isVisible else {
      return report(.presenterNotInWindow(controller.debugName, on: debugName))
    }
    if window.isTransitioning {
      return report(.presentedDuringTransition(controller.debugName, on: debugName))
    }
    if controller.window != nil {
      return report(.presentedTwice(controller.debugName, on: debugName))
    }
    noteCall("present(\(controller.debugName)\(controller.presentationDetails))", in: window.log) {
      window.takeTurn {
        window.present(controller, on: self, animated: animated, completion: completion)
      }
    }
  }

  /// Dismisses the controller that this one presents; if there is none, asks its presenter to
  /// dismiss this one; without either, does nothing.
  ///
  /// - Parameters:
  ///   - animated: passed to the appearance callbacks.
  ///   - completion: runs once, after `viewDidDisappear` of the dismissed controller.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if family?.parent != nil {
      return outermost.dismiss(animated: animated, completion: completion)
    }
    guard let presented else {
      guard let presentingViewController else {
        return log.decide(.presentsNothing(self))
      }
      return presentingViewController.dismiss(animated: animated, completion: completion)
    }
    guard let window else { return }
    if window.isTransitioning {
      return report(.dismissedDuringTransition(presented.debugName, from: debugName))
    }
    noteCall("dismiss(\(presented.debugName))", in: window.log) {
      window.takeTurn {
        window.dismiss(presented, from: self, animated: animated, completion: completion)
      }
    }
  }

  // MARK: - Parents and children

  /// Makes a controller a child of this one, after it was removed from its parent, if that is
  /// another one; a child that is added again stays where it is.
  ///
  /// It calls the child's `willMove(toParent:)`; call its `didMove(toParent:)` yourself, after you
  /// have added its view to yours. Misuse is reported as a `ContainmentDiagnostic`.
  open func addChild(_ child: ViewController) {
    guard mayAdopt(child) else { return }
    let isOwn = child.parent === self
    if isOwn { child.announceMove(to: self) } else { adopt(child) }
    log.decide(.isAdded(child, to: self, isNew: !isOwn))
    reportUnlessCompleted(child)
  }

  /// Ends being a child; nothing without a parent.
  ///
  /// Call `willMove(toParent: nil)` before it, and remove the view from the parent's; a view that
  /// is still there leaves now.
  open func removeFromParent() {
    parent?.log.decide(.isRemoved(self))
    parent?.removeChild(self)
  }

  /// It will move to a parent, or out of one if `parent` is `nil`; an override calls `super`.
  open func willMove(toParent parent: ViewController?) {
    members.move = parent == nil ? .fromParent : .toParent
  }

  /// It has moved to a parent, or out of one if `parent` is `nil`; an override calls `super`.
  open func didMove(toParent parent: ViewController?) { family?.move = nil }

  /// Whether the children appear and disappear with this controller; otherwise call
  /// `beginAppearanceTransition` and `endAppearanceTransition` of each.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: - The appearance of children

  /// Tells a child that its view is about to appear or to disappear, where a parent forwards by
  /// hand.
  ///
  /// Call it in place of the child's `viewWillAppear` and the other three methods. Calls in the
  /// same direction are counted; the other direction takes the place of one that has not ended.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated)
  }

  /// Ends what `beginAppearanceTransition` began.
  open func endAppearanceTransition() { endTransition() }

  /// Shows one child in place of another: <doc:Children#From-one-child-to-another>.
  ///
  /// It exchanges their views. Call `addChild` of the new one before, and in `completion` its
  /// `didMove(toParent:)`, and `removeFromParent()` of the old one.
  ///
  /// - Parameters:
  ///   - from: the child that is shown now.
  ///   - to: the child that is shown after it.
  ///   - completion: runs once, after the views are exchanged.
  open func transition(
    from: ViewController, to: ViewController, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(from, for: to, completion)
  }

  // MARK: - The responder chain

  /// The controller that follows in the chain: the parent, else the presenter, else the window.
  open var next: (any Responder)? { parent ?? presentingViewController ?? rootedIn }

  /// The Escape key: returns whether it did something.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Memory is short: release what can be made again.
  open func didReceiveMemoryWarning() {}
}

extension ViewController: Responder {}

// Where the view is shown: in a window, or in the container of a parent.
extension ViewController {
  /// The window that shows the controller, or `nil`.
  public var window: Window? {
    if let presenting { return presenting.window }
    return family?.parent?.window ?? rootedIn
  }

  /// Shows the view in a window.
  func show(in window: WindowView) {
    guard let view = viewIfLoaded else { return }
    shownView = view
    window.addSubview(view)
  }

  /// Removes the view that the window was given, even if `view` was replaced meanwhile.
  func takeOut(of window: WindowView) {
    guard let shownView else { return }
    self.shownView = nil
    window.removeSubview(shownView)
  }

  /// The window was closed, with everything in it.
  func windowDidClose(_ log: EventLog) {
    unlink(from: log)
    shownView = nil
    for child in children { child.windowDidClose(log) }
  }

  /// Detaches the text input, so that none of the view's fields can be edited any more.
  func detachFields(from textInput: TextInputContext) {
    if let shownView { textInput.prepareToRemove(shownView) }
  }

  // MARK: - In a container

  /// Shows the view in a container, silently: in place of one that it was given before.
  package func show(in container: ContainerScreen) {
    if let shownView, shownView !== viewIfLoaded { container.takeOut(shownView) }
    shownView = view
    container.insert(view)
  }

  /// Removes silently the view that a container was given, even if `view` was replaced meanwhile.
  package func takeOut(of container: ContainerScreen) {
    guard let view = shownView ?? viewIfLoaded, container.shows(view) else { return }
    shownView = nil
    container.takeOut(view)
  }

  /// Removes the view from a container or one in it, which may show one that was replaced
  /// meanwhile.
  func leave(_ container: ContainerScreen) {
    if let shownView, shownView !== viewIfLoaded { container.takeOut(shownView) }
    shownView = nil
    guard let view = viewIfLoaded else { return }
    container.superview(of: view)?.removeSubview(view)
  }
}
