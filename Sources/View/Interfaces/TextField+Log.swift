import Model

// What the log has of a field: what its delegate is asked and told, and what is set in it.
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

  /// What a trace writes of a text: nothing of it once the field was ever secure.
  func shown(_ text: String) -> String { isSecret ? "•••" : "\"\(text)\"" }
}

// What a delegate has no method for is answered by its protocol, and does not stay in the log.
extension TextField {
  /// What the delegate's protocol answers where the delegate has no method of its own.
  func byDefault<Answer>(_ answer: Answer = ()) -> Answer {
    input?.log.replaceCall()
    return answer
  }

  /// The delegate has no say about keys.
  func changesByDefault() -> Bool {
    asksOfKeys = false
    return byDefault(true)
  }

  /// The delegate wants no reason why editing ended.
  func needsNoReason(_ delegate: any TextFieldDelegate) {
    input?.log.replaceCall(
      with: event("textFieldDidEndEditing(\(label.english))", of: delegate))
  }
}
