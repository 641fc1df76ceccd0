import Model
import View

/// An alert with one fault.
final class BrokenAlertView: AlertView {
  weak var delegate: (any AlertViewDelegate)? {
    didSet { if fault == .alertRetains { kept = delegate } }
  }

  private(set) var elements: [Element] = []
  private var kept: AnyObject?
  private let fault: ViewViolation

  init(_ fault: ViewViolation) {
    self.fault = fault
  }

  func show(title: Phrase?, message: Phrase?, actions: [AlertButton], preferred: Int?) {
    guard fault != .lateActions || elements.isEmpty else { return }
    let shown = fault == .message ? nil : message
    elements = [.message(shown ?? "", title: title)]
    for (index, action) in actions.enumerated() {
      let button = Button(action.title, sends: "", to: { [weak self] in self?.delegate }) {
        [weak self, fault] delegate in
        if let self {
          delegate.alertView(self, didTouchActionAt: fault == .actionIndex ? 0 : index)
        }
      }
      elements.append(.button(button))
    }
  }
}
