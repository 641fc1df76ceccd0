public import Model

/// The Sign In and Sign Up buttons, recorded and touched by a test.
public final class RecordingSignContainer: SignContainer {
  private weak var delegate: (any SignButtonDelegate)?
  private var place: RecordingPlace?
  private let log: EventLog

  /// Makes the two buttons.
  ///
  /// - Parameter log: where they record.
  public init(log: EventLog = EventLog(isListening: true)) {
    self.log = log
  }

  func join(_ place: RecordingPlace) {
    self.place = place
  }

  /// Makes an object the delegate of both buttons.
  public func setButtonDelegate(_ delegate: any SignButtonDelegate) {
    log.record(Event(.call, "SignContainer", "setButtonDelegate(\(Event.name(of: delegate)))"))
    self.delegate = delegate
  }

  /// Whether anybody is told of a touch.
  var isHeard: Bool { delegate != nil }

  /// Touches the Sign In button.
  public func touchSignIn() {
    guard log.reportsTouchable(place, "SignContainer") else { return }
    guard let delegate else { return log.reportNobody("SignContainer") }
    log.record(Event(.call, "SignButtonDelegate", "signInTouched()"))
    takeTurn(delegate.signInTouched)
  }

  /// Touches the Sign Up button.
  public func touchSignUp() {
    guard log.reportsTouchable(place, "SignContainer") else { return }
    guard let delegate else { return log.reportNobody("SignContainer") }
    log.record(Event(.call, "SignButtonDelegate", "signUpTouched()"))
    takeTurn(delegate.signUpTouched)
  }

  private func takeTurn(_ touch: () -> Void) {
    if let place { place.takeTurn(touch) } else { touch() }
  }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}
