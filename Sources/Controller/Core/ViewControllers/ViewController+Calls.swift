public import Model

// What a controller of an app's own calls, with a line in the trace.
extension ViewController {
  /// Calls a model that has no log of its own, and notes the call.
  ///
  /// ```swift
  /// private func pour() {
  ///   call(Teapot.self, "pour()", answering: { "\($0)" }) { teapot.pour() }
  /// }
  /// ```
  ///
  /// A ``/ControllerKit/Shared`` model notes its calls itself.
  ///
  /// - Parameters:
  ///   - model: the type of the model.
  ///   - call: the call with its arguments, without anything secret.
  ///   - answer: the text of the result, without anything secret; `nil` writes nothing.
  ///   - body: makes the call.
  /// - Returns: what the model returned.
  /// - Throws: what the model threw.
  @discardableResult
  public func call<Result, Failure>(
    _ model: Any.Type, _ call: @autoclosure () -> Event.Call,
    answering answer: ((Result) -> String?)? = nil, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try log.record(
      Event(.call, "\(model)", call(), from: .controller, to: .model), answering: answer,
      during: body)
  }

  /// Calls a method of a delegate of its own, and notes the call; a delegate that is gone is a
  /// misuse.
  ///
  /// ```swift
  /// private func done() { tell(delegate, "teaIsReady(_:)") { $0.teaIsReady(self) } }
  /// ```
  ///
  /// - Parameters:
  ///   - delegate: the delegate.
  ///   - call: the method, without anything secret.
  ///   - body: makes the call.
  /// - Returns: what the method returned; `nil` if there is no delegate to call.
  /// - Throws: what the method threw.
  @discardableResult
  public func tell<Delegate, Result, Failure>(
    _ delegate: Delegate?, _ call: @autoclosure () -> Event.Call,
    _ body: (Delegate) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let delegate else {
      log.report(DelegateDiagnostic(controller: debugName, call: call()), from: debugName)
      return nil
    }
    return try log.record(
      Event(
        .call, "\(type(of: delegate as Any))", call(), from: .controller, to: .controller)
    ) { () throws(Failure) in try body(delegate) }
  }
}

/// A call of a delegate that is not there.
struct DelegateDiagnostic: CustomStringConvertible {
  let controller: String
  let call: Event.Call

  var description: String {
    "\(controller) has no delegate, so \(call) calls nobody. Set it before the controller is shown, "
      + "and keep it alive: it is held weakly."
  }
}
