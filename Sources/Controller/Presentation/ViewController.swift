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

  // Not public: else each access is guarded, for a twentieth of present and dismiss.
  private var loaded: (any Screen)?

  /// The view that a window or a container shows of this controller.
  var shownView: (any Screen)?

  /// The name in logs and messages: the class, and the identifier if there is one.
  open var debugName: String {
    if let debugIdentifier { "\(type(of: self)) \(debugIdentifier)" } else { "\(type(of: self))" }
  }

  /// Tells the controller from others of its class in logs.
  public var debugIdentifier: String?

  /// The name in the log when the controller is presented.
  var summary: String { "\(debugName), \(modalPresentationStyle.rawValue)" }

  /// The name of the screen in lists of windows, in the bar of a navigation controller and on a tab.
  public var title: Phrase? {
    didSet {
      family?.navigationItem?.title = title
      family?.tabBarItem?.title = title
    }
  }

  // MARK: - Stored properties of the extensions

  // A presenter and the controller it presents own each other until their window separates them, at
  // the latest when it is closed, which also unsets `rootedIn`. None of these is weak, as each use
  // of a weakly referenced object is slower.
  var presented: ViewController?
  /// The controller that presents this one, or is about to.
  var presenting: ViewController?
  /// The window whose root is this controller.
  unowned var rootedIn: Window?
  /// Where misuses are reported while there is no window.
  var spareLog: SpareLog?

  // Flags side by side, which takes 16 bytes less.

  private var isLoading = false

  var appearance = Appearance.disappeared

  /// Whether the view was laid out since it last began to appear.
  var isLaidOut = false

  /// How the controller is shown when it is presented.
  public var modalPresentationStyle = ModalPresentationStyle.automatic

  /// Whether the presenter is out of the window while this controller is shown; set when it is
  /// presented.
  var coversPresenter = false

  /// Whether the controller is being presented now.
  public var isBeingPresented: Bool { transition == .presentation }

  /// Whether the controller is being dismissed now.
  public var isBeingDismissed: Bool { transition == .dismissal }

  var transition: Transition?

  /// The parent and the children, and what they show of this one; most have none of it.
  var family: Family?

  /// The transition that a controller is in.
  enum Transition {
    case presentation, dismissal
  }

  /// Creates a controller, whose view is loaded on first use.
  public init() {}

  /// The view, loaded on first use.
  ///
  /// Set it in `loadView()`; a view that is set while another is shown appears the next time.
  public var view: any Screen {
    get {
      loadViewIfNeeded()
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

  /// Loads the view unless it is loaded.
  public func loadViewIfNeeded() {
    guard viewIfLoaded == nil else { return }
    precondition(
      !isLoading, "\(debugName).loadView() reads `view` before it has set it: set it first.")
    isLoading = true
    loadView()
    isLoading = false
    if viewIfLoaded == nil { view = EmptyScreen() }
    note("viewDidLoad()", in: log) { viewDidLoad() }
  }

  // MARK: - Responding to appearance

  /// The view is about to be added to the window.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is in the window and about to be laid out.
  open func viewIsAppearing(_ animated: Bool) {}

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

  // MARK: - Parents and children

  /// It will move to a parent, or out of one if `parent` is `nil`; an override calls `super`.
  open func willMove(toParent parent: ViewController?) {
    members.move = parent == nil ? .fromParent : .toParent
  }

  /// It has moved to a parent, or out of one if `parent` is `nil`; an override calls `super`.
  open func didMove(toParent parent: ViewController?) { family?.move = nil }

  /// Whether the children appear and disappear with this controller; otherwise call
  /// `beginAppearanceTransition` and `endAppearanceTransition` of each.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// This controller has called its `viewWillAppear`: the children do what follows.
  func childrenWillAppear(_ animated: Bool) {
    forwardToShown { $0.beginAppearing(animated, log: log) }
  }

  /// This controller is about to call its `viewDidAppear`.
  func childrenDidAppear(_ animated: Bool) { finishAppearingOfChildren(animated) }

  /// This controller is about to call its `viewDidDisappear`.
  func childrenDidDisappear(_ animated: Bool) {
    forward { $0.finishDisappearing(animated, log: log) }
  }

  /// A child ends being one; its view leaves this one's.
  func removeChild(_ child: ViewController) {
    if let container = viewIfLoaded?.container { child.leave(container) }
    unlink(child: child)
    child.completeMove(to: nil, log: log)
    // It may leave in its own `viewWillAppear`: then it never appears.
    if child.appearance == .appearing {
      child.beginDisappearing(false, log: log)
      child.finishDisappearing(false, log: log)
    }
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

extension ViewController: @MainActor CustomStringConvertible {
  /// The controller's name.
  public var description: String { debugName }
}
