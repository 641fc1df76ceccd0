public import Model

// What a controller writes to the log.
extension ViewController {
  /// The log of calls and misuses: the window's, also after the controller has left it; its own
  /// before.
  public var log: EventLog {
    if let window { return window.log }
    if let parent { return parent.log }
    switch logOutsideWindow {
    case .own(let log), .left(let log), .kept(let log, _): return log
    case nil:
      let log = EventLog()
      logOutsideWindow = .own(log)
      return log
    }
  }

  /// The log of a controller that is in no window.
  enum SpareLog {
    /// Its own: it has been in none.
    case own(EventLog)
    /// That of the window which it has left.
    case left(EventLog)
    /// That of the window whose scene was disconnected, by its session's number: the app keeps the
    /// controller.
    case kept(EventLog, session: Int)
  }

  /// Makes a call that is logged too.
  @inline(__always)
  func note(_ call: @autoclosure () -> Event.Call, in log: EventLog, _ body: () -> Void) {
    guard log.isRecording else { return body() }
    log.record(Event(.call, debugName, call(), from: .system, to: .controller), during: body)
  }

  /// Makes a call of the controller that is logged too.
  @discardableResult
  package func noteCall<Result>(
    _ call: @autoclosure () -> Event.Call, in windowLog: EventLog? = nil, _ body: () -> Result
  ) -> Result {
    (windowLog ?? log).record(
      Event(.call, debugName, call(), from: .controller, to: .controller), during: body)
  }

  /// Makes a call of an optional method of its delegate that is logged too.
  package func noteCall<Result>(
    _ call: @autoclosure () -> Event.Call, to delegate: AnyObject, _ body: () -> Result
  ) -> Result {
    log.record(
      Event(.call, "\(type(of: delegate))", call(), from: .controller, to: .controller),
      optionalOf: delegate, during: body)
  }

  func report(_ diagnostic: PresentationDiagnostic) {
    log.report(diagnostic, from: debugName)
  }

  package func report(_ diagnostic: ContainmentDiagnostic) {
    log.report(diagnostic, from: debugName)
  }

  /// Moves what was reported before there was a window to the window's log, and reports a
  /// controller that was kept while its scene was disconnected.
  func moveReports(to log: EventLog) {
    for child in children { child.moveReports(to: log) }
    switch logOutsideWindow {
    case .own(let own): log.append(contentsOf: own.events)
    case .kept(_, let session):
      log.report(SceneDiagnostic.keptAcrossScenes(debugName, session: session), from: debugName)
    case .left, nil: break
    }
    logOutsideWindow = nil
  }
}

extension ViewController: @MainActor CustomStringConvertible {
  /// The controller's name.
  public var description: String { debugName }
}

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
    "\(controller) has no delegate, so \(call) calls nothing. Set it before the controller is shown, "
      + "and keep it alive: it is held weakly."
  }
}
