import View
import ViewKit

// What is said of names with a value or a verb after them, and of what is disabled.
extension Phrase {
  /// Several names are the same: each has its number before it.
  static func sameNames(_ numbered: [Phrase]) -> Phrase {
    Phrase(
      "\(numbered.map(\.english).joined(separator: " or "))? Type the number.",
      ko: "여럿이 해당합니다: \(numbered.map(\.korean).joined(separator: ", ")). 번호를 입력해주세요.")
  }

  /// Several rows on other pages have the name.
  static let several = Phrase(
    "Several rows on other pages are called that. More shows them.",
    ko: "다른 쪽에 이름이 같은 줄이 여럿 있습니다. ‘더 보기’로 찾아주세요.")

  static func disabled(_ label: Phrase) -> Phrase {
    Phrase(
      "\(label.english) is disabled. It cannot be used now.",
      ko: "\(label.korean): 지금은 사용할 수 없습니다.")
  }

  @MainActor
  static func askForValue(of control: any ValueControl) -> Phrase {
    let values = control.valuesInWords
    if control is RangeControl {
      return Phrase(
        "\(control.label.english): type \(values.english). Return alone leaves it as it is.",
        ko: "\(control.label.korean): \(values.korean)를 입력하세요. Enter만 누르면 그대로 둡니다.")
    }
    return Phrase(
      "\(control.label.english): type one of \(values.english). Return alone leaves it as it is.",
      ko: "\(control.label.korean): 다음 중 하나를 입력하세요 (\(values.korean)). Enter만 누르면 그대로 둡니다.")
  }

  /// What follows the name of a control is not one of its values or verbs.
  @MainActor
  static func unknownValue(of control: Control) -> Phrase {
    let label = control.label
    if let control = control as? any ValueControl {
      let values = control.valuesInWords
      return Phrase(
        "\(label.english) has no such value. Its values: \(values.english).",
        ko: "\(label.korean): 그런 값은 없습니다. 입력할 수 있는 값: \(values.korean).")
    }
    let verbs = list(control.actions.map(\.name))
    return Phrase(
      "\(label.english) does not take that. It takes: \(verbs.english).",
      ko: "\(label.korean): 그런 일은 할 수 없습니다. 할 수 있는 일: \(verbs.korean).")
  }

  /// A verb was typed without the row that it is for.
  @MainActor
  static func verbWithoutName(_ verb: ControlAction, of position: Int) -> Phrase {
    let (isValue, verb) = (verb.givesValue, verb.name)
    if isValue {
      return Phrase(
        "Type the name first, as in \(position + 1) \(verb.english).",
        ko: "‘\(position + 1) \(verb.korean)’처럼 이름이나 번호를 먼저 입력해주세요.")
    }
    return Phrase(
      "Type the row first, as in \(position + 1) \(verb.english).",
      ko: "‘\(position + 1) \(verb.korean)’처럼 줄을 먼저 입력해주세요.")
  }

  static let escapeDoesNothing = Phrase(
    "Escape does nothing here.", ko: "여기에서는 Esc 키가 아무 일도 하지 않습니다.")
}

extension ScreenNames {
  /// Every name, with its number if it has one.
  var numberedNames: [Phrase] {
    // Of a grid there would be too many.
    controls.indices.filter { !(controls[$0] is CollectionViewCell) }.map(numberedName)
  }

  /// The name at a position with its number, if it has one.
  func numberedName(at position: Int) -> Phrase {
    let label = controls[position].label
    guard position < numbered, !(controls[position] is CollectionViewCell) else { return label }
    return Phrase("\(position + 1) \(label.english)", ko: "\(position + 1) \(label.korean)")
  }

  /// What the signs that are on the screen mean, or `nil` without any.
  func signs(withRefusal: Bool) -> Phrase? {
    let numbered = controls.prefix(numbered)
    var signs: [Phrase] = []
    if numbered.contains(where: \.isSelected) {
      signs.append(Phrase("* is selected", ko: "* 선택됨"))
    }
    if numbered.contains(where: { !$0.isEnabled }) {
      signs.append(Phrase("- is disabled", ko: "- 사용할 수 없음"))
    }
    if withRefusal { signs.append(Phrase("! needs attention", ko: "! 확인 필요")) }
    guard !signs.isEmpty else { return nil }
    let list = Phrase.list(signs)
    return Phrase("Signs after a number: \(list.english).", ko: "번호 뒤의 기호: \(list.korean).")
  }

  /// How values and verbs are typed here; nothing on a screen that has neither.
  var explanations: [Phrase] {
    var explanations: [Phrase] = []
    let valued = controls.compactMap { $0 as? any ValueControl }
    if !valued.isEmpty {
      let values = Phrase.list(
        valued.map { control in
          let values = control.valuesInWords
          return Phrase(
            "\(control.label.english) (\(values.english))",
            ko: "\(control.label.korean)(\(values.korean))")
        })
      explanations.append(
        Phrase(
          "A value may follow these names: \(values.english).",
          ko: "이름 뒤에 값도 입력할 수 있는 것: \(values.korean)."))
    }
    let texts = controls.filter { $0 is TextView }.map(\.label)
    if !texts.isEmpty { explanations.append(.howToType(texts)) }
    var verbs: [Phrase] = []
    for action in controls.flatMap(\.actions)
    where !action.givesValue && !verbs.contains(action.name) { verbs.append(action.name) }
    if !verbs.isEmpty {
      let verbs = Phrase.list(verbs)
      explanations.append(
        Phrase(
          "After the number or the name of a row you may type: \(verbs.english).",
          ko: "줄의 번호나 이름 뒤에 입력할 수 있는 일: \(verbs.korean)."))
    }
    return explanations
  }
}
