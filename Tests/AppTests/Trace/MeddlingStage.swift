@testable import View

/// A field or a text, its delegate and two observers, one of whom does something when he is called.
final class MeddlingStage {
  /// The calls in which it is done.
  enum Call: String, CaseIterable {
    case shouldBegin, didBegin, shouldChange, didChange, shouldReturn, shouldClear, shouldEnd
    case didEnd, began, changed, ended, willShow, didShow, willHide, didHide

    func isThere(_ isField: Bool) -> Bool {
      switch self {
      case .shouldReturn, .shouldClear: isField
      case .didChange: !isField
      default: true
      }
    }
  }

  /// What is done.
  enum Act: String, CaseIterable {
    case closes, beginsOther, beginsAgain, resigns, endsByForce, covers, leaves, sets, disables
  }

  private let control: TextControl
  private let other = TextField("Other")
  private let window = WindowView()
  private let (screen, alert) = (Parts(), AlertScreen())
  private let (call, act): (Call, Act)
  private let ears = Ears()
  private let watchers = [Watcher("1"), Watcher("2")]
  private var heard: [String] = []
  private var isDone = false
  private(set) var text = ""

  init(isField: Bool, in call: Call, _ act: Act) {
    (self.call, self.act) = (call, act)
    let (field, view) = (TextField("Text"), TextView("Text"))
    control = isField ? field : view
    (field.delegate, view.delegate) = (ears, ears)
    screen.elements = [isField ? .field(field) : .textView(view), .field(other)]
    alert.show(title: nil, message: "Wait", actions: [AlertButton("OK")], preferred: nil)
    window.addSubview(screen)
    for watcher in watchers {
      watcher.tell = { [unowned self] in hear($0, $1) }
      window.textInput.addObserver(watcher)
    }
    ears.hear = { [unowned self] in hear($0, $0.rawValue) }
  }

  private func hear(_ call: Call, _ note: String) {
    heard.append(note)
    guard call == self.call, !isDone else { return }
    isDone = true
    heard.append("(")
    switch act {
    case .closes: window.textInput.invalidate()
    case .beginsOther: other.becomeFirstResponder()
    case .beginsAgain: control.becomeFirstResponder()
    case .resigns: control.resignFirstResponder()
    case .endsByForce: window.textInput.endEditing(true)
    case .covers: window.addSubview(alert)
    case .leaves: window.removeSubview(screen)
    case .sets: control.text = "set"
    case .disables: control.isEnabled = false
    }
    heard.append(")")
  }

  /// Does one thing after the other; what was before the act is the same each time, and left out.
  func play() {
    step("touch") { window.touch(control) }
    step("key") { control.insertText("a") }
    step("Return") { control.touchReturn() }
    step("clear") { (control as? TextField)?.touchClear() ?? false }
    step("line") { (control as? TextView)?.typeLine("line") ?? false }
    step("line") { (control as? TextView)?.typeLine("more") ?? false }
    step("the other") { other.becomeFirstResponder() }
    step("back") { control.becomeFirstResponder() }
    step("key") { control.insertText("b") }
    step("end") { window.textInput.endEditing(false) }
    step("touch") { window.touch(control) }
  }

  private func step(_ name: String, _ body: () -> Bool) {
    heard = []
    let result = body()
    guard isDone else { return }
    let state = [
      control.content.replacing("\n", with: "/"), control.isFirstResponder ? "edited" : "",
      other.isFirstResponder ? "other edited" : "",
      window.textInput.isKeyboardShown ? "keyboard" : "",
    ].filter { !$0.isEmpty }
    text += "\n  \(name) = \(result), \(state.joined(separator: ", ")): "
    text += heard.joined(separator: " ")
  }

  private final class Parts: Screen {
    var elements: [Element] = []
  }
}

private final class Ears: TextFieldDelegate, TextViewDelegate {
  var hear: (MeddlingStage.Call) -> Void = { _ in }

  private func may(_ call: MeddlingStage.Call) -> Bool {
    hear(call)
    return true
  }

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { may(.shouldBegin) }
  func textFieldDidBeginEditing(_ textField: TextField) { hear(.didBegin) }
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool { may(.shouldEnd) }
  func textFieldDidEndEditing(_ textField: TextField) { hear(.didEnd) }
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool { may(.shouldChange) }
  func textFieldShouldClear(_ textField: TextField) -> Bool { may(.shouldClear) }
  func textFieldShouldReturn(_ textField: TextField) -> Bool { may(.shouldReturn) }
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool { may(.shouldBegin) }
  func textViewDidBeginEditing(_ textView: TextView) { hear(.didBegin) }
  func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<String.Index>,
    replacementText text: String
  ) -> Bool { may(.shouldChange) }
  func textViewDidChange(_ textView: TextView) { hear(.didChange) }
  func textViewShouldEndEditing(_ textView: TextView) -> Bool { may(.shouldEnd) }
  func textViewDidEndEditing(_ textView: TextView) { hear(.didEnd) }
}

private final class Watcher: TextInputObserver {
  var tell: (MeddlingStage.Call, String) -> Void = { _, _ in }
  private let name: String

  init(_ name: String) { self.name = name }

  private func hear(_ call: MeddlingStage.Call) { tell(call, "\(name) \(call.rawValue)") }

  func keyboardWillShow() { hear(.willShow) }
  func keyboardDidShow() { hear(.didShow) }
  func keyboardWillHide() { hear(.willHide) }
  func keyboardDidHide() { hear(.didHide) }
  func textDidBeginEditing(_ field: TextField) { hear(.began) }
  func textDidChange(_ field: TextField) { hear(.changed) }
  func textDidEndEditing(_ field: TextField) { hear(.ended) }
  func textDidBeginEditing(_ view: TextView) { hear(.began) }
  func textDidChange(_ view: TextView) { hear(.changed) }
  func textDidEndEditing(_ view: TextView) { hear(.ended) }
}
