import Model
import Testing
import View

/// A text view that ends while it begins: its keyboard comes before its delegate is notified.
@MainActor
@Suite("A text view that ends while it begins")
struct TextViewBeginningTests {
  nonisolated enum Who: CaseIterable { case delegate, keyboardWillShow, keyboardDidShow }
  nonisolated enum Way: CaseIterable { case resigned, forced, handedOver, passedBy, begunAgain }

  private let window = WindowView()
  private let view = TextView("A")
  private let other = TextField("B")
  private let before = TextField("C")
  private let listener = Listener()

  init() {
    window.addSubview(ElementScreen([.textView(view), .field(other), .field(before)]))
    view.delegate = listener
    window.textInput.addObserver(listener)
  }

  private static let balanced = ["began A", "ended A", "observed A", "observed end A"]

  private func end(_ way: Way) {
    switch way {
    case .resigned: view.resignFirstResponder()
    case .forced: window.textInput.endEditing(true)
    case .handedOver: other.becomeFirstResponder()
    case .passedBy:
      other.becomeFirstResponder()
      other.resignFirstResponder()
    case .begunAgain:
      view.resignFirstResponder()
      view.becomeFirstResponder()
    }
  }

  @Test(
    "6.5 [C] A text view that ends as it begins leaves the keyboard as it was, its calls in pairs",
    arguments: Who.allCases, Way.allCases)
  func ends(_ who: Who, _ way: Way) {
    for wasUp in [false, true] {
      if wasUp { before.becomeFirstResponder() }
      listener.calls = []
      listener.reactsAt = "\(who)"
      listener.react = { end(way) }
      // A keyboard that is up does not come.
      if wasUp, who != .delegate { continue }

      view.becomeFirstResponder()

      let edited: TextControl? = way == .handedOver ? other : way == .begunAgain ? view : nil
      #expect(window.textInput.firstResponder === edited)
      #expect(window.textInput.isKeyboardShown == (edited != nil || way == .resigned && wasUp))
      // Each beginning before its end, to the delegate and to the observers.
      let heard = listener.calls.filter { $0.hasSuffix("A") }
      let calls =
        (who == .delegate ? Self.balanced : [])
        + (way == .begunAgain ? ["began A", "observed A"] : [])
      #expect(heard.sorted() == calls.sorted() && heard.first == calls.first)
      window.textInput.endEditing(true)
    }
  }

  @Test("6.5 [C] A keyboard that is covered as it comes goes once the text view has begun")
  func covered() {
    listener.reactsAt = "keyboardWillShow"
    listener.react = { [window] in window.addSubview(AlertScreen()) }

    view.becomeFirstResponder()

    #expect(listener.calls == ["will show", "began A", "observed A", "will hide"])
  }

  @Test(
    "A keyboard that is covered once its text has begun again within its beginning goes",
    arguments: [Who.delegate, .keyboardWillShow])
  func coveredAgain(_ who: Who) {
    listener.reactsAt = "\(who)"
    listener.react = { [window, view] in
      view.resignFirstResponder()
      view.becomeFirstResponder()
      window.addSubview(AlertScreen())
    }

    view.becomeFirstResponder()

    #expect(view.isFirstResponder && !window.textInput.isKeyboardShown)
  }

  @Test("14.1 [T] Delete in an empty text view asks its delegate; in an empty field it calls none")
  func deleteNothing() {
    view.becomeFirstResponder()
    #expect(!view.deleteBackward())
    #expect(listener.asked == ["0+0 \"\""] && !listener.calls.contains("changed"))

    view.insertText("x")
    listener.asked = []
    #expect(view.deleteBackward() && view.text == "")
    #expect(listener.asked == ["0+1 \"\""])

    other.delegate = listener
    other.becomeFirstResponder()
    listener.asked = []
    #expect(!other.deleteBackward() && listener.asked == [])
  }

  @Test("14.1 [T] A text that its delegate sets at Delete in an empty text view stays")
  func setAtDelete() {
    view.becomeFirstResponder()
    listener.whenAsked = { $0.text = "placed" }
    view.deleteBackward()
    #expect(view.text == "placed" && !listener.calls.contains("changed"))
  }
}

private final class Listener: TextViewDelegate, TextFieldDelegate, TextInputObserver {
  var calls: [String] = []
  var asked: [String] = []
  var reactsAt = ""
  var react: () -> Void = {}
  var whenAsked: (TextView) -> Void = { _ in }

  private func react(at name: String) {
    guard reactsAt == name else { return }
    reactsAt = ""
    react()
  }

  func textViewDidBeginEditing(_ textView: TextView) {
    calls.append("began \(textView.label.english)")
    react(at: "delegate")
  }
  func textViewDidEndEditing(_ textView: TextView) {
    calls.append("ended \(textView.label.english)")
  }
  func textViewDidChange(_ textView: TextView) { calls.append("changed") }
  func textDidBeginEditing(_ textView: TextView) {
    calls.append("observed \(textView.label.english)")
  }
  func textDidEndEditing(_ textView: TextView) {
    calls.append("observed end \(textView.label.english)")
  }
  func keyboardWillShow() {
    calls.append("will show")
    react(at: "keyboardWillShow")
  }
  func keyboardDidShow() { react(at: "keyboardDidShow") }
  func keyboardWillHide() { calls.append("will hide") }

  private func note(_ text: String, _ range: Range<String.Index>, _ string: String) {
    let start = text.distance(from: text.startIndex, to: range.lowerBound)
    asked.append("\(start)+\(text[range].count) \"\(string)\"")
  }

  func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<String.Index>,
    replacementText text: String
  ) -> Bool {
    note(textView.text ?? "", range, text)
    whenAsked(textView)
    return true
  }

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool {
    note(textField.text ?? "", range, string)
    return true
  }
}
