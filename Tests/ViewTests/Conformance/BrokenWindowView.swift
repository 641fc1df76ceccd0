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

  var subviews: [any ViewInterface] { fault == .subviews ? kept.reversed() : kept }

  func addSubview(_ view: any ViewInterface) {
    kept.append(view)
    if fault != .noTextInput { textInput.lend(to: view) }
  }

  func removeSubview(_ view: any ViewInterface) {
    kept.removeAll { $0 === view }
    switch fault {
    case .keptEditing where textInput.firstResponder != nil: leaving = [view]
    case .keptTextInput: textInput.endEditing(true)
    default:
      for left in leaving + [view] { textInput.takeBack(from: left) }
      textInput.endEditing(outside: kept)
    }
  }

  func makeKey() {}

  func announce(_ message: String) {}

  isolated deinit { textInput.close() }
}
