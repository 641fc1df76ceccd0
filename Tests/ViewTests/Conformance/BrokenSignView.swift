import View

/// A screen with one fault.
final class BrokenSignView: SignView {
  var isRaised = false
  private let form: BrokenFormContainer
  private let buttons: BrokenSignContainer
  private let fault: ViewViolation

  init(_ fault: ViewViolation, visible: ViewViolation) {
    self.fault = fault
    form = BrokenFormContainer(fault, visible: visible)
    buttons = BrokenSignContainer(fault)
  }

  var inputForm: any FormContainer { form }
  var signContainer: any SignContainer { buttons }

  var elements: [Element] {
    let fields = [form.email, form.password]
    return (fault == .fieldList ? fields.reversed() : fields).map { .field($0) }
      + [.button(buttons.signIn), .button(buttons.signUp)]
  }
}
