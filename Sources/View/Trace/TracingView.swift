public import Model

/// A view in front of another one, which writes down what crosses between that and its controller.
///
/// A decorator of your own conforms to the protocol that its controller knows and to this one. It
/// becomes the delegate of the view behind it, and each method of that delegate is one line:
///
///     func doneTouched() { tell(delegate) { $0.doneTouched() } }
///
/// Controllers and views know nothing of it: whoever makes the screen puts it between them.
@MainActor
public protocol TracingView: ViewInterface {
  /// The view behind it.
  var traced: any ViewInterface { get }

  /// Where it is written down.
  var log: EventLog { get }

  /// Becomes the delegate of the view behind it: someone listens to the log from now on.
  ///
  /// Needed of a decorator only that leaves the view to the controller alone while nobody listens.
  func listen()
}

extension TracingView {
  /// The fields of the view behind it.
  public var editableFields: [EditableTextField] { traced.editableFields }

  /// What can be touched in the view behind it.
  public var touchables: [Touchable] { traced.touchables }

  /// The view behind it, and behind all others.
  public var undecorated: any ViewInterface { traced.undecorated }

  /// Does nothing: the decorator listens from the start.
  public func listen() {}

  // MARK: - Writing down

  /// Writes down what the view tells its delegate, and tells it.
  ///
  /// - Parameters:
  ///   - delegate: who is told.
  ///   - call: what to write, without anything secret; by itself the name of the method.
  ///   - body: tells it.
  public func tell<Delegate>(
    _ delegate: Delegate?, _ call: @autoclosure () -> String = #function,
    _ body: (Delegate) -> Void
  ) {
    guard let delegate else { return }
    log.record(
      Event(.call, "\(type(of: delegate as Any))", call(), from: .view, to: .controller)
    ) {
      body(delegate)
    }
  }

  /// Writes down what the controller asks of the view, and passes it on.
  ///
  /// - Parameters:
  ///   - call: what to write, without anything secret.
  ///   - body: passes it on.
  /// - Returns: what the view answers.
  public func forward<Answer>(_ call: @autoclosure () -> String, to body: () -> Answer) -> Answer {
    log.record(
      Event(.call, "\(type(of: traced))", call(), from: .controller, to: .view), during: body)
  }

  /// Has the fields write down what they ask and tell their delegates, and never what was typed.
  public func traceFields() {
    for case .field(let name, let field) in traced.touchables {
      field.trace(in: log, as: name.english)
    }
  }
}
