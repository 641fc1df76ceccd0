import View

/// A field with one fault.
final class BrokenTextField: EditableTextField {
  private let fault: ViewViolation

  init(_ fault: ViewViolation) {
    self.fault = fault
    super.init()
  }

  @discardableResult
  override func touchReturn() -> Bool {
    if fault == .returnResigns { resignFirstResponder() }
    return fault == .returnUnasked || super.touchReturn()
  }
}
