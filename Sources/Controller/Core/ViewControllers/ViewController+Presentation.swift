import Model

// Who presents whom: the page Presenting.
extension ViewController {
  /// The controller that this one presents, or its outermost parent; otherwise `nil`.
  public var presentedViewController: ViewController? { outermost.presented }

  /// The controller that presents this one, or its outermost parent; otherwise `nil`.
  ///
  /// It is `nil` until this controller's view is loaded: <doc:Presenting#Who-presents-whom>.
  public var presentingViewController: ViewController? {
    let controller = outermost
    return controller.presenting?.presented === controller ? controller.presenting : nil
  }
}

/// How a presented controller is shown: UIKit's styles.
///
/// ```swift
/// tea.modalPresentationStyle = .fullScreen
/// menu.present(tea, animated: true)
/// #expect(tea.modalPresentationStyle.coversPresenter)
/// ```
public enum ModalPresentationStyle: String, CaseIterable, Sendable {
  /// The system's choice: a sheet; without scenes, as before iOS 13, the whole window.
  case automatic
  /// Over the whole window; the presenter leaves it.
  case fullScreen
  /// Instead of the presenter's content.
  case currentContext
  /// A sheet over the presenter.
  case pageSheet
  /// A smaller sheet over the presenter.
  case formSheet
  /// Over the whole window; the presenter stays below.
  case overFullScreen
  /// Over the presenter's content; the presenter stays below.
  case overCurrentContext
  /// A bubble beside its source.
  case popover
  /// The controller's own style; alerts use it.
  case custom

  /// Whether the presenter leaves the window while this is shown, where scenes are known:
  /// <doc:Presenting#A-covering-presentation>.
  public var coversPresenter: Bool {
    switch self {
    case .fullScreen, .currentContext: true
    case .automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .popover,
      .custom:
      false
    }
  }
}

/// What is decided when a controller is presented or dismissed, or becomes a root.
package enum PresentationDecision: Decision {
  /// The first stays in the window, as the second, which it presents, does not cover it.
  case staysBelow(ViewController, ViewController)
  /// The first was in the window all the time that the second, which is dismissed, was above it.
  case wasSeenBelow(ViewController, ViewController)
  /// The window of the new root is hidden.
  case isRootOfHiddenWindow(ViewController)
  /// No view has appeared before the scene of its window is active.
  case waitsForScene(ViewController)
  /// It neither presents nor is presented, so there is nothing to dismiss.
  case presentsNothing(ViewController)
  /// What was requested is refused.
  case isRefused(PresentationDiagnostic)
}

extension EventLog {
  @MainActor
  func decide(_ decision: @autoclosure () -> PresentationDecision) {
    if isObserved { tell(decision()) }
  }

  @MainActor
  func report(_ diagnostic: PresentationDiagnostic, from caller: String) {
    report(diagnostic.description, from: caller)
    decide(.isRefused(diagnostic))
  }
}

/// A misuse of presentation: which controllers, and what to do instead.
///
/// It is reported, never trapped.
///
/// ```swift
/// let log = EventLog()
/// let window = Window(view: WindowView(), log: log)
/// window.rootViewController = menu
/// window.makeKeyAndVisible()
/// menu.present(tea, animated: true)
/// menu.present(OrderController(screen: OrderScreen()), animated: true)
/// let misuse = PresentationDiagnostic.alreadyPresenting(
///   "OrderController", on: "ViewController", presented: "ViewController")
/// #expect(log.diagnostics.map(\.text) == [misuse.description])
/// ```
public enum PresentationDiagnostic: Equatable, Sendable {
  /// The controller already presents another.
  case alreadyPresenting(_ controller: String, on: String, presented: String)
  /// The presenter is in no window.
  case presenterNotInWindow(_ controller: String, on: String)
  /// The window is in the middle of another presentation or dismissal.
  case presentedDuringTransition(_ controller: String, on: String)
  /// The controller is already presented or is already a root.
  case presentedTwice(_ controller: String, on: String)
  /// The controller is a child of another one.
  case presentedChild(_ controller: String, on: String, parent: String)
  /// The new root is a child of another controller.
  case rootedChild(_ controller: String, parent: String)
  /// The new root already belongs to another window.
  case rootedTwice(_ controller: String)
  /// The window is in the middle of another presentation or dismissal.
  case dismissedDuringTransition(_ controller: String, from: String)
  /// The view is read in `loadView()`, which has not set it yet.
  case readWhileLoading(_ controller: String)
}

extension PresentationDiagnostic: CustomStringConvertible {
  /// What happened, in UIKit's words, and the remedy.
  public var description: String {
    switch self {
    case .alreadyPresenting(let controller, let presenter, let presented):
      "Attempt to present \(controller) on \(presenter) which is already presenting \(presented). "
        + "Dismiss \(presented) first, or present \(controller) on \(presented)."
    case .presenterNotInWindow(let controller, let presenter):
      "Attempt to present \(controller) on \(presenter) whose view is not in the window hierarchy. "
        + "Present \(controller) once \(presenter) has appeared, for example in viewDidAppear."
    case .presentedDuringTransition(let controller, let presenter):
      "Attempt to present \(controller) on \(presenter) while a presentation is in progress. "
        + "Present \(controller) in the completion of the transition that is running."
    case .presentedTwice(let controller, let presenter):
      "Attempt to present \(controller) on \(presenter) while \(controller) is shown already. "
        + "Dismiss \(controller) first, or make another one."
    case .presentedChild(let controller, let presenter, let parent):
      "Application tried to present modally a view controller \(controller) that has a parent view "
        + "controller \(parent), on \(presenter). Remove \(controller) from its parent first, or "
        + "make another one."
    case .rootedChild(let controller, let parent):
      "Attempt to make \(controller) the root of a window while it has a parent view controller "
        + "\(parent). Remove \(controller) from its parent first, or make another one."
    case .rootedTwice(let controller):
      "Attempt to make \(controller) the root of a window while it belongs to another one. "
        + "Dismiss it there or replace it as a root first, or make another one."
    case .dismissedDuringTransition(let controller, let presenter):
      "Attempt to dismiss \(controller) from \(presenter) while a presentation or dismiss is in "
        + "progress. Dismiss \(controller) in the completion of the transition that is running."
    case .readWhileLoading(let controller):
      "loadView() of \(controller) reads view, which it has not set. Set view first."
    }
  }
}
