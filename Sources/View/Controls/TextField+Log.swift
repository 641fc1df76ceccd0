import Model

// What the log shows of a field: the calls of its delegate, and the texts that are set.
extension TextField {
  func ask(_ question: String, _ body: (any TextFieldDelegate) -> Bool) -> Bool {
    guard let listener else { return true }
    return record("\(question)(\(label.english))", of: listener, answering: \.description) {
      body(listener)
    }
  }

  func tell(_ call: @autoclosure () -> String, _ body: (any TextFieldDelegate) -> Void) {
    guard let listener else { return }
    record(call(), of: listener, answering: nil) { body(listener) }
  }

  func record<Result>(
    _ call: @autoclosure () -> String, of delegate: any TextFieldDelegate,
    answering answer: ((Result) -> String?)?, _ body: () -> Result
  ) -> Result {
    guard let log = input?.log, log.isRecording else { return body() }
    return log.record(
      event(call(), of: delegate), isOptional: true, answering: answer, during: body)
  }

  private func event(_ call: String, of delegate: any TextFieldDelegate) -> Event {
    Event(.call, "\(type(of: delegate))", call, from: .view, to: .controller)
  }

  func note(_ call: @autoclosure () -> String) {
    input?.log.record(
      Event(.call, label.english, call(), from: .controller, to: .view))
  }

  /// A text as a trace shows it: dots once the field was ever secure.
  func shown(_ text: String) -> String { isSecret ? "•••" : "\"\(text)\"" }
}

// The call of an optional method that the delegate does not implement is removed from the log.
extension TextField {
  /// Returns the default of an optional method.
  func byDefault<Answer>(_ answer: Answer = ()) -> Answer {
    input?.log.replaceCall()
    return answer
  }

  /// The default of `shouldChangeCharactersIn`.
  func changesByDefault() -> Bool {
    asksOfKeys = false
    return byDefault(true)
  }

  /// The default of the method with a reason.
  func needsNoReason(_ delegate: any TextFieldDelegate) {
    input?.log.replaceCall(
      with: event("textFieldDidEndEditing(\(label.english))", of: delegate))
  }
}
