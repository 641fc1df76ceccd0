// The text renderer's own words.
extension Phrase {
  static func unknown(nearest: Phrase?) -> Phrase {
    let unknown = Phrase("Nothing here is called that.", ko: "그런 이름은 여기에 없습니다.")
    guard let nearest else { return unknown }
    return Phrase(
      "\(unknown.english) Did you mean \(nearest.english)?",
      ko: "\(unknown.korean) 혹시 \(nearest.korean) 인가요?")
  }

  static func ambiguous(_ names: [Phrase]) -> Phrase {
    Phrase(
      "That could be \(names.map(\.english).joined(separator: " or ")). Type more of it.",
      ko: "\(names.map(\.korean).joined(separator: ", ")) 중 어느 것인가요? 더 입력해주세요.")
  }

  static func available(_ names: [Phrase]) -> Phrase {
    let numbered = names.enumerated().map { index, name in
      Phrase("\(index + 1) \(name.english)", ko: "\(index + 1) \(name.korean)")
    }
    return Phrase(
      "Here: \(numbered.map(\.english).joined(separator: ", ")).",
      ko: "여기: \(numbered.map(\.korean).joined(separator: ", ")).")
  }

  static func commands(_ names: [Phrase]) -> Phrase {
    Phrase(
      "Commands: \(names.map(\.english).joined(separator: ", ")).",
      ko: "명령: \(names.map(\.korean).joined(separator: ", ")).")
  }

  static let nothingShown = Phrase(
    "The app is not on the screen. :open brings it back, :help says more.",
    ko: "앱이 화면에 없습니다. :open 으로 돌아오고, :help 로 더 알아보세요.")

  static let howToName = Phrase(
    "Type a name, its number or its beginning. Return alone does what the last line says.",
    ko: "이름이나 번호, 또는 이름의 앞부분을 입력하세요. Return만 누르면 마지막 줄에 적힌 일을 합니다.")

  static let howToEdit = Phrase(
    "While a field is edited, a line is its text, whatever it is.",
    ko: "입력란을 편집하는 동안에는 한 줄이 그대로 내용이 됩니다.")
}
