import View

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

  func makeKey() {}

  func announce(_ message: String) {}
}
