import Testing
import View
import ViewKit
import ViewText

@MainActor
@Suite("What is said in brief")
struct BriefTests {
  private let list = LongList(rows: 18)

  init() { list.display.verbosity = .brief }

  @Test("Many rows that went are counted", arguments: Language.allCases)
  func many(language: Language) {
    let list = LongList(rows: 6, language)
    list.display.verbosity = .brief
    list.begin()

    list.names.removeFirst(4)

    let answer = language == .english ? "4 lines are no longer shown." : "4줄이 화면에서 사라졌습니다."
    #expect(list.said().dropFirst() == [answer])
  }

  @Test("Three rows that went are named")
  func few() {
    list.begin()

    list.names.removeFirst(3)

    #expect(list.said() == ["15 rows left:", "No longer shown: row 1; row 2; row 3"])
  }

  @Test("A screen that is another one than that heard last is said whole, also one heard before")
  func another() {
    list.begin()
    let other = FieldScreen([TextField("Name")])
    list.window.removeSubview(list.screen)
    list.window.addSubview(other)
    #expect(list.said() == ["Name: (empty)", "Return: fill in Name"])

    list.window.removeSubview(other)
    list.window.addSubview(list.screen)

    #expect(list.said().count == 19, "all but the hint")
  }

  @Test("A screen that was out of sight is said whole when it is back")
  func backInSight() {
    list.begin()
    list.window.didResignVisible()
    list.window.becomeKey()

    #expect(list.said().count == 19)
  }

  @Test("A screen that an alert was in front of is named, with what has changed since")
  func alert() {
    list.begin()
    let alert = AlertScreen()
    alert.show(title: nil, message: "Stay?", actions: [AlertButton("OK")], preferred: nil)
    list.window.addSubview(alert)
    #expect(list.said() == ["Alert:", "Stay?", "Button: OK", "Return: OK"])

    list.window.removeSubview(alert)
    #expect(list.said() == ["18 rows left:"])

    list.window.addSubview(alert)
    _ = list.said()
    list.window.removeSubview(alert)
    list.done.insert("row 2")
    #expect(list.said() == ["17 rows left:", "row 2, done"])

    let other = FieldScreen([])
    list.window.removeSubview(list.screen)
    list.window.addSubview(other)
    _ = list.said()
    list.window.removeSubview(other)
    list.window.addSubview(list.screen)
    #expect(list.said().count == 19, "another screen was there, and no alert")
  }

  @Test("A screen that two alerts were in front of is named, too")
  func alerts() {
    list.begin()
    let alerts = [AlertScreen(), AlertScreen()]
    for alert in alerts {
      alert.show(title: nil, message: "Stay?", actions: [AlertButton("OK")], preferred: nil)
      list.window.addSubview(alert)
      _ = list.said()
    }

    for alert in alerts.reversed() { list.window.removeSubview(alert) }

    #expect(list.said() == ["18 rows left:"])
  }

  @Test("A text that is typed again is said again: the whole text, and where one line is mended")
  func typedAgain() {
    let note = TextView("Note")
    (note.text, list.below) = ("one\ntwo", [.textView(note)])
    list.begin()

    for lines in [["note", "one", "two", "."], ["note 2", "two"]] {
      #expect(lines.map { list.said(to: $0) }.last == ["Note: (2 lines) one two"])
    }
  }

  @Test("A control of several choices is read by its name, and one without a name by none")
  func choices() {
    let harness = ControlsHarness()
    harness.screen.elements.insert(
      .segments(SegmentedControl("", segments: ["One", "Two"])), at: 1)

    harness.display.read("Filter")

    let read = harness.display.takeOutput()
    #expect(read.contains("All") && !read.contains("One"))
  }
}
