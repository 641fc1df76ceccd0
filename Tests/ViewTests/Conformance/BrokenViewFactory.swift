import View

/// Makes views that have one fault each, to show that the suite finds it.
final class BrokenViewFactory: ViewFactory {
  private let fault: ViewViolation

  init(_ fault: ViewViolation) {
    self.fault = fault
  }

  func makeWindowView() -> any WindowView { BrokenWindowView(fault) }
  func makeAlertView() -> any AlertView { BrokenAlertView(fault) }
  func makeSignInView() -> any SignView { BrokenSignView(fault, visible: .visibleSignIn) }
  func makeSignUpView() -> any SignView { BrokenSignView(fault, visible: .visibleSignUp) }
  func makeMainView() -> any MainView { BrokenMainView(fault) }
}

extension ViewFixture {
  static func broken(_ fault: ViewViolation) -> ViewFixture {
    ViewFixture(
      name: "views with the fault \(fault)",
      makeFactory: { BrokenViewFactory(fault) },
      fields: { view in
        let form = cast(view, to: BrokenSignView.self)?.form
        return (form?.email ?? EditableTextField(), form?.password ?? EditableTextField())
      },
      touchSignIn: { cast($0, to: BrokenSignView.self)?.buttons.touchSignIn() },
      touchSignUp: { cast($0, to: BrokenSignView.self)?.buttons.touchSignUp() },
      touchSignOut: { cast($0, to: BrokenMainView.self)?.touchSignOut() },
      touchRoom: { cast($0, to: BrokenMainView.self)?.touchRoom($1) },
      shownEmail: { cast($0, to: BrokenMainView.self)?.shown ?? "" },
      shownActions: { cast($0, to: BrokenAlertView.self)?.actions ?? [] },
      touchAction: { cast($0, to: BrokenAlertView.self)?.touch($1) })
  }
}
