import View

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
