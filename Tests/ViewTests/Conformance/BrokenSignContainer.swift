import Model
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

  private(set) lazy var signIn = Button(.signIn, sends: "", to: { [weak self] in self?.delegate }) {
    [fault] in
    if fault == .signInButton { $0.signUpTouched() } else { $0.signInTouched() }
  }

  private(set) lazy var signUp = Button(.signUp, sends: "", to: { [weak self] in self?.delegate }) {
    [fault] in
    $0.signUpTouched()
    if fault == .signUpButton { $0.signUpTouched() }
  }
}
