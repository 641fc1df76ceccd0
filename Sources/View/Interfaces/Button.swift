public import Model

/// A button, which tells one object one thing.
///
/// It is told whom, not only what to do, so that a touch that nobody hears is noticed.
public final class Button: Control {
  private let send: (EventLog?) -> Bool

  /// Makes a button that calls a method of a delegate, which a trace writes as `message`.
  ///
  /// `delegate` finds who is told: hold the screen weakly in it. `body` calls the method.
  public init<Delegate>(
    _ title: Phrase, sends message: String, to delegate: @escaping () -> Delegate?,
    _ body: @escaping (Delegate) -> Void
  ) {
    send = { log in
      guard let delegate = delegate() else { return false }
      if let log {
        log.record(
          Event(
            .call, "\(type(of: delegate as Any))", message, from: .view, to: .controller)
        ) { body(delegate) }
      } else {
        body(delegate)
      }
      return true
    }
    super.init(title)
  }

  /// Tells the delegate.
  @discardableResult
  public override func touch(notingIn log: EventLog? = nil) -> Bool { send(log) }
}
