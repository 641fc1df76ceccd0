import Model

/// A screen with a form whose boundaries are written down.
final class TracingSignView: SignView, TracingView {
  let inputForm: any FormContainer
  let signContainer: any SignContainer
  let log: EventLog
  private let base: any SignView

  init(_ base: any SignView, log: EventLog) {
    self.base = base
    self.log = log
    inputForm = TracingFormContainer(base.inputForm, log: log)
    signContainer = TracingSignContainer(base.signContainer, log: log)
    for (name, field) in zip(FormField.allCases, base.editableFields) {
      field.trace = (log, name.rawValue)
    }
  }

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
