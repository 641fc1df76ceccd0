import Model

// What the log shows of a field: the calls of its delegate, and the texts that are set.
extension TextField {
  func ask(_ method: DelegateMethods, _ body: (any TextFieldDelegate) -> Bool) -> Bool {
    if notImplemented.contains(method) { return true }
    guard let delegateStorage else {
      omit([method], because: whyNobodyIsAsked)
      return true
    }
    return record(call(method), of: delegateStorage, answering: \.description) {
      body(delegateStorage)
    }
  }

  func tell(_ method: DelegateMethods, _ body: (any TextFieldDelegate) -> Void) {
    if notImplemented.contains(method) { return }
    guard let delegateStorage else { return omit([method], because: whyNobodyIsAsked) }
    record(call(method), of: delegateStorage, answering: nil) { body(delegateStorage) }
  }

  private func call(_ method: DelegateMethods) -> String {
    let name = label.english
    return switch method {
    case .shouldBegin: "textFieldShouldBeginEditing(\(name))"
    case .didBegin: "textFieldDidBeginEditing(\(name))"
    case .shouldEnd: "textFieldShouldEndEditing(\(name))"
    case .didEnd: "textFieldDidEndEditing(\(name))"
    case .didEndWithReason: "textFieldDidEndEditing(\(name), reason: committed)"
    case .shouldClear: "textFieldShouldClear(\(name))"
    case .shouldChange:
      "textField(\(name), shouldChangeCharactersIn: …, replacementString: …)"
    default: "textFieldShouldReturn(\(name))"
    }
  }

  func record<Result>(
    _ call: @autoclosure () -> String, of delegate: any TextFieldDelegate,
    answering answer: ((Result) -> String?)?, _ body: () -> Result
  ) -> Result {
    guard let input else { return body() }
    return input.log.record(
      Event(.call, "\(type(of: delegate))", call(), from: .view, to: .controller),
      optionalOf: delegate, answering: answer, during: body)
  }

  /// Says that calls of the delegate are left out, and why.
  @inline(__always)
  func omit(
    _ methods: @autoclosure () -> [DelegateMethods], because reason: @autoclosure () -> Reason
  ) {
    guard let input, input.log.isExplaining else { return }
    input.log.omit(
      Calls(methods().map(call)), of: delegateStorage.map { "\(type(of: $0))" }, because: reason())
  }

  /// Why no delegate is called.
  var whyNobodyIsAsked: Reason {
    let name = label.english
    return flags.contains(.delegated)
      ? .delegateIsGone(owner: name) : .delegateIsNotSet(owner: name)
  }

  func note(_ call: @autoclosure () -> String) {
    input?.log.record(
      Event(.call, label.english, call(), from: .controller, to: .view))
  }

  /// A text as a trace shows it: dots once the field was ever secure.
  func shown(_ text: String) -> String { isSecret ? "•••" : "\"\(text)\"" }
}

// The optional methods that a delegate does not implement.
extension TextField {
  struct DelegateMethods: OptionSet {
    let rawValue: UInt8
    static let shouldBegin = DelegateMethods(rawValue: 1)
    static let didBegin = DelegateMethods(rawValue: 2)
    static let shouldEnd = DelegateMethods(rawValue: 4)
    static let didEnd = DelegateMethods(rawValue: 8)
    static let didEndWithReason = DelegateMethods(rawValue: 16)
    static let shouldChange = DelegateMethods(rawValue: 32)
    static let shouldClear = DelegateMethods(rawValue: 64)
    static let shouldReturn = DelegateMethods(rawValue: 128)
  }

  /// Returns the default of a method: its call is not in the log, and it is not called again.
  ///
  /// A delegate may pass a call on to an object that has only the default: then it implements it.
  func byDefault<Answer>(
    _ method: DelegateMethods, of delegate: any TextFieldDelegate, _ answer: Answer = ()
  ) -> Answer {
    guard delegate === delegateStorage else { return answer }
    // A log that explains says each time that it is not implemented; which end is, decides the other.
    if method == .didEndWithReason || input?.log.isExplaining != true {
      notImplemented.insert(method)
    }
    input?.log.byDefault(of: delegate)
    return answer
  }

  /// The default of the method with a reason: calls the one without.
  func needsNoReason(_ delegate: any TextFieldDelegate) {
    guard delegate === delegateStorage else { return delegate.textFieldDidEndEditing(self) }
    byDefault(.didEndWithReason, of: delegate)
    tell(.didEnd) { $0.textFieldDidEndEditing(self) }
  }
}
