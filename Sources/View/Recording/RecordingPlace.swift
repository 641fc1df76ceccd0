import Model

/// Where a recording screen is, shared with its parts: it decides whether a person can touch them.
final class RecordingPlace {
  private var state = State.alone
  private var screen: ObjectIdentifier?

  private enum State {
    /// The screen was never in a window: the unit test of one controller. It can be touched.
    case alone
    /// The screen is in a window, with this text input.
    case window(Uppermost, TextInput)
    /// The screen was in a window and left it.
    case removed
  }

  func enter(_ window: RecordingWindowView, _ screen: any RecordingScreen) {
    state = .window(window.uppermost, window.textInput)
    self.screen = ObjectIdentifier(screen)
  }

  /// Leaves a window, unless the screen has come into another one meanwhile.
  func leave(_ window: RecordingWindowView) {
    if case .window(let current, _) = state, current === window.uppermost { state = .removed }
  }

  /// Whether a person can touch the screen: nothing lies over it.
  var isTouchable: Bool {
    switch state {
    case .alone: true
    case .window(let uppermost, _): uppermost.view == screen
    case .removed: false
    }
  }

  /// Runs a touch as one turn of the application whose window the screen is in.
  func takeTurn(_ body: () -> Void) {
    if case .window(_, let textInput) = state { textInput.takeTurn(body) } else { body() }
  }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}

extension EventLog {
  /// Whether something on a screen can be touched; reports the touch if it cannot.
  func reportsTouchable(_ place: RecordingPlace?, _ name: @autoclosure () -> String) -> Bool {
    guard let place, !place.isTouchable else { return true }
    report(
      "A person cannot touch it: its view is not uppermost in a window. "
        + "Touch the uppermost view, or dismiss that first.",
      from: name())
    return false
  }
}
