import Foundation
import Model
import Workshop

@testable import View

/// A window in which every act is done to a text, with what the log has of each.
final class EditingStage {
  /// What the text is in.
  enum Kind: String, CaseIterable {
    case field, secret, textView
  }

  /// Who listens.
  enum Listening: String, CaseIterable {
    case nobody, everything, nothing, beginning, gone, targets, exit, primary, resigns, goneTarget
    case refusesBegin, refusesEnd, refusesChange, refusesClear, refusesReturn
  }

  let log = EventLog(isRecording: true)
  let control: TextControl
  private let other = TextField(Phrase("Other", ko: "다른 것"))
  private let window = WindowView()
  private let screen = Parts()
  private let alert = AlertScreen()
  private let listener: Listener
  private var delegate: AnyObject?
  private(set) var acts: [(name: String, lines: [String])] = []
  private lazy var words = LogWords(log)

  init(_ kind: Kind, _ listening: Listening, isExplaining: Bool) {
    let label = Phrase("Text", ko: "글")
    control =
      kind == .textView ? TextView(label) : TextField(label, isSecureTextEntry: kind == .secret)
    listener = Listener(refusing: listening)
    alert.show(title: nil, message: "Wait", actions: [AlertButton("OK")], preferred: nil)
    screen.elements = [
      kind == .textView
        ? .textView((control as? TextView) ?? TextView(label))
        : .field((control as? TextField) ?? TextField(label)), .field(other),
    ]
    log.isExplaining = isExplaining
    window.log = log
    listen(listening)
  }

  private func listen(_ listening: Listening) {
    switch listening {
    case .nobody: break
    case .nothing: setDelegate(Silent())
    case .beginning: setDelegate(BeginsOnly())
    case .gone:
      setDelegate(Silent())
      delegate = nil
    case .targets:
      add(
        listener,
        for: [
          .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
          .primaryActionTriggered,
        ])
    case .exit: add(listener, for: .editingDidEndOnExit)
    case .primary: add(listener, for: .primaryActionTriggered)
    case .resigns: (control as? TextField)?.resignsOnReturn = true
    case .goneTarget: add(Listener(refusing: listening), for: .editingDidBegin)
    default: setDelegate(listener)
    }
  }

  private func add(_ target: Listener, for events: Control.Events) {
    (control as? TextField)?.addTarget(target, action: Listener.heard, for: events)
  }

  private func setDelegate(_ delegate: any TextFieldDelegate & TextViewDelegate) {
    self.delegate = delegate
    (control as? TextField)?.delegate = delegate
    (control as? TextView)?.delegate = delegate
  }

  /// Does something, and takes what the log has of it.
  private func note<Result>(_ name: String, _ body: () -> Result) {
    _ = body()
    acts.append((name, words.take()))
  }

  /// Whatever can be done, in an order in which each thing is done in each state.
  func play() {
    note("key, in no window") { control.insertText("n") }
    note("begin, in no window") { control.becomeFirstResponder() }
    note("no more") { control.resignFirstResponder() }
    if let view = control as? TextView {
      for line in ["one", "two"] { note("line, in no window") { view.typeLine(line) } }
    }
    window.addSubview(screen)
    note("receivers") { control.receivers.map { "\(type(of: $0.object)) \($0.isHeld)" } }
    keys("not edited")
    if let field = control as? TextField {
      for _ in 1...2 { note("secure, not edited") { field.isSecureTextEntry.toggle() } }
    }
    note("touch") { window.touch(control) }
    keys("edited")
    note("begin again") { control.becomeFirstResponder() }
    note("set") { control.text = "s\nt" }
    note("set nil") { control.text = nil }
    note("delete nothing") { control.deleteBackward() }
    note("highlight") { control.isHighlighted = true }
    note("highlight no more") { control.isHighlighted = false }
    note("invalid") { control.isInvalid = true }
    note("invalid again") { control.isInvalid = true }
    note("valid") { control.isInvalid = false }
    if let field = control as? TextField {
      note("secure") { field.isSecureTextEntry.toggle() }
      note("key") { field.insertText("k") }
      note("not secure") { field.isSecureTextEntry.toggle() }
      note("key") { field.insertText("k") }
    }
    note("resign") { control.resignFirstResponder() }
    note("resign again") { control.resignFirstResponder() }
    note("begin") { control.becomeFirstResponder() }
    note("begin the other") { other.becomeFirstResponder() }
    note("touch") { window.touch(control) }
    note("Escape") { window.touchEscape() }
    note("end") { window.textInput.endEditing(false) }
    note("begin") { control.becomeFirstResponder() }
    note("end by force") { window.textInput.endEditing(true) }
    note("end nothing") { window.textInput.endEditing(true) }
    below()
    disabled()
    left()
  }

  private func keys(_ state: String) {
    note("key, \(state)") { control.insertText("a") }
    if state == "edited" { note("key, \(state)") { control.insertText("b") } }
    note("delete, \(state)") { control.deleteBackward() }
    note("clear, \(state)") { (control as? TextField)?.touchClear() ?? false }
    note("replace, \(state)") { control.replaceText(with: "cd") }
    note("return, \(state)") { control.touchReturn() }
    note("handles Return, \(state)") { control.handlesReturn }
    if let view = control as? TextView {
      note("line, \(state)") { view.typeLine("one") }
      note("line, \(state)") { view.typeLine("two") }
    }
  }

  private func below() {
    note("begin") { control.becomeFirstResponder() }
    note("alert") { window.addSubview(alert) }
    keys("below")
    note("touch, below") { window.touch(control) }
    note("begin the other, below") { other.becomeFirstResponder() }
    note("begin, below") { control.becomeFirstResponder() }
    note("edit, below") { window.edit(control) }
    note("Escape, below") { window.touchEscape() }
    note("alert leaves") { window.removeSubview(alert) }
    note("alert") { window.addSubview(alert) }
    note("alert is about to leave") { window.textInput.prepareToRemove(alert) }
    note("key") { control.insertText("e") }
    note("alert leaves") { window.removeSubview(alert) }
    note("alert again") { window.addSubview(alert) }
    note("key, below again") { control.insertText("e") }
    note("alert leaves again") { window.removeSubview(alert) }
  }

  private func disabled() {
    note("end by force") { window.textInput.endEditing(true) }
    control.isEnabled = false
    keys("disabled")
    note("touch, disabled") { window.touch(control) }
    note("begin, disabled") { control.becomeFirstResponder() }
    control.isEnabled = true
  }

  private func left() {
    note("touch") { window.touch(control) }
    note("out of the elements, and the other touched") {
      let before = screen.elements
      screen.elements.removeFirst()
      defer { screen.elements = before }
      return window.touch(other)
    }
    elsewhere()
    note("touch") { window.touch(control) }
    note("screen leaves") { window.removeSubview(screen) }
    note("key, left") { control.insertText("f") }
    note("begin, left") { control.becomeFirstResponder() }
    note("no more") { control.resignFirstResponder() }
    note("screen comes") { window.addSubview(screen) }
    note("hidden") { control.isHidden = true }
    note("touch, hidden") { window.touch(control) }
    control.isHidden = false
    note("touch") { window.touch(control) }
    note("window closes") { window.textInput.invalidate() }
    note("touch, closed") { window.touch(control) }
    note("begin, closed") { control.becomeFirstResponder() }
  }

  /// The text is moved to a screen of another window, and back.
  private func elsewhere() {
    let (there, late) = (WindowView(), Parts())
    there.log = log
    there.addSubview(late)
    let before = screen.elements
    (screen.elements, late.elements) = ([before[1]], [before[0]])
    note("edit, in another window") { there.edit(control) }
    note("touch, in another window") { [there.touch(control), window.touch(control)] }
    (screen.elements, late.elements) = (before, [])
    note("edit, back again") { window.edit(control) }
    (screen.elements, late.elements) = ([before[1]], [before[0]])
    note("touch, in another window at once") { there.touch(control) }
    (screen.elements, late.elements) = (before, [before[0]])
    note("the screen that has it too leaves") { window.removeSubview(screen) }
    note("key there") { control.insertText("x") }
    note("it comes again") { window.addSubview(screen) }
    late.elements = []
    note("touch, back again") { window.touch(control) }
  }

  private final class Parts: Screen {
    var elements: [Element] = []
  }

  private final class Silent: TextFieldDelegate, TextViewDelegate {}

  /// Implements one method: it is called each time, whatever else is not implemented.
  private final class BeginsOnly: TextFieldDelegate, TextViewDelegate {
    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
    func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  }
}

/// A delegate and a target that refuses one thing.
private final class Listener: TextFieldDelegate, TextViewDelegate {
  private let refused: EditingStage.Listening

  init(refusing refused: EditingStage.Listening) { self.refused = refused }

  func heard() {}

  private func may(_ question: EditingStage.Listening) -> Bool { refused != question }

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { may(.refusesBegin) }
  func textFieldDidBeginEditing(_ textField: TextField) {}
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool { may(.refusesEnd) }
  func textFieldDidEndEditing(_ textField: TextField) {}
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool { may(.refusesChange) }
  func textFieldShouldClear(_ textField: TextField) -> Bool { may(.refusesClear) }
  func textFieldShouldReturn(_ textField: TextField) -> Bool { may(.refusesReturn) }
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool { may(.refusesBegin) }
  func textViewDidBeginEditing(_ textView: TextView) {}
  func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<String.Index>,
    replacementText text: String
  ) -> Bool { may(.refusesChange) }
  func textViewDidChange(_ textView: TextView) {}
  func textViewShouldEndEditing(_ textView: TextView) -> Bool { may(.refusesEnd) }
  func textViewDidEndEditing(_ textView: TextView) {}
}
