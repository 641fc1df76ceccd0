import Model
import View

/// What every implementation of the views' protocols does alike, as checks that answer with
/// violations.
///
/// It reads and touches a screen as a person does: by its elements.
@MainActor
final class ViewConformance {
  let screens: any SignInViewFactory
  private(set) var violations: [ViewViolation] = []

  private init(of screens: any SignInViewFactory) {
    self.screens = screens
  }

  /// Everything that an implementation does otherwise, each once, in the order of the checks.
  static func violations(
    of screens: any SignInViewFactory, in windows: any ViewFactory, alert: any AlertView
  ) -> [ViewViolation] {
    let conformance = ViewConformance(of: screens)
    for screen in [screens.makeSignInView(), screens.makeSignUpView()] {
      conformance.checkForm(of: screen)
      conformance.checkFields(of: screen)
      conformance.checkButtons(of: screen)
      conformance.check(windows.makeWindowView(), with: screen)
    }
    conformance.checkSecrecy()
    conformance.checkMain()
    conformance.check(alert)
    return conformance.violations
  }

  /// Notes a violation unless a condition holds.
  func expect(_ holds: Bool, _ violation: ViewViolation) {
    if !holds, !violations.contains(violation) { violations.append(violation) }
  }

  /// Whether a delegate dies while a view holds it; the view is used again after that.
  func dies(_ hold: (SpyDelegate) -> Void, thenUse use: () -> Void) -> Bool {
    weak var released: SpyDelegate?
    do {
      let ears = SpyDelegate()
      released = ears
      hold(ears)
    }
    use()
    return released == nil
  }

  /// What a delegate hears while something is done.
  func heard(by ears: SpyDelegate, _ action: () -> Void) -> [String] {
    ears.heard = []
    action()
    return ears.heard
  }

  /// Touches what is called so on a screen, if anything is.
  func touch(_ label: Phrase, on screen: any Screen) {
    screen.controls.first { $0.label == label }?.touch()
  }
}
