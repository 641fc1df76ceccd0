import Model

/// A recording view that a person touches; it knows whether it can be touched.
protocol RecordingScreen: ViewInterface {
  /// Where the view is.
  var place: RecordingPlace { get set }
}

/// Where a recording view is: in a window, out of it again, or never in one.
enum RecordingPlace {
  /// The view was never in a window: the unit test of one controller. It can be touched.
  case alone
  /// The view is in a window.
  case window(Weak<RecordingWindowView>)
  /// The view was in a window and left it.
  case removed

  func isWindow(_ window: RecordingWindowView) -> Bool {
    if case .window(let current) = self { current.object === window } else { false }
  }
}

extension RecordingScreen {
  /// Remembers where the view is.
  public func didEnter(_ window: any WindowView) {
    if let window = window as? RecordingWindowView { place = .window(Weak(window)) }
  }

  /// Remembers that the view is nowhere, unless it has come into another window meanwhile.
  public func didLeave(_ window: any WindowView) {
    if let window = window as? RecordingWindowView, place.isWindow(window) { place = .removed }
  }

  /// Whether a person can touch the view: nothing lies over it.
  var isTouchable: Bool {
    switch place {
    case .alone: true
    case .window(let window): window.object?.subviews.last?.undecorated === self
    case .removed: false
    }
  }
}

extension EventLog {
  /// Whether something on a screen can be touched; reports the touch if it cannot.
  func reportsTouchable(_ screen: (any RecordingScreen)?, _ name: @autoclosure () -> String) -> Bool
  {
    guard let screen, !screen.isTouchable else { return true }
    report(
      "A person cannot touch it: its view is not uppermost in a window. "
        + "Touch the uppermost view, or dismiss that first.",
      from: name())
    return false
  }
}
