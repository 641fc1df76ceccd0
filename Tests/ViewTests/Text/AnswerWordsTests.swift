import Testing

@testable import View
@testable import ViewKit
@testable import ViewText

/// What is said of a name, word for word: a translation names what is meant in its own language.
@MainActor
@Suite("Answers name what they are about, in each language")
struct AnswerWordsTests {
  private let note = Phrase("Note", ko: "메모")

  @Test("What is said of a text of several lines")
  func texts() {
    let (letter, two, one) = (Phrase("Letter", ko: "편지"), TextView(note), TextView(note))
    (two.text, one.text) = ("one\ntwo", "one")
    let replacing = [
      """
      Type the text line by line: the first line replaces what is there. A line of a single . \
      ends it. At the > prompt, Note 2 changes line 2 alone.
      """,
      """
      한 줄씩 입력하세요. 첫 줄을 입력하면 있던 내용이 바뀝니다. 마침표(.)만 있는 줄을 입력하면 끝납니다. \
      2번 줄만 고치려면 > 프롬프트에서 ‘메모 2’를 입력하세요.
      """,
    ]
    let typing = [
      """
      Note, Letter takes several lines, and the first replaces what is there. A single . ends \
      the text, .. is a line with one point. Note 2 changes line 2 alone.
      """,
      """
      메모, 편지: 여러 줄을 입력할 수 있고, 첫 줄을 입력하면 있던 내용이 바뀝니다. 마침표(.)만 있는 줄이 \
      끝이고, ..을 입력하면 마침표 하나인 줄이 됩니다. ‘메모 2’를 입력하면 2번 줄만 고칩니다.
      """,
    ]
    let answers: [(Phrase, [String])] = [
      (.howToReplaceLines(of: note), replacing), (.howToType([note, letter]), typing),
      (
        .lineTaken(by: note),
        [
          "That is now a line of Note. A single . ends the text.",
          "방금 입력한 줄은 메모의 한 줄이 되었습니다. 마침표(.)만 입력하면 끝납니다.",
        ]
      ),
      (.notTaken(by: note), ["Note did not take that line.", "메모에 넣을 수 없는 줄입니다."]),
      (
        .stillEdited(note),
        ["Note cannot be left yet. Ctrl-C leaves it.", "아직 메모에서 나갈 수 없습니다. Ctrl-C로 나갑니다."]
      ),
      (
        .taken(by: note, isEditing: false),
        ["That is now the note.", "방금 입력한 줄은 메모의 내용이 되었습니다."]
      ),
      (
        .unknownValue(of: two),
        ["Note has no such line. Its lines: 1 to 2.", "메모: 그런 줄은 없습니다. 줄 번호: 1~2."]
      ),
      (
        .unknownValue(of: one),
        ["Note has no such line. Its lines: 1.", "메모: 그런 줄은 없습니다. 줄 번호: 1."]
      ),
    ]
    for (phrase, words) in answers { #expect(phrase.translations == words) }
  }

  @Test("What is said of values and of verbs")
  func values() throws {
    let (row, milk) = (Row(Phrase("Tea", ko: "차")), Switch(Phrase("Milk", ko: "우유")))
    let on = ControlAction(value: .on) { _ in true }
    let answers: [(Phrase, [String])] = [
      (
        .unknownValue(of: milk),
        ["Milk has no such value. Its values: off, on.", "우유: 그런 값은 없습니다. 입력할 수 있는 값: 끔, 켬."]
      ),
      (
        .unknownValue(of: row),
        [
          "Tea does not take that. It takes: edit, pin.",
          "차: 그런 일은 할 수 없습니다. 할 수 있는 일: 편집, 고정.",
        ]
      ),
      (
        .verbWithoutName(on, of: 2),
        ["Type the name first, as in 3 on.", "‘3 켬’처럼 이름이나 번호를 먼저 입력해주세요."]
      ),
      (
        .verbWithoutName(try #require(row.actions.first), of: 2),
        ["Type the row first, as in 3 edit.", "‘3 편집’처럼 줄을 먼저 입력해주세요."]
      ),
    ]
    for (phrase, words) in answers { #expect(phrase.translations == words) }
    #expect(
      ScreenNames([milk, row]).explanations.map(\.translations) == [
        ["A value may follow these names: Milk (off, on).", "이름 뒤에 값도 입력할 수 있는 것: 우유(끔, 켬)."],
        [
          "After the number or the name of a row you may type: edit, pin.",
          "줄의 번호나 이름 뒤에 입력할 수 있는 일: 편집, 고정.",
        ],
      ])
  }

  @Test("What is said of whole screens and of what was done")
  func others() {
    let answers: [(Phrase, [String])] = [
      (
        .howToReturn,
        ["Return alone does what the last line says.", "Enter만 누르면 마지막 줄에 적힌 일을 합니다."]
      ),
      (.gone(["a", "b"]), ["No longer shown: a; b", "화면에서 사라짐: a; b"]),
      (.nothingToUndo, ["There is nothing to undo.", "실행 취소할 것이 없습니다."]),
      (.nothingToRedo, ["There is nothing to redo.", "다시 실행할 것이 없습니다."]),
    ]
    for (phrase, words) in answers { #expect(phrase.translations == words) }
    #expect(
      ScreenNames([Switch("Milk")]).signs(withDefault: true, withRefusal: true)?.translations == [
        "Signs after a number: > is the default, ! needs attention.",
        "번호 뒤의 기호: > 기본 버튼, ! 확인 필요.",
      ])
    #expect(
      Language.allCases.map { $0.oneLine("one\n\ntwo") } == ["(3 lines) one two", "(3줄) one two"])
  }

  private final class Row: Control {
    override var actions: [ControlAction] {
      [Phrase("edit", ko: "편집"), Phrase("pin", ko: "고정")].map { ControlAction($0) { true } }
    }
  }
}
