import View
import ViewKit

// The text renderer's own words.
extension Phrase {
  static func unknown(nearest: Phrase?) -> Phrase {
    let unknown = Phrase("That matches nothing here.", ko: "그런 이름은 여기에 없습니다.")
    guard let nearest else { return unknown }
    return Phrase(
      "\(unknown.english) Did you mean \(nearest.english)?",
      ko: "\(unknown.korean) 혹시 ‘\(nearest.korean)’인가요?")
  }

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
    "Type a name, its number or its beginning. Return alone does what the last line says.",
    ko: "이름이나 번호, 또는 이름의 앞부분을 입력하세요. Enter만 누르면 마지막 줄에 적힌 일을 합니다.")

  static let howToEdit = Phrase(
    """
    While you edit a field, whatever you type becomes its text, even :quit. Escape leaves the field \
    as it was. Ctrl-C drops what you have typed or, if that is nothing, leaves the field.
    """,
    ko: """
      입력란을 편집하는 동안에는 무엇을 입력하든 입력란의 내용이 됩니다. :quit도 그렇습니다. Esc 키를 누르면 \
      원래 내용 그대로 두고 입력란에서 나갑니다. Ctrl-C를 누르면 입력하던 것을 지우고, 입력하던 것이 없으면 \
      입력란에서 나갑니다.
      """)
}
