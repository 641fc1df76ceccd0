import Model
import View

/// What every implementation of the views does alike, as checks that answer with violations.
final class ViewConformance {
  let fixture: ViewFixture
  let factory: any ViewFactory
  private(set) var violations: [ViewViolation] = []

  private init(of fixture: ViewFixture) {
    self.fixture = fixture
    factory = fixture.makeFactory()
  }

  /// Everything that an implementation does otherwise, each once, in the order of the checks.
  static func violations(of fixture: ViewFixture) -> [ViewViolation] {
    let conformance = ViewConformance(of: fixture)
    for screen in [conformance.factory.makeSignInView(), conformance.factory.makeSignUpView()] {
      conformance.checkForm(of: screen)
      conformance.checkFields(of: screen)
      conformance.checkButtons(of: screen)
      conformance.checkWindow(with: screen)
    }
    conformance.checkSecrecy()
    conformance.checkMain()
    conformance.checkAlert()
    return conformance.violations
  }

  /// Notes a violation unless a condition holds.
  func expect(_ holds: Bool, _ violation: ViewViolation) {
    if !holds, !violations.contains(violation) { violations.append(violation) }
  }

  /// Whether a delegate dies while a view holds it; the view is used again after that.
  func dies(_ hold: (ViewEars) -> Void, thenUse use: () -> Void) -> Bool {
    weak var released: ViewEars?
    do {
      let ears = ViewEars()
      released = ears
      hold(ears)
    }
    use()
    return released == nil
  }

  /// What a delegate hears while something is done.
  func heard(by ears: ViewEars, _ action: () -> Void) -> [String] {
    ears.heard = []
    action()
    return ears.heard
  }
}
