import Model

// What the log shows of a text: the calls of its delegate, and the texts that are set.
extension TextControl {
  /// The delegate, unless it is known not to implement the method; that there is none is decided.
  // Inlined, as each key asks.
  @inline(__always)
  private final func receiver(of method: DelegateMethods) -> AnyObject? {
    if notImplemented.contains(method) { return nil }
    if let delegateObject { return delegateObject }
    decide(.hasNoDelegate(self, for: method, wasSet: delegateRecord.isSet))
    return nil
  }

  /// Asks the delegate; `true` if there is none, or if it does not implement the method.
  final func ask(_ method: DelegateMethods, _ body: () -> Bool?) -> Bool {
    guard let delegate = receiver(of: method) else { return true }
    return record(call(method), of: delegate, answering: \.description) { body() ?? true }
  }

  final func tell(_ method: DelegateMethods, _ body: () -> Void?) {
    guard let delegate = receiver(of: method) else { return }
    record(call(method), of: delegate, answering: nil) { _ = body() }
  }

  final func record<Result>(
    _ call: @autoclosure () -> Event.Call, of delegate: AnyObject,
    answering answer: ((Result) -> String?)?, _ body: () -> Result
  ) -> Result {
    guard let input else { return body() }
    return input.log.record(
      Event(.call, "\(type(of: delegate))", call(), from: .view, to: .controller),
      optionalOf: delegate, answering: answer, during: body)
  }

  /// Whether the delegate lets a key change the text; `call` is the question as the log shows it.
  // Inlined, or a flow takes 2 % more instructions: each key asks.
  @inline(__always)
  final func mayChange(_ call: @autoclosure () -> Event.Call, _ body: () -> Bool?) -> Bool {
    guard let delegate = receiver(of: .shouldChange) else { return true }
    let may = record(call(), of: delegate, answering: \.description) { body() ?? true }
    if !may { decide(.mayNotChange(self)) }
    return may
  }

  /// Tells the observer of the window's log what was decided; in no window there is none.
  @inline(__always)
  final func decide(_ decision: @autoclosure () -> EditingDecision) {
    input?.log.decide(decision())
  }

  final func note(_ call: @autoclosure () -> Event.Call) {
    input?.log.record(
      Event(.call, label.english, call(), from: .controller, to: .view))
  }

  /// A text as a trace shows it: dots once it was ever secure.
  package final func shown(_ text: String) -> String { isSecret ? "•••" : text.quoted }
}

extension String {
  /// The text in quotes, in one line.
  fileprivate var quoted: String {
    // To set up a search takes 5,000 instructions, and a field's text has no line ends.
    hasByte(UInt8(ascii: "\n")) ? "\"\(replacing("\n", with: "\\n"))\"" : "\"\(self)\""
  }
}

// The optional methods that a delegate does not implement.
extension TextControl {
  package struct DelegateMethods: OptionSet {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let shouldBegin = DelegateMethods(rawValue: 1)
    package static let didBegin = DelegateMethods(rawValue: 2)
    package static let shouldEnd = DelegateMethods(rawValue: 4)
    package static let didEnd = DelegateMethods(rawValue: 8)
    package static let didEndWithReason = DelegateMethods(rawValue: 16)
    package static let shouldChange = DelegateMethods(rawValue: 32)
    package static let shouldClear = DelegateMethods(rawValue: 64)
    package static let shouldReturn = DelegateMethods(rawValue: 128)
    /// Only a text view has it, which has no clear button.
    package static let didChange = shouldClear
  }

  /// Returns the default of a method: its call is not in the log, and it is not called again.
  ///
  /// A delegate may pass a call on to an object that has only the default: then it implements it.
  package final func byDefault<Answer>(
    _ method: DelegateMethods, of delegate: AnyObject, _ answer: Answer = ()
  ) -> Answer {
    guard delegate === delegateObject else { return answer }
    // While the log is observed, each time is recorded; but whether `didEndEditing` with a reason
    // is implemented decides which of the two such methods is called, so it is always remembered.
    if method == .didEndWithReason || input?.log.isObserved != true {
      notImplemented.insert(method)
    }
    input?.log.byDefault(of: delegate)
    return answer
  }
}
