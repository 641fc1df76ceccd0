import Testing
import View

@MainActor
@Suite("What is said in brief")
struct BriefTests {
  private let list = LongList(rows: 18)

  init() { list.display.verbosity = .brief }

  @Test("A touched row is said with what changed because of it, and nothing else of a long list")
  func row() {
    list.begin()

    #expect(list.said(to: "row 4") == ["17 rows left:", "row 4, done"])
    #expect(list.said(to: "row 4") == ["18 rows left:", "row 4"])
  }

  @Test(
    "A row that went is said to be gone, and one that came is said", arguments: Language.allCases)
  func cameAndWent(language: Language) {
    let list = LongList(rows: 3, language)
    list.display.verbosity = .brief
    list.begin()

    list.names.remove(at: 1)
    #expect(
      list.said().dropFirst() == [
        language == .english ? "No longer shown: row 2" : "화면에서 사라짐: row 2"
      ])
    list.names.insert("new", at: 1)
    #expect(list.said().dropFirst() == ["new"])
    list.names[1] = "renamed"
    #expect(list.said() == ["renamed"])
  }

  @Test("Many rows that went are counted", arguments: Language.allCases)
  func many(language: Language) {
    let list = LongList(rows: 6, language)
    list.display.verbosity = .brief
    list.begin()

    list.names.removeFirst(4)

    let answer = language == .english ? "4 lines are no longer shown." : "4줄이 화면에서 사라졌습니다."
    #expect(list.said().dropFirst() == [answer])
  }

  @Test("Each hint is said once, also what a row takes")
  func hints() {
    list.begin()
    #expect(list.first.contains("A row also takes: pin."))

    list.names.append("another")

    #expect(!list.said().contains { $0.contains("also takes") })
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

  @Test("What was typed is said even if it looks the same")
  func typed() {
    let harness = ControlsHarness(isBrief: true)
    harness.display.refresh()
    _ = harness.display.takeOutput()
    harness.screen.task.resignsOnReturn = true

    for line in ["task", ""] { _ = harness.display.receive(line) }
    harness.display.refresh()

    #expect(harness.display.takeOutput().hasPrefix("  Task: (empty)\n"))
  }
}
