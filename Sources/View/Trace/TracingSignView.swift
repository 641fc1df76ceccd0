import Model

/// A screen with a form whose boundaries are written down.
final class TracingSignView: SignView {
  let inputForm: any FormContainer
  let signContainer: any SignContainer
  private let base: any SignView
  private let log: EventLog

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
      log.record(
        Event(.call, "\(type(of: base))", "isRaised = \(newValue)", from: .controller, to: .view)
      ) {
        base.isRaised = newValue
      }
    }
  }

  var editableFields: [EditableTextField] { base.editableFields }
  var touchables: [Touchable] { base.touchables }
  var undecorated: any ViewInterface { base.undecorated }
  func didEnter(_ window: any WindowView) { base.didEnter(window) }
  func didLeave(_ window: any WindowView) { base.didLeave(window) }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}
