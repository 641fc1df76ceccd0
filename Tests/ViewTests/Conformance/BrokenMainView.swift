import View

/// A main screen with one fault.
final class BrokenMainView: MainView {
  weak var delegate: (any MainViewDelegate)? {
    didSet { if fault == .mainRetains { kept = delegate } }
  }

  var email = "" {
    didSet { if fault != .email || shown.isEmpty { shown = email } }
  }

  var rooms: [Phrase] = []

  private(set) var shown = ""
  private var kept: AnyObject?
  private let fault: ViewViolation

  init(_ fault: ViewViolation) {
    self.fault = fault
  }

  func touchSignOut() {
    if fault != .signOutButton { delegate?.signOutTouched() }
  }

  func touchRoom(_ index: Int) {
    delegate?.roomTouched(at: fault == .roomButton ? 0 : index)
  }
}
