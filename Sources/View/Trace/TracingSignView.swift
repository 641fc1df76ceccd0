import Model

/// A screen with a form whose boundaries are written down.
final class TracingSignView: SignView, TracingView {
  let log: EventLog
  private let base: any SignView
  private let form: TracingFormContainer
  private let buttons: TracingSignContainer

  init(_ base: any SignView, log: EventLog) {
    self.base = base
    self.log = log
    form = TracingFormContainer(base.inputForm, log: log)
    buttons = TracingSignContainer(base.signContainer, log: log)
    for (name, field) in zip(FormField.allCases, base.editableFields) {
      field.trace(in: log, as: name.rawValue)
    }
  }

  func listen() {
    form.listen()
    buttons.listen()
  }

  var inputForm: any FormContainer { form }

  var signContainer: any SignContainer { buttons }

  var isRaised: Bool {
    get { base.isRaised }
    set {
      forward("isRaised = \(newValue)") { base.isRaised = newValue }
    }
  }

  var traced: any ViewInterface { base }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}
