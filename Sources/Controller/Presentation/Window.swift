public import Model
public import View

/// The place where one tree of controllers is shown.
///
/// It owns its root controller, and through it everything that is presented. It alone moves views
/// in and out and sends the appearance callbacks; see `Window+Transition.swift`.
public final class Window {
  /// What the window shows.
  public let view: any WindowView

  /// Where misuses are reported.
  public let log: EventLog

  /// Whether the window shows nothing.
  public private(set) var isHidden = true

  /// Whether a presentation or a dismissal is between its first and its last `will…` callback.
  var isTransitioning = false

  var root: ViewController?
  var pendingRoot: ViewController?

  /// Makes a hidden window.
  ///
  /// - Parameters:
  ///   - view: what it shows its controllers' views in.
  ///   - log: where misuses are reported.
  public init(view: any WindowView, log: EventLog) {
    self.view = view
    self.log = log
  }

  /// The controller at the bottom of the window.
  ///
  /// While the window is visible, a new root's view is loaded and shown before the setter returns,
  /// and everything that the old root presented leaves with it: LIFECYCLE 5.7, without leftovers.
  /// In the middle of a transition the root is replaced as soon as that is over.
  public var rootViewController: ViewController? {
    get { root }
    set {
      if isTransitioning {
        pendingRoot = newValue
      } else if newValue !== root {
        replaceRoot(with: newValue)
      }
    }
  }

  /// Shows the window and loads its root's view: LIFECYCLE 5.8.
  ///
  /// Doing it again changes nothing.
  public func makeKeyAndVisible() {
    guard isHidden else { return }
    isHidden = false
    showRoot()
  }

  /// The controllers from the root to the uppermost presented one.
  public var controllers: [ViewController] {
    var controllers: [ViewController] = []
    var next = root
    while let controller = next {
      controllers.append(controller)
      next = controller.presented
    }
    return controllers
  }
}
