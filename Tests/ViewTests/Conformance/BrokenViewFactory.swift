import View

/// Makes views that have one fault each, to show that the suite finds it.
final class BrokenViewFactory: SignInViewFactory, ViewFactory {
  private let fault: ViewViolation

  init(_ fault: ViewViolation) {
    self.fault = fault
  }

  func makeWindowView() -> WindowView { BrokenWindowView(fault) }
  func makeAlertView() -> any AlertView { BrokenAlertView(fault) }
  func makeSignInView() -> any SignView { BrokenSignView(fault, visible: .visibleSignIn) }
  func makeSignUpView() -> any SignView { BrokenSignView(fault, visible: .visibleSignUp) }
  func makeMainView() -> any MainView { BrokenMainView(fault) }
}
