import View

/// A screen with one fault.
final class BrokenSignView: SignView {
  let form: BrokenFormContainer
  let buttons: BrokenSignContainer
  var isRaised = false
  private let fault: ViewViolation

  init(_ fault: ViewViolation, visible: ViewViolation) {
    self.fault = fault
    form = BrokenFormContainer(fault, visible: visible)
    buttons = BrokenSignContainer(fault)
  }

  var inputForm: any FormContainer { form }
  var signContainer: any SignContainer { buttons }

  var editableFields: [EditableTextField] {
    fault == .fieldList ? [form.password, form.email] : [form.email, form.password]
  }
}
