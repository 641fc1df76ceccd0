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
      shownEmail: { cast($0, to: BrokenMainView.self)?.shown ?? "" },
      shownActions: { cast($0, to: BrokenAlertView.self)?.actions ?? [] },
      touchAction: { cast($0, to: BrokenAlertView.self)?.touch($1) })
  }
}

/// A window with one fault.
final class BrokenWindowView: WindowView {
  let textInput = TextInput()
  private var kept: [any ViewInterface] = []
  private var leaving: [any ViewInterface] = []
  private let fault: ViewViolation

  init(_ fault: ViewViolation) {
    self.fault = fault
  }

  var subviews: [any ViewInterface] {
    get { fault == .subviews ? kept.reversed() : kept }
    set {
      let old = kept
      kept = newValue
      switch fault {
      case .noTextInput: break
      case .keptEditing where textInput.firstResponder != nil: leaving = old
      case .keptTextInput where old.count > newValue.count: textInput.endEditing(true)
      default: textInput.move(from: old + leaving, to: newValue)
      }
    }
  }

  func announce(_ message: String) {}
}

/// A main screen with one fault.
final class BrokenMainView: MainView {
  weak var delegate: (any MainViewDelegate)? {
    didSet { if fault == .mainRetains { kept = delegate } }
  }

  var email = "" {
    didSet { if fault != .email || shown.isEmpty { shown = email } }
  }

  private(set) var shown = ""
  private var kept: AnyObject?
  private let fault: ViewViolation

  init(_ fault: ViewViolation) {
    self.fault = fault
  }

  func touchSignOut() {
    if fault != .signOutButton { delegate?.signOutTouched() }
  }
}

/// An alert with one fault.
final class BrokenAlertView: AlertView {
  weak var delegate: (any AlertViewDelegate)? {
    didSet { if fault == .alertRetains { kept = delegate } }
  }

  private(set) var actions: [String] = []
  private var wasShown = false
  private var kept: AnyObject?
  private let fault: ViewViolation

  init(_ fault: ViewViolation) {
    self.fault = fault
  }

  func show(title: String?, message: String?, actions: [String], preferred: Int?) {
    if fault != .lateActions || !wasShown { self.actions = actions }
    wasShown = true
  }

  func touch(_ action: String) {
    guard let index = actions.firstIndex(of: action) else { return }
    delegate?.alertView(self, didTouchActionAt: fault == .actionIndex ? 0 : index)
  }
}
