public import Model

/// A button, which calls its delegate or its targets when it is touched.
///
/// A touch that calls nobody is reported.
public final class Button: Control {
  /// What a button is for: UIKit's roles with its raw values.
  ///
  /// It changes how the button is shown, and whether Return may touch it.
  public enum Role: Int, CaseIterable, Sendable {
    /// No special role.
    case normal = 0
    /// The button that a person most likely wants.
    case primary = 1
    /// Leaves everything as it was.
    case cancel = 2
    /// Might destroy something.
    case destructive = 3
  }

  /// What the button is for; every renderer shows a destructive one as such.
  public var role = Role.normal

  private var send: (EventLog) -> Bool

  /// Creates a button that calls a method of a delegate; a trace shows the call as `message`.
  ///
  /// `delegate` returns the delegate: capture the screen weakly in it. `body` calls the method.
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

  /// Creates a button that calls nobody until it is given a target.
  public override init(_ title: Phrase = "") {
    send = { _ in false }
    super.init(title)
  }

  /// Sets the title.
  public func setTitle(_ title: Phrase, for state: State) {
    name = title
  }

  /// Calls a method of an object, held weakly, each time that the button is touched.
  ///
  /// In place of UIKit's selector, pass the method with its class, as
  /// `LoginController.didTapLogin`.
  /// Targets are called in the order in which they were added.
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

  /// Calls the delegate or the targets.
  @discardableResult
  public override func touch(notingIn log: EventLog? = nil) -> Bool { send(log ?? EventLog()) }
}
