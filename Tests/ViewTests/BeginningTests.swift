import Testing
import View

/// An observer that is told that editing began may end it at once.
@MainActor
@Suite("A beginning is told before its end")
struct BeginningTests {
  nonisolated enum Who: CaseIterable { case delegate, target, observer }

  nonisolated enum Way: CaseIterable {
    case resigned, forced, handedOver, takenBack, removed, typed
  }

  @Test(
    "6.5 [C] An observer not told of a beginning is not told of its end; all are told the same",
    arguments: Who.allCases, Way.allCases)
  func balanced(_ who: Who, _ way: Way) {
    let window = WindowView()
    let (field, other) = (TextField("A"), TextField("B"))
    let screen = FieldScreen([field, other])
    window.addSubview(screen)
    let (targets, observers) = ([Ears(), Ears()], [Ears(), Ears()])
    let delegate = EarlyDelegate()
    for one in [field, other] {
      one.delegate = delegate
      for target in targets {
        one.addTarget(target, action: Ears.textDidBeginEditing, for: .editingDidBegin)
        one.addTarget(target, action: Ears.textDidChange, for: .editingChanged)
        one.addTarget(target, action: Ears.textDidEndEditing, for: .editingDidEnd)
      }
    }
    for observer in observers { window.textInput.addObserver(observer) }
    if way == .takenBack { other.becomeFirstResponder() }
    let react: (TextField) -> Void = { one in
      guard one === field else { return }
      switch way {
      case .resigned: field.resignFirstResponder()
      case .forced: window.textInput.endEditing(true)
      case .handedOver, .takenBack: other.becomeFirstResponder()
      case .removed: window.removeSubview(screen)
      case .typed: field.insertText("x")
      }
    }
    switch who {
    case .delegate: delegate.whenBegun = react
    case .target: targets[0].whenBegun = react
    case .observer: observers[0].whenBegun = react
    }

    field.becomeFirstResponder()

    let before = way == .takenBack ? ["began B", "ended B"] : []
    let after =
      switch way {
      case .resigned, .forced, .removed: ["ended A"]
      case .handedOver, .takenBack: ["ended A", "began B"]
      case .typed: ["changed A"]
      }
    for ears in targets + observers { #expect(ears.heard == before + ["began A"] + after) }
  }
}

/// Hears of editing, as a target and as an observer.
private final class Ears: TextInputObserver {
  var whenBegun: ((TextField) -> Void)?
  private(set) var heard: [String] = []

  func textDidBeginEditing(_ textField: TextField) {
    heard.append("began \(textField.label.english)")
    let react = whenBegun
    whenBegun = nil
    react?(textField)
  }

  func textDidChange(_ textField: TextField) { heard.append("changed \(textField.label.english)") }

  func textDidEndEditing(_ textField: TextField) {
    heard.append("ended \(textField.label.english)")
  }
}

private final class EarlyDelegate: TextFieldDelegate {
  var whenBegun: ((TextField) -> Void)?

  func textFieldDidBeginEditing(_ textField: TextField) { whenBegun?(textField) }
}
