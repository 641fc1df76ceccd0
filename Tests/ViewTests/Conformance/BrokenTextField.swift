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
    let answer = fault == .returnUnasked || super.touchReturn()
    if fault == .returnResigns { resignFirstResponder() }
    return answer
  }
}
