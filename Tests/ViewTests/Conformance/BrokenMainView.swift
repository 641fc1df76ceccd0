import Model
import View

/// A main screen with one fault.
final class BrokenMainView: MainView {
  weak var delegate: (any MainViewDelegate)? {
    didSet { if fault == .mainRetains { kept = delegate } }
  }

  var email = "" {
    didSet { if fault != .email || shown.isEmpty { shown = email } }
  }

  var destinations: [Phrase] = []

  private var shown = ""
  private var kept: AnyObject?
  private let fault: ViewViolation

  init(_ fault: ViewViolation) {
    self.fault = fault
  }

  var elements: [Element] {
    [.label(Phrase(verbatim: shown))]
      + destinations.enumerated().map { index, name in
        .button(
          button(name) { [fault] in
            $0.destinationTouched(at: fault == .destinationButton ? 0 : index)
          })
      } + [.button(signOut)]
  }

  private var signOut: Button {
    button(.signOut) { [fault] in if fault != .signOutButton { $0.signOutTouched() } }
  }

  private func button(_ title: Phrase, _ body: @escaping (any MainViewDelegate) -> Void) -> Button {
    Button(title, sends: "", to: { [weak self] in self?.delegate }, body)
  }
}
