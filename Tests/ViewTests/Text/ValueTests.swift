import Testing
import View

@MainActor
@Suite("A value after a name")
struct ValueTests {
  @Test(
    "A segment is chosen by the control's name and its own, in any language",
    arguments: ["filter active", "Filter  ACT", "필터 진행 중", "필터 active", "active", "4"])
  func segment(line: String) {
    for language in Language.allCases {
      let harness = ControlsHarness(language)

      #expect(harness.said(to: line) == [])
      #expect(harness.screen.events == ["filter 1"])
      #expect(harness.display.search(for: line).isFound)
      #expect(harness.said(to: line) == [])
      #expect(harness.screen.events == ["filter 1"], "chosen already")
    }
  }

  @Test("A switch is set, which is a touch only where it differs; its name alone toggles it")
  func toggle() {
    let harness = ControlsHarness()

    for line in ["mark all as complete off", "2 on", "모두 완료로 표시 켬", "Mark all as complete ON"] {
      #expect(harness.said(to: line) == [])
    }
    #expect(harness.screen.events == ["mark true"])
    #expect(harness.said(to: "mark all as complete", "2") == [])
    #expect(harness.screen.events == ["mark true", "mark false", "mark true"])
  }

  @Test(
    "The name alone asks for the value, and the next line is the value",
    arguments: [
      (
        Language.english, "fil", "active",
        "Filter: type one of All, Active, Completed. Return alone leaves it as it is."
      ),
      (.korean, "필터", "진행", "필터: 다음 중 하나를 입력하세요 (전체, 진행 중, 완료됨). Enter만 누르면 그대로 둡니다."),
    ])
  func question(language: Language, name: String, value: String, question: String) {
    let harness = ControlsHarness(language)

    #expect(harness.said(to: name) == [question])
    #expect(harness.display.prompt.text == (language == .english ? "Filter: " : "필터: "))
    #expect(harness.said(to: value) == [])
    #expect(harness.screen.events == ["filter 1"])
    #expect(harness.display.prompt == .command)
  }

  @Test("Return alone, Ctrl-C, Escape and a command leave the question, and the value as it is")
  func leaving() {
    let harness = ControlsHarness()
    let ways: [() -> Void] = [
      { _ = harness.display.receive("") }, { #expect(harness.display.leaveField()) },
      { _ = harness.display.receive("\u{1B}") },
      { #expect(harness.display.receive(":quit")?.name == "quit") },
      { harness.window.removeSubview(harness.screen) },
    ]
    for leave in ways {
      _ = harness.said(to: "filter")
      #expect(harness.display.prompt == .value(name: "Filter"))

      leave()

      #expect(harness.display.prompt == .command)
      #expect(harness.display.takeOutput().isEmpty)
    }
    #expect(harness.screen.events == [])
    #expect(!harness.display.leaveField())
  }

  @Test(
    "A number that is on the screen is the value too",
    arguments: [["filter 4"], ["fil 4"], ["filter", "4"], ["필터 4"]])
  func number(lines: [String]) {
    let harness = ControlsHarness()

    for line in lines { _ = harness.said(to: line) }

    #expect(harness.screen.events == ["filter 1"])
  }

  @Test(
    "The number of something else is no value", arguments: ["filter 1", "filter 6", "filter 9"])
  func anotherNumber(line: String) {
    let harness = ControlsHarness()

    #expect(
      harness.said(to: line) == ["Filter has no such value. Its values: All, Active, Completed."])
    #expect(harness.screen.events == [])
  }

  @Test("An unknown value is answered with the values, and nothing is sent")
  func unknown() {
    for (language, answer, choice) in [
      (
        Language.english, "Filter has no such value. Its values: All, Active, Completed.",
        "All or Active? Type more of the name."
      ),
      (
        .korean, "필터: 그런 값은 없습니다. 입력할 수 있는 값: 전체, 진행 중, 완료됨.",
        "여럿이 해당합니다: 전체, 진행 중. 이름을 더 길게 입력해주세요."
      ),
    ] {
      let harness = ControlsHarness(language)

      #expect(harness.said(to: "filter done") == [answer])
      _ = harness.said(to: "filter")
      #expect(harness.said(to: "done") == [answer])
      #expect(harness.display.prompt == .command, "a question takes one line")
      #expect(harness.said(to: "filter a") == [choice])
      #expect(harness.screen.events == [])
      #expect(harness.display.search(for: "filter done") == .unknown(nearest: 6))
    }
  }

  @Test("A whole name is before a name with a value, and this before the beginning of a name")
  func precedence() {
    let harness = ControlsHarness()
    let (whole, longer) = (Button("Filter active"), Button("Filter completed now"))
    for button in [whole, longer] {
      button.addTarget(harness.screen, action: ControlsScreen.touched, for: .touchUpInside)
    }

    harness.screen.elements += [.button(longer)]
    #expect(harness.said(to: "filter completed") == [])
    #expect(harness.screen.events == ["filter 2"])
    // The beginning of a value is tried after that of a name.
    #expect(harness.said(to: "filter comp") == [])
    #expect(harness.screen.events == ["filter 2", "touched Filter completed now"])
    harness.screen.elements += [.button(whole)]
    #expect(harness.said(to: "filter active") == [])
    #expect(harness.screen.events.last == "touched Filter active")
  }

  @Test("Equal names are ambiguous, and the answer shows their numbers, which never are")
  func equalNames() {
    for (language, answer) in [
      (Language.english, "6 Save or 7 Save? Type the number."),
      (.korean, "여럿이 해당합니다: 6 저장, 7 save. 번호를 입력해주세요."),
    ] {
      let harness = ControlsHarness(language)
      let other = Button(Phrase("Save", ko: "save"))
      other.addTarget(harness.screen, action: ControlsScreen.touched, for: .touchUpInside)
      harness.screen.elements += [.button(other)]

      #expect(harness.said(to: "save") == [answer])
      #expect(harness.said(to: "sav") == [answer], "more of the name would not help")
      #expect(harness.screen.events == [])
      #expect(harness.said(to: "7") == [])
      #expect(harness.said(to: "저장") == [])
      #expect(harness.screen.events == ["touched Save", "save"])
    }
  }

  @Test("Help explains values only where there are some")
  func help() {
    for (language, line) in [
      (
        Language.english,
        "A value may follow these names: Mark all as complete (off, on), "
          + "Filter (All, Active, Completed)."
      ),
      (.korean, "이름 뒤에 값도 입력할 수 있는 것: 모두 완료로 표시(끔, 켬), 필터(전체, 진행 중, 완료됨)."),
    ] {
      let harness = ControlsHarness(language)
      harness.display.help()
      #expect(harness.display.takeOutput().contains("  \(line)\n"))
      harness.screen.elements = [.field(harness.screen.task), .button(harness.screen.save)]
      harness.display.help()
      let without = harness.display.takeOutput()
      #expect(!without.contains("A value") && !without.contains("값"))
    }
  }
}

extension NameMatch {
  fileprivate var isFound: Bool { if case .found = self { true } else { false } }
}
