import Model
import View

/// Fields or text views in a window, their delegate, the observer of the keyboard, and a target.
final class FieldOrders: OrderStage {
  private let trace = Trace()
  private let window = WindowView()
  private let listener: Listener
  private var texts: [String: TextControl] = [:]
  private let target: Target

  init(_ app: [String]) {
    listener = Listener(trace)
    target = Target(trace)
    let elements = app.dropFirst().map { name in
      app[0] == "field" ? makeField(name) : makeTextView(name)
    }
    window.addSubview(OwnScreen(elements))
    window.textInput.addObserver(listener)
  }

  private func makeField(_ name: String) -> Element {
    let field = TextField(Phrase(verbatim: name))
    field.delegate = listener
    texts[name] = field
    return .field(field)
  }

  private func makeTextView(_ name: String) -> Element {
    let view = TextView(Phrase(verbatim: name))
    view.delegate = listener
    texts[name] = view
    return .textView(view)
  }

  func perform(_ deed: [String]) throws {
    let text = texts[deed[deed.count - 1]]
    switch deed[0] {
    case "edit": text?.becomeFirstResponder()
    case "resign": text?.resignFirstResponder()
    case "return": (text as? TextField)?.touchReturn()
    case "target":
      guard let field = text as? TextField else { throw UnknownDeed(deed: deed) }
      field.addTarget(target, action: Target.began, for: .editingDidBegin)
      field.addTarget(target, action: Target.exited, for: .editingDidEndOnExit)
      field.addTarget(target, action: Target.ended, for: .editingDidEnd)
    default: throw UnknownDeed(deed: deed)
    }
  }

  func heard(as calls: [String]) -> [String] { trace.take() }

  private final class Target {
    private let trace: Trace
    init(_ trace: Trace) { self.trace = trace }
    func began() { trace.lines.append("Target.editingDidBegin") }
    func exited() { trace.lines.append("Target.editingDidEndOnExit") }
    func ended() { trace.lines.append("Target.editingDidEnd") }
  }
}

/// Writes down what the fields and text views call.
private final class Listener: TextFieldDelegate, TextViewDelegate, TextInputObserver {
  private let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  private func write(_ line: String) { trace.lines.append(line) }

  private func agree(_ call: String) -> Bool {
    write("\(call) = true")
    return true
  }

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    agree("TextFieldDelegate.textFieldShouldBeginEditing(\(textField.label.english))")
  }

  func textFieldDidBeginEditing(_ textField: TextField) {
    write("TextFieldDelegate.textFieldDidBeginEditing(\(textField.label.english))")
  }

  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    agree("TextFieldDelegate.textFieldShouldEndEditing(\(textField.label.english))")
  }

  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {
    let call = "textFieldDidEndEditing(\(textField.label.english), reason: \(reason))"
    write("TextFieldDelegate.\(call)")
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    agree("TextFieldDelegate.textFieldShouldReturn(\(textField.label.english))")
  }

  func textViewShouldBeginEditing(_ textView: TextView) -> Bool {
    agree("TextViewDelegate.textViewShouldBeginEditing(\(textView.label.english))")
  }

  func textViewDidBeginEditing(_ textView: TextView) {
    write("TextViewDelegate.textViewDidBeginEditing(\(textView.label.english))")
  }

  func keyboardWillShow() { write("Observer.keyboardWillShow()") }
  func keyboardDidShow() { write("Observer.keyboardDidShow()") }
  func keyboardWillHide() { write("Observer.keyboardWillHide()") }
  func keyboardDidHide() { write("Observer.keyboardDidHide()") }

  func textDidBeginEditing(_ textField: TextField) {
    write("Observer.textDidBeginEditing(\(textField.label.english))")
  }

  func textDidEndEditing(_ textField: TextField) {
    write("Observer.textDidEndEditing(\(textField.label.english))")
  }

  func textDidBeginEditing(_ textView: TextView) {
    write("Observer.textDidBeginEditing(\(textView.label.english))")
  }
}
