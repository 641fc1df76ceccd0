import View

/// Buttons with one fault.
final class BrokenSignContainer: SignContainer {
  private weak var delegate: (any SignButtonDelegate)?
  private var kept: AnyObject?
  private let fault: ViewViolation

  init(_ fault: ViewViolation) {
    self.fault = fault
  }

  func setButtonDelegate(_ delegate: any SignButtonDelegate) {
    self.delegate = delegate
    if fault == .buttonRetains { kept = delegate }
  }

  func touchSignIn() {
    if fault == .signInButton { delegate?.signUpTouched() } else { delegate?.signInTouched() }
  }

  func touchSignUp() {
    delegate?.signUpTouched()
    if fault == .signUpButton { delegate?.signUpTouched() }
  }
}
