import Foundation
import Model
import Testing
import Workshop

@testable import View

/// Texts in a window and the reference model of editing: the same calls and states, act by act.
///
/// In every fourth walk calls are logged, and reasons: that changes none, and the log has each call.
@Suite("Editing and its reference model")
@MainActor
struct EditingModelTests {
  @Test(
    "Random editing of fields, also in the middle of calls, makes the calls of the model",
    arguments: seeds)
  func walks(_ seed: UInt64) {
    let way = EditingWay(seed: seed)
    guard way.difference != nil else { return }
    let shortest = way.shortest
    Issue.record(
      "seed \(seed): \(shortest.acts), in calls \(shortest.reactions): \(shortest.difference ?? "")"
    )
  }

  private nonisolated static let seeds =
    ProcessInfo.processInfo.environment["VESTIBULE_SEED"].flatMap(UInt64.init).map { [$0] }
    ?? Array(1...400)
}

/// What is done to three texts, and what in the middle of which call.
@MainActor
private struct EditingWay {
  let texts: [EditingModel.Text]
  let refused: Set<String>
  let isLogged: Bool
  var acts: [EditingModel.Act] = []
  var reactions: [Int: EditingModel.Act] = [:]

  init(seed: UInt64) {
    var random = SplitMix(seed: seed)
    isLogged = seed % 4 == 1
    let kinds = EditingModel.Kind.allCases
    texts = (0..<3).map { _ in
      EditingModel.Text(
        kind: kinds.randomElement(using: &random) ?? .field,
        resignsOnReturn: .random(using: &random))
    }
    let questions = [
      "shouldBegin", "shouldEnd", "shouldChange", "shouldClear", "shouldReturn",
    ].flatMap { question in (0..<3).map { "\($0).\(question)" } }
    refused = Set(questions.filter { _ in Int.random(in: 0..<10, using: &random) == 0 })
    acts = [.show(.form, true)] + (0..<50).map { _ in Self.act(&random) }
    if seed % 4 > 0 {
      for _ in 0..<8 { reactions[.random(in: 1...120, using: &random)] = Self.act(&random) }
      if seed % 8 == 1 { reactions[.random(in: 1...60, using: &random)] = .close }
    }
  }

  private static func act(_ random: inout SplitMix) -> EditingModel.Act {
    let text = Int.random(in: 0..<3, using: &random)
    let isOn = Int.random(in: 0..<3, using: &random) > 0
    switch Int.random(in: 0..<16, using: &random) {
    case 0...3: return .begin(text)
    case 4: return .resign(text)
    case 5: return .end(force: isOn)
    case 6, 7: return .type(text, ["a", "b", "한"].randomElement(using: &random) ?? "a")
    case 8: return .replace(text, "cd")
    case 9: return .delete(text)
    case 10: return .clear(text)
    case 11: return .touchReturn(text)
    case 12: return .set(text, "xyz")
    case 13: return .enable(text, isOn)
    case 14: return .show(.form, isOn)
    default: return .show(.alert, !isOn)
    }
  }

  /// The first act after which the window is not as the model says.
  var difference: String? {
    var model = EditingModel(texts, reactions: reactions, refused: refused)
    let window = EditingWindow(
      texts, reactions: reactions, refused: refused, isLogged: isLogged)
    for act in acts {
      let expected = model.perform(act)
      let actual = window.perform(act)
      let states = ["\(actual) \(window.state)", "\(expected) \(window.state(of: model))"]
      if window.calls != model.calls || states[0] != states[1] {
        let same = zip(window.calls, model.calls).prefix { $0 == $1 }.count
        return """
          \(act): \(states[0]), not \(states[1]), \
          \(window.calls.dropFirst(same)), not \(model.calls.dropFirst(same))
          """
      }
    }
    return isLogged ? window.misheard : nil
  }

  /// The way without the acts that it needs not to differ.
  var shortest: EditingWay {
    for index in acts.indices {
      var fewer = self
      fewer.acts.remove(at: index)
      if fewer.difference != nil { return fewer.shortest }
    }
    for call in reactions.keys.sorted() {
      var fewer = self
      fewer.reactions[call] = nil
      if fewer.difference != nil { return fewer.shortest }
    }
    return self
  }
}

/// A window with the texts, their delegate and two observers.
@MainActor
private final class EditingWindow: TextFieldDelegate, TextViewDelegate {
  private(set) var calls: [String] = []
  private let texts: [TextControl]
  private let reactions: [Int: EditingModel.Act]
  private let refused: Set<String>
  private let window = WindowView()
  private let form: FieldScreen
  private let alert = AlertScreen()
  private var isClosed = false
  private let observers = ["1", "2"].map { EditingObserver($0) }
  private var heard = HeardCalls()

  init(
    _ texts: [EditingModel.Text], reactions: [Int: EditingModel.Act], refused: Set<String>,
    isLogged: Bool
  ) {
    (self.reactions, self.refused) = (reactions, refused)
    window.log = EventLog(isRecording: isLogged)
    window.log.isExplaining = isLogged
    self.texts = texts.enumerated().map { number, text in
      guard text.kind != .view else { return TextView("\(number)") }
      let field = TextField("\(number)", isSecureTextEntry: text.kind == .secret)
      field.resignsOnReturn = text.resignsOnReturn
      return field
    }
    form = FieldScreen([])
    form.elements = self.texts.compactMap { text in
      (text as? TextField).map { .field($0) } ?? (text as? TextView).map { .textView($0) }
    }
    alert.show(title: nil, message: "Wait", actions: [AlertButton("OK")], preferred: nil)
    for text in self.texts {
      (text as? TextField)?.delegate = self
      (text as? TextView)?.delegate = self
    }
    for observer in observers {
      observer.heard = { [unowned self] in note($0) }
      window.textInput.addObserver(observer)
    }
  }

  var state: String {
    let edited = texts.firstIndex { $0.isFirstResponder }
    return words(
      texts.map { ($0.content, $0.replacesOnNextEdit) }, edited, window.textInput.isKeyboardShown)
  }

  func state(of model: EditingModel) -> String {
    words(model.texts.map { ($0.content, $0.replaces) }, model.edited, model.isKeyboardShown)
  }

  private func words(_ texts: [(String, Bool)], _ edited: Int?, _ keyboard: Bool) -> String {
    let contents = texts.map { "\"\($0)\"\($1 ? " is replaced" : "")" }
    return "\(contents) edited \(edited.map { "\($0)" } ?? "-") keyboard \(keyboard)"
  }

  func perform(_ act: EditingModel.Act) -> Bool {
    switch act {
    case .begin(let text): return texts[text].becomeFirstResponder()
    case .resign(let text): return texts[text].resignFirstResponder()
    case .end(let force): return window.textInput.endEditing(force)
    case .type(let text, let key): return texts[text].insertText(key)
    case .replace(let text, let new): return texts[text].replaceText(with: new)
    case .delete(let text): return texts[text].deleteBackward()
    case .clear(let text): return (texts[text] as? TextField)?.touchClear() ?? false
    case .touchReturn(let text): return texts[text].touchReturn()
    case .set(let text, let content): texts[text].text = content
    case .enable(let text, let isEnabled): texts[text].isEnabled = isEnabled
    case .close:
      isClosed = true
      window.textInput.invalidate()
    case .show(let layer, let isShown):
      let screen: any Screen = layer == .form ? form : alert
      let isThere = window.subviews.contains { $0 === screen }
      guard isThere != isShown, !isClosed else { break }
      if isShown { window.addSubview(screen) } else { window.removeSubview(screen) }
    }
    return true
  }

  private func note(_ text: String) {
    calls.append(text)
    if let act = reactions[calls.count] { _ = perform(act) }
  }

  /// An answer is what is returned unless something is done inside the call.
  private func hear(
    _ text: TextControl, _ name: String, _ method: String, details: String = "",
    with arguments: [String] = [], answering answer: String? = nil
  ) {
    let number = text.label.english
    if text.input != nil {
      let isKnown = reactions[calls.count + 1] == nil
      heard.add(method, [number] + arguments, answering: isKnown ? answer : nil)
    }
    note("\(number).\(name)\(details)")
  }

  /// What the log has otherwise than it was heard.
  var misheard: String? { heard.difference(from: window.log, of: "\(Self.self)") }

  private func call(_ text: TextControl, _ name: String, _ method: String = #function) {
    hear(text, name, method)
  }

  private func ask(
    _ text: TextControl, _ question: String, details: String = "", with arguments: [String] = [],
    as method: String = #function
  ) -> Bool {
    let may = !refused.contains("\(text.label.english).\(question)")
    hear(text, question, method, details: details, with: arguments, answering: "\(may)")
    return may
  }

  /// The log has no place, and of a password no character.
  private func mayChange(
    _ text: TextControl, _ range: Range<String.Index>, _ new: String, as method: String = #function
  ) -> Bool {
    let start = text.content.distance(from: text.content.startIndex, to: range.lowerBound)
    let isSecret = (text as? TextField)?.isSecureTextEntry == true
    return ask(
      text, "shouldChange", details: " \(start)+\(text.content[range].count) \(new)",
      with: ["…", isSecret ? "•••" : "\"\(new.replacing("\n", with: "\\n"))\""], as: method)
  }

  func textFieldShouldBeginEditing(_ field: TextField) -> Bool { ask(field, "shouldBegin") }
  func textFieldDidBeginEditing(_ field: TextField) { call(field, "didBegin") }
  func textFieldShouldEndEditing(_ field: TextField) -> Bool { ask(field, "shouldEnd") }
  func textFieldDidEndEditing(_ field: TextField) { call(field, "didEnd") }
  func textFieldShouldClear(_ field: TextField) -> Bool { ask(field, "shouldClear") }
  func textFieldShouldReturn(_ field: TextField) -> Bool { ask(field, "shouldReturn") }
  func textField(
    _ field: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool { mayChange(field, range, string) }

  func textViewShouldBeginEditing(_ view: TextView) -> Bool { ask(view, "shouldBegin") }
  func textViewDidBeginEditing(_ view: TextView) { call(view, "didBegin") }
  func textViewShouldEndEditing(_ view: TextView) -> Bool { ask(view, "shouldEnd") }
  func textViewDidEndEditing(_ view: TextView) { call(view, "didEnd") }
  func textViewDidChange(_ view: TextView) { call(view, "didChange") }
  func textView(
    _ view: TextView, shouldChangeTextIn range: Range<String.Index>, replacementText text: String
  ) -> Bool { mayChange(view, range, text) }
}

@MainActor
private final class EditingObserver: TextInputObserver {
  private let name: String
  var heard: (String) -> Void = { _ in }

  init(_ name: String) { self.name = name }

  private func hear(_ words: String) { heard("\(name): \(words)") }

  func keyboardWillShow() { hear("will show") }
  func keyboardDidShow() { hear("did show") }
  func keyboardWillHide() { hear("will hide") }
  func keyboardDidHide() { hear("did hide") }
  func textDidBeginEditing(_ field: TextField) { hear("\(field.label.english) began") }
  func textDidChange(_ field: TextField) { hear("\(field.label.english) changed") }
  func textDidEndEditing(_ field: TextField) { hear("\(field.label.english) ended") }
  func textDidBeginEditing(_ view: TextView) { hear("\(view.label.english) began") }
  func textDidChange(_ view: TextView) { hear("\(view.label.english) changed") }
  func textDidEndEditing(_ view: TextView) { hear("\(view.label.english) ended") }
}
