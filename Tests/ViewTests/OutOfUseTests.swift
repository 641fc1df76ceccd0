import Model
import Testing
import View

/// A field or a text view that can't be edited any more while it is edited.
@MainActor
@Suite("What is edited is taken out of use")
struct OutOfUseTests {
  nonisolated enum Kind: CaseIterable { case field, secret, textView }
  nonisolated enum Way: CaseIterable { case disabled, notEditable, hidden }

  private let log = EventLog(isRecording: true)
  private let window = WindowView()

  private func control(_ kind: Kind) -> TextControl {
    switch kind {
    case .field: TextField("A")
    case .secret: TextField("A", isSecureTextEntry: true)
    case .textView: TextView("A")
    }
  }

  private func take(_ control: TextControl, _ way: Way) {
    switch way {
    case .disabled: control.isEnabled = false
    case .notEditable: if let view = control as? TextView { view.isEditable = false }
    case .hidden: control.isHidden = true
    }
  }

  /// Shows a control, with a delegate that refuses to end.
  private func show(_ control: TextControl, _ delegate: Refusing) {
    (control as? TextField)?.delegate = delegate
    (control as? TextView)?.delegate = delegate
    let element: [Element] =
      ((control as? TextField).map { [.field($0)] } ?? [])
      + ((control as? TextView).map { [.textView($0)] } ?? [])
    window.log = log
    window.addSubview(ElementScreen(element))
  }

  @Test(
    "6.4 [L] It ends, its keyboard goes and its delegate is notified, and not asked",
    arguments: Kind.allCases, Way.allCases)
  func ends(_ kind: Kind, _ way: Way) {
    if way == .notEditable, kind != .textView { return }
    let (control, delegate) = (control(kind), Refusing())
    show(control, delegate)
    window.touch(control)
    control.insertText("x")

    take(control, way)

    #expect(!control.isFirstResponder && !window.textInput.isKeyboardShown)
    #expect(window.textInput.firstResponder == nil && control.text == "x")
    #expect(delegate.calls == ["began", "ended"])
    take(control, way)
    #expect(delegate.calls == ["began", "ended"])
  }

  @Test(
    "6.1 [C] One that is disabled in its own shouldBeginEditing is not edited",
    arguments: Kind.allCases)
  func disabledMeanwhile(_ kind: Kind) {
    let (control, delegate) = (control(kind), Refusing())
    delegate.whenAsked = { control.isEnabled = false }
    show(control, delegate)

    #expect(!control.becomeFirstResponder() && window.textInput.firstResponder == nil)
    #expect(delegate.calls == [] && !window.textInput.isKeyboardShown)
  }

  @Test("6.4 [C] One that is disabled in its own didBeginEditing ends, and leaves no keyboard")
  func disabledAtOnce() {
    for kind in Kind.allCases {
      let (control, delegate) = (control(kind), Refusing())
      delegate.whenBegun = { control.isEnabled = false }
      show(control, delegate)

      control.becomeFirstResponder()

      #expect(delegate.calls == ["began", "ended"] && !window.textInput.isKeyboardShown)
    }
  }

  @Test("6.4 [C] What is set to what it is already ends nothing: enabled, shown, or hidden")
  func unchanged() {
    for kind in Kind.allCases {
      let (control, delegate) = (control(kind), Refusing())
      show(control, delegate)
      control.becomeFirstResponder()
      (control.isEnabled, control.isHidden) = (true, false)
      #expect(control.isFirstResponder)

      control.isHidden = true
      // A program may edit what a person does not see.
      control.becomeFirstResponder()
      control.isHidden = true

      #expect(control.isFirstResponder)
      window.textInput.endEditing(true)
    }
  }

  @Test("6.4 [C] What is not edited is disabled and hidden silently")
  func silent() {
    let (control, delegate) = (control(.field), Refusing())
    show(control, delegate)
    control.isEnabled = false
    control.isHidden = true
    #expect(delegate.calls == [] && log.events == [])
  }
}

private final class Refusing: TextFieldDelegate, TextViewDelegate {
  var whenAsked: () -> Void = {}
  var whenBegun: () -> Void = {}
  private(set) var calls: [String] = []

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { mayBegin() }
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool { mayBegin() }
  func textFieldDidBeginEditing(_ textField: TextField) { began() }
  func textViewDidBeginEditing(_ textView: TextView) { began() }
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool { refuse() }
  func textViewShouldEndEditing(_ textView: TextView) -> Bool { refuse() }
  func textFieldDidEndEditing(_ textField: TextField) { calls.append("ended") }
  func textViewDidEndEditing(_ textView: TextView) { calls.append("ended") }

  private func mayBegin() -> Bool {
    whenAsked()
    return true
  }

  private func began() {
    calls.append("began")
    whenBegun()
  }

  private func refuse() -> Bool {
    calls.append("asked")
    return false
  }
}
