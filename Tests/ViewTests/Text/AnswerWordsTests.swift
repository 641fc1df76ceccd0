import Testing

@testable import View
@testable import ViewKit
@testable import ViewText

@MainActor
@Suite("Answers name what they are about, in each language")
struct AnswerWordsTests {
  @Test("A text, its lines, a value and a verb have their names in the language of the answer")
  func names() throws {
    let note = Phrase("Note", ko: "메모")
    let (row, milk) = (Row(Phrase("Tea", ko: "차")), Switch(Phrase("Milk", ko: "우유")))
    let verb = try #require(row.actions.first)
    let answers: [Phrase] =
      [
        .howToReplaceLines(of: note), .howToType([note, Phrase("Tea", ko: "차")]),
        .lineTaken(by: note), .notTaken(by: note), .stillEdited(note),
        .taken(by: note, isEditing: false), .taken(by: note, isEditing: true),
        .unknownValue(of: TextView(note)), .unknownValue(of: milk), .unknownValue(of: row),
        .verbWithoutName(ControlAction(value: .on) { _ in true }, of: 2),
        .verbWithoutName(verb, of: 2),
      ] + ScreenNames([milk, row]).explanations

    let english = /note|tea|milk|edit|\bon\b|\boff\b/.ignoresCase()
    for answer in answers {
      #expect(!answer.english.contains(/\p{Hangul}/), "\(answer)")
      #expect(!answer.korean.contains(english), "\(answer)")
    }
    #expect(ScreenNames([milk, row]).explanations.map(\.korean).joined().contains("고정"))
    #expect(Phrase.howToType([note, Phrase("Tea", ko: "차")]).english.contains(" Note 2 changes "))
  }

  @Test("The lines of a text that has several are numbered, and one of one line has one")
  func lines() {
    let view = TextView("Note")
    let answers = ["one\ntwo", "one"].map { text in
      view.text = text
      return Phrase.unknownValue(of: view)
    }

    #expect(answers[0].english.hasSuffix(" lines: 1 to 2."))
    #expect(answers[0].korean.hasSuffix(": 1~2."))
    #expect(answers[1].english.hasSuffix(" lines: 1.") && answers[1].korean.hasSuffix(" 줄 번호: 1."))
    #expect(
      Language.allCases.map { $0.oneLine("one\n\ntwo") } == ["(3 lines) one two", "(3줄) one two"])
  }

  private final class Row: Control {
    override var actions: [ControlAction] {
      [Phrase("edit", ko: "편집"), Phrase("pin", ko: "고정")].map { ControlAction($0) { true } }
    }
  }
}
