import Foundation
import Testing
import View
import ViewKit
import ViewText

@MainActor
@Suite("A list of several pages at the prompt")
struct LongListTests {
  @Test(
    "It says where one is, in each language",
    arguments: [
      (Language.english, 25, 0, "1–20 of 25"), (.english, 25, 20, "21–25 of 25"),
      (.english, 1_001, 20, "21–40 of 1,001"), (.korean, 1_001, 1_000, "1,001개 중 1,001–1,001"),
      (.english, 1_000_042, 999_999, "999,981–1,000,000 of 1,000,042"),
    ])
  func position(language: Language, count: Int, row: Int, position: String) {
    let list = LongList(rows: count, language)
    list.table.scrollToRow(at: IndexPath(row: row, section: 0))
    list.begin()

    let lines = list.first.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.count { $0 == position } == 1, "\(lines)")
  }

  @Test(
    "A row on another page is found with a verb before or behind its name",
    arguments: ["row 25 pin", "pin row 25", "고정 row 25"])
  func verb(line: String) {
    let list = LongList(rows: 25)
    list.begin()

    _ = list.said(to: line)

    #expect(list.pinned == [24])
    #expect(list.done == [])
  }

  @Test("A name on the screen is before one on another page, and nothing else is looked at")
  func shown() {
    let list = LongList(rows: 25)
    list.names[24] = "row 3"
    list.begin()
    let asked = list.asked

    _ = list.said(to: "row 3")
    _ = list.said(to: "4")

    #expect(list.done == ["row 3", "row 4"])
    #expect(list.asked.subtracting(asked) == [])
  }

  @Test("A hidden row on another page is not found by its name")
  func hidden() {
    let list = LongList(rows: 25)
    list.hidden = [24]
    list.begin()

    let said = list.said(to: "row 25")

    #expect(said.first?.hasPrefix("That matches nothing here.") == true)
    #expect(list.table.indexPathsForVisibleRows.first?.row == 0)
  }

  @Test("Several rows of the name on other pages are not guessed at", arguments: Language.allCases)
  func several(language: Language) {
    let list = LongList(rows: 60, language)
    (list.names[30], list.names[50]) = ("same", "same")
    list.begin()

    let said = list.said(to: "same")

    #expect(list.done == [])
    #expect(list.asked.max() == 50, "two are enough")
    #expect(
      said.first
        == (language == .english
          ? "Several rows on other pages are called that. More shows them."
          : "다른 쪽에 이름이 같은 줄이 여럿 있습니다. ‘더 보기’로 찾아주세요."))
  }

  @Test("The beginning of a name on the screen does not take the place of a whole one elsewhere")
  func beginning() {
    let list = LongList(rows: 25)
    list.names[0] = "row 25th"
    list.begin()

    _ = list.said(to: "row 25")

    #expect(list.done == ["row 25"])
  }

  @Test("What was cut is read whole, by number or name, and a secret is not")
  func read() {
    let list = LongList(rows: 3)
    list.names[1] = String(repeating: "long ", count: 30) + "end"
    let password = TextField("Password", isSecureTextEntry: true)
    password.text = "orange"
    list.below = [.field(password)]
    list.begin()
    list.display.traits.columns = 40

    list.display.read("2")
    let whole = list.display.takeOutput()
    list.display.read("password")

    #expect(whole.split(whereSeparator: \.isWhitespace).count == 31)
    #expect(whole.contains("end") && list.done == [])
    #expect(list.display.takeOutput() == "  Password: (hidden)\n")
    list.display.read("nonsense")
    #expect(list.display.takeOutput().hasPrefix("  That matches nothing here.\n"))
    #expect(list.display.hasRefused)
  }

  @Test(
    "A number that is not on the page is answered by how to come to the other rows",
    arguments: ["30", ":read 30"])
  func numberElsewhere(line: String) {
    for (language, answer) in zip(
      Language.allCases,
      [
        "The numbers here go from 1 to 21; More shows the other rows, and a row's name finds it.",
        "여기의 번호는 1부터 21까지입니다. 다른 줄은 ‘더 보기’나 줄의 이름으로 찾을 수 있습니다.",
      ])
    {
      let list = LongList(rows: 40, language)
      list.begin()
      if line == "30" { _ = list.display.receive(line) } else { list.display.read("30") }

      #expect(list.display.takeOutput().hasPrefix("  \(answer)\n"))
      #expect(list.display.hasRefused && list.done == [])
      #expect(list.said(to: "row 30").contains { $0.hasSuffix("[x] row 30") })
    }
  }

  @Test("A line of text that is too long is broken, not cut")
  func label() {
    let list = LongList(rows: 1)
    list.below = [.label("a note that is longer than the paper is wide")]
    list.display.traits.columns = 20
    list.begin()

    #expect(
      list.first.split(separator: "\n").dropFirst(2).prefix(3) == [
        "    a note that is", "    longer than the", "    paper is wide",
      ])
  }
}
