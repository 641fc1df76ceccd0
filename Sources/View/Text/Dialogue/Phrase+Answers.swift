import View
import ViewKit

// What a display answers.
extension Phrase {
  static func unknown(nearest: Phrase?) -> Phrase {
    let unknown = Phrase("That matches nothing here.", ko: "그런 이름은 여기에 없습니다.")
    guard let nearest else { return unknown }
    return Phrase(
      "\(unknown.english) Did you mean \(nearest.english)?",
      ko: "\(unknown.korean) 혹시 ‘\(nearest.korean)’인가요?")
  }

  /// A line is a word for a command.
  static func didYouMean(_ command: String) -> Phrase {
    Phrase("Did you mean \(command)?", ko: "혹시 ‘\(command)’인가요?")
  }

  /// A line is a number that nothing has.
  static func noNumber(above last: Int, hasPages: Bool) -> Phrase {
    let numbers =
      last == 1
      ? Phrase("The only number here is 1", ko: "여기의 번호는 1뿐입니다")
      : Phrase("The numbers here go from 1 to \(last)", ko: "여기의 번호는 1부터 \(last)까지입니다")
    guard hasPages else { return "\(numbers)." }
    return Phrase(
      "\(numbers.english); More shows the other rows, and a row's name finds it.",
      ko: "\(numbers.korean). 다른 줄은 ‘더 보기’나 줄의 이름으로 찾을 수 있습니다.")
  }

  static let noBack = Phrase("There is no Back here.", ko: "여기에는 ‘뒤로’가 없습니다.")

  static func ambiguous(_ names: [Phrase]) -> Phrase {
    Phrase(
      "\(names.map(\.english).joined(separator: " or "))? Type more of the name.",
      ko: "여럿이 해당합니다: \(names.map(\.korean).joined(separator: ", ")). 이름을 더 길게 입력해주세요.")
  }

  /// What can be typed: names, each with its number if it has one.
  static func available(_ names: [Phrase]) -> Phrase {
    guard !names.isEmpty else {
      return Phrase("There is nothing to type here but :help.", ko: "입력할 수 있는 것: :help")
    }
    let list = Phrase.list(names)
    return Phrase(
      "Type one of: \(list.english) or :help.", ko: "입력할 수 있는 것: \(list.korean), :help")
  }

  static func commands(_ names: [Phrase]) -> Phrase {
    Phrase(
      "Commands: \(names.map(\.english).joined(separator: ", ")).",
      ko: "명령: \(names.map(\.korean).joined(separator: ", ")).")
  }

  /// A text that looks like a command has become the text of a field.
  static func taken(by label: Phrase, isEditing: Bool) -> Phrase {
    // A label of several words, or in capitals, is a name; one with a question mark is none.
    let isName = label.english.dropFirst().contains { $0.isUppercase || $0 == " " }
    let isSentence = label.english.last?.isPunctuation == true
    let field =
      isSentence ? "text of the field" : isName ? label.english : label.english.lowercased()
    let taken = Phrase(
      "That is now the \(field).", ko: "방금 입력한 줄은 \(label.korean)의 내용이 되었습니다.")
    guard isEditing else { return taken }
    return Phrase(
      "\(taken.english) Ctrl-C leaves the field.", ko: "\(taken.korean) Ctrl-C로 입력란에서 나갑니다.")
  }

  /// The name of an alert without a title.
  static let alert = Phrase("Alert", ko: "알림")

  static let nothingShown = Phrase(
    "The app is not on the screen. :open brings it back, :help says more.",
    ko: "앱이 화면에 없습니다. :open으로 돌아오고, :help로 더 알아보세요.")

  static let inactive = Phrase(
    "The app is inactive, so nothing can be touched. :open makes it active.",
    ko: "앱이 비활성 상태여서 아무것도 터치할 수 없습니다. :open을 입력하면 활성화됩니다.")

  /// The answer to a line that did nothing that can be seen.
  static let nothingChanged = Phrase(
    "Nothing on the screen changed.", ko: "화면에서 바뀐 것이 없습니다.")

  /// What was on the screen and is not any more.
  static func gone(_ names: [String]) -> Phrase {
    if names.count > 3 {
      return Phrase(
        "\(names.count) lines are no longer shown.", ko: "\(names.count)줄이 화면에서 사라졌습니다.")
    }
    return Phrase(
      "No longer shown: \(names.joined(separator: "; "))",
      ko: "화면에서 사라짐: \(names.joined(separator: "; "))")
  }

  static let howToName = Phrase(
    "Type a name, its number or its beginning.", ko: "이름이나 번호, 또는 이름의 앞부분을 입력하세요.")

  static let howToLeave = Phrase(
    "While you edit a field, whatever you type becomes its text; Escape leaves it.",
    ko: "입력란을 편집하는 동안에는 무엇을 입력하든 그 내용이 되고, Esc 키로 나갑니다.")

  /// The commands, and how to learn what each does.
  static func commandsToExplain(_ names: [Phrase]) -> Phrase {
    let list = names.map(\.english).joined(separator: ", ")
    return Phrase(
      "Commands: \(list). :help all explains them.", ko: "명령: \(list). 설명은 :help all.")
  }

  static let howToReturn = Phrase(
    "Return alone does what the last line says.", ko: "Enter만 누르면 마지막 줄에 적힌 일을 합니다.")

  static let howToEdit = Phrase(
    """
    While you edit a field, whatever you type becomes its text, even :quit. Escape leaves the \
    field as it was. Ctrl-C drops what you have typed or, if that is nothing, leaves the field.
    """,
    ko: """
      입력란을 편집하는 동안에는 무엇을 입력하든 입력란의 내용이 됩니다. :quit도 그렇습니다. Esc 키를 누르면 \
      원래 내용 그대로 두고 입력란에서 나갑니다. Ctrl-C를 누르면 입력하던 것을 지우고, 입력하던 것이 없으면 \
      입력란에서 나갑니다.
      """)

  // MARK: - Names with a value or a verb, and what is disabled

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
    if let view = control as? TextView {
      let last = view.lines.count
      return Phrase(
        "\(label.english) has no such line. Its lines: \(last > 1 ? "1 to \(last)" : "1").",
        ko: "\(label.korean): 그런 줄은 없습니다. 줄 번호: \(last > 1 ? "1~\(last)" : "1").")
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

  // MARK: - Texts of several lines

  static let howToEnd = Phrase(
    "Type the text line by line. A line of a single . ends it.",
    ko: "한 줄씩 입력하세요. 마침표(.)만 있는 줄을 입력하면 끝납니다.")

  static let howToReplace = Phrase(
    "Type the text line by line: the first line replaces what is there. "
      + "A line of a single . ends it.",
    ko: "한 줄씩 입력하세요. 첫 줄을 입력하면 있던 내용이 바뀝니다. 마침표(.)만 있는 줄을 입력하면 끝납니다.")

  /// The same of a text of several lines, which can be edited one by one.
  static func howToReplaceLines(of label: Phrase) -> Phrase {
    Phrase(
      "\(howToReplace.english) At the > prompt, \(label.english) 2 changes line 2 alone.",
      ko: "\(howToReplace.korean) 2번 줄만 고치려면 > 프롬프트에서 ‘\(label.korean) 2’를 입력하세요.")
  }

  /// How a text view takes its lines, in the help.
  static func howToType(_ labels: [Phrase]) -> Phrase {
    let names = list(labels)
    let example = labels.first ?? ""
    return Phrase(
      "\(names.english) takes several lines, and the first replaces what is there. A single . ends "
        + "the text, .. is a line with one point. \(example.english) 2 changes line 2 alone.",
      ko: "\(names.korean): 여러 줄을 입력할 수 있고, 첫 줄을 입력하면 있던 내용이 바뀝니다. 마침표(.)만 있는 "
        + "줄이 끝이고, ..을 입력하면 마침표 하나인 줄이 됩니다. ‘\(example.korean) 2’를 입력하면 2번 줄만 "
        + "고칩니다.")
  }

  /// A line that looks like a command has become a line of a text.
  static func lineTaken(by label: Phrase) -> Phrase {
    Phrase(
      "That is now a line of \(label.english). A single . ends the text.",
      ko: "방금 입력한 줄은 \(label.korean)의 한 줄이 되었습니다. 마침표(.)만 입력하면 끝납니다.")
  }

  /// The delegate has refused a line.
  static func notTaken(by label: Phrase) -> Phrase {
    Phrase(
      "\(label.english) did not take that line.", ko: "\(label.korean)에 넣을 수 없는 줄입니다.")
  }

  /// The delegate has refused the end.
  static func stillEdited(_ label: Phrase) -> Phrase {
    Phrase(
      "\(label.english) cannot be left yet. Ctrl-C leaves it.",
      ko: "아직 \(label.korean)에서 나갈 수 없습니다. Ctrl-C로 나갑니다.")
  }

  // MARK: - Undo

  static let undoOffer = Phrase(
    "Type undo to take that back.", ko: "되돌리려면 ‘실행 취소’ 입력")
  static let nothingToUndo = Phrase(
    "There is nothing to undo.", ko: "실행 취소할 것이 없습니다.")
  static let nothingToRedo = Phrase(
    "There is nothing to redo.", ko: "다시 실행할 것이 없습니다.")
}

// What help says of names.
extension ScreenNames {
  /// What the signs that are on the screen mean, or `nil` without any.
  func signs(withDefault: Bool, withRefusal: Bool) -> Phrase? {
    let numbered = controls.prefix(numbered)
    var signs: [Phrase] = []
    if numbered.contains(where: \.isSelected) {
      signs.append(Phrase("* is selected", ko: "* 선택됨"))
    }
    if numbered.contains(where: { !$0.isEnabled }) {
      signs.append(Phrase("- is disabled", ko: "- 사용할 수 없음"))
    }
    if withDefault { signs.append(Phrase("> is the default", ko: "> 기본 버튼")) }
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
