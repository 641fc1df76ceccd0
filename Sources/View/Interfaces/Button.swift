public import Model

/// A button, which tells one object one thing, or its targets that it was touched.
///
/// It is told whom, not only what to do, so that a touch that nobody hears is noticed.
public final class Button: Control {
  private var send: (EventLog) -> Bool

  /// Makes a button that calls a method of a delegate, which a trace writes as `message`.
  ///
  /// `delegate` finds who is told: hold the screen weakly in it. `body` calls the method.
  public init<Delegate>(
    _ title: Phrase, sends message: String, to delegate: @escaping () -> Delegate?,
    _ body: @escaping (Delegate) -> Void
  ) {
    send = { log in
      guard let delegate = delegate() else { return false }
      log.record(
        Event(.call, "\(type(of: delegate as Any))", message, from: .view, to: .controller)
      ) { body(delegate) }
      return true
    }
    super.init(title)
  }

  /// Makes a button that tells nobody, until it is given a target.
  public override init(_ title: Phrase = "") {
    send = { _ in false }
    super.init(title)
  }

  /// Gives it another title.
  public func setTitle(_ title: Phrase, for state: State) {
    name = title
  }

  /// Calls a method of an object, held weakly, each time that the button is touched: where UIKit has
  /// a selector, the name of the method with that of its class, as `LoginController.didTapLogin`.
  ///
  /// Whom it told before is told first.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Button) -> Void,
    for events: Events
  ) {
    let sendToOthers = send
    send = { [weak self, weak target] log in
      let isHeard = sendToOthers(log)
      guard let self, let target else { return isHeard }
      log.record(
        Event(
          .call, "\(type(of: target))", "\(events)(\(label.english))", from: .view,
          to: .controller)
      ) { action(target)(self) }
      return true
    }
  }

  /// Tells whoever is to be told.
  @discardableResult
  public override func touch(notingIn log: EventLog? = nil) -> Bool { send(log ?? EventLog()) }
}
