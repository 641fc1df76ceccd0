import Testing
import View
import ViewKit
import ViewText

@MainActor
@Suite("Signs of controls")
struct SignTests {
  @Test("On narrow paper values are below their labels, and segments on lines of their own")
  func narrow() {
    #expect(
      ControlsHarness(columns: 20).drawn() == [
        "  Todos", "    1  Task", "       Type one", "    2  Mark all as …", "       off",
        "    3* All", "    4  Active", "    5  Completed", "    6  Save",
      ])
    #expect(
      ControlsHarness(.korean, columns: 32).drawn().contains("    3* 전체   4  진행 중"),
      "as many as there is room for")
    #expect(ControlsHarness(columns: 22).drawn().contains("    3* All   4  Active"))
    #expect(ControlsHarness(columns: 21).drawn().contains("    3* All"))
  }

  @Test("On narrow paper words about a value or a button are below it, in its column")
  func narrowWords() {
    let harness = ControlsHarness(columns: 20, isSpoken: true)
    let screen = harness.screen
    (screen.markAll.isEnabled, screen.save.isEnabled, screen.save.isSelected) = (false, false, true)

    let lines = harness.drawn()

    #expect(lines[3...5] == ["    2  Mark all as …", "       off", "       (disabled)"])
    #expect(lines.suffix(3) == ["    6  Save", "       (selected)", "       (disabled)"])
  }

  @Test("Selected is before disabled, and disabled before refused: there is room for one sign")
  func order() {
    let harness = ControlsHarness()
    let screen = harness.screen
    screen.save.isEnabled = false
    screen.task.isHighlighted = true
    screen.filter.segments[1].isEnabled = false

    #expect(signs(harness) == ["1!", "2 ", "3*", "4-", "5 ", "6-"])
    screen.task.isEnabled = false
    screen.save.isSelected = true
    #expect(signs(harness) == ["1-", "2 ", "3*", "4-", "5 ", "6*"])
    screen.filter.isEnabled = false
    #expect(signs(harness) == ["1-", "2 ", "3*", "4-", "5-", "6*"])
  }

  @Test("At a terminal the default button has a sign, which needs no color; elsewhere it has none")
  func defaultButton() {
    let harness = ControlsHarness()
    let screen = harness.screen
    harness.display.verbosity = .changes

    #expect(signs(harness) == ["1 ", "2 ", "3*", "4 ", "5 ", "6>"])
    #expect(helped(harness).contains("  Signs after a number: * is selected, > is the default.\n"))
    screen.save.isSelected = true
    #expect(signs(harness).last == "6*")
    screen.save.isSelected = false
    screen.save.isEnabled = false
    #expect(signs(harness).last == "6-")
    #expect(!helped(harness).contains("> is"))
    screen.save.isEnabled = true
    let alert = AlertScreen()
    alert.show(
      title: nil, message: "Sure?", actions: [AlertButton(.ok)], preferred: nil)
    harness.window.addSubview(alert)
    #expect(signs(harness).filter { $0.hasSuffix(">") }.count == 1)

    harness.window.removeSubview(alert)
    harness.display.traits.isSpoken = true
    #expect(!harness.drawn().joined().contains(">"))
    harness.display.traits.isSpoken = false
    harness.display.verbosity = .full
    #expect(!harness.drawn().joined().contains(">"))
  }

  @Test("What is disabled is dim where there are colors, with its number; the default is bold")
  func styles() {
    let harness = ControlsHarness()
    let screen = harness.screen
    harness.display.verbosity = .changes
    harness.display.traits.isStyled = true
    (screen.task.isEnabled, screen.markAll.isEnabled) = (false, false)
    screen.filter.segments[1].isEnabled = false
    func styled(_ line: String) -> String {
      line.replacing("\u{1B}[0m", with: ")").replacing("\u{1B}[2m", with: "dim(")
        .replacing("\u{1B}[1m", with: "bold(")
    }

    #expect(
      harness.drawn().map(styled)[1...4] == [
        "    dim(1)- dim(Task)                   dim(Type one)",
        "    dim(2)- dim(Mark all as complete)   dim(off)",
        "    bold(3)* All   dim(4)- dim(Active)   bold(5)  Completed",
        "    bold(6)> bold(Save)",
      ])
  }

  @Test("Help explains the signs that are on the screen")
  func help() {
    for (language, head, signs) in [
      (
        Language.english, "Signs after a number: ",
        ["* is selected", "- is disabled", "! needs attention"]
      ), (.korean, "번호 뒤의 기호: ", ["* 선택됨", "- 사용할 수 없음", "! 확인 필요"]),
    ] {
      let harness = ControlsHarness(language)
      let screen = harness.screen
      harness.display.help()
      #expect(!harness.display.takeOutput().contains(signs[2]), "nothing was drawn yet")
      #expect(helped(harness).contains("  \(head)\(signs[0]).\n"))

      screen.save.isEnabled = false
      screen.task.isHighlighted = true
      #expect(helped(harness).contains("  \(head)\(signs.joined(separator: ", ")).\n"))

      screen.save.isEnabled = true
      screen.filter.selectedSegmentIndex = SegmentedControl.noSegment
      #expect(!helped(harness).contains(head))
      screen.task.isEnabled = false
      #expect(helped(harness).contains("  \(head)\(signs[1]).\n"), "of the first control")
    }
  }

  @Test(
    "Help says nothing of signs where there are words", arguments: [(true, false), (false, true)])
  func helpInWords(isSpoken: Bool, isBrief: Bool) {
    let harness = ControlsHarness(isSpoken: isSpoken, isBrief: isBrief)

    #expect(!helped(harness).contains("Signs"))
  }

  /// What help says of the screen, after that was drawn.
  private func helped(_ harness: ControlsHarness) -> String {
    harness.display.refresh()
    harness.display.help()
    return harness.display.takeOutput()
  }

  @Test("Numbers of one and two digits end in the same column, and so all names begin in one")
  func twoDigits() {
    let harness = ControlsHarness()
    harness.screen.elements =
      (1...11).map { .button(Button("B\($0)")) } + [.toggle(Switch("On")), .label("Label")]

    let lines = harness.drawn()

    #expect(
      lines[8...] == ["    9  B9", "   10  B10", "   11  B11", "   12  On   off", "    Label"])
  }

  @Test("A field without a label shows its placeholder once, in place of the label")
  func placeholder() {
    let harness = ControlsHarness()
    let field = TextField(placeholder: "Your name")
    harness.screen.elements = [.field(field)]

    #expect(harness.drawn() == ["    1  Your name"])
    field.text = "Kim"
    #expect(harness.drawn().first == "    1  Your name   Kim")
    let bare = TextField("")
    bare.text = "Kim"
    harness.screen.elements = [.field(bare)]
    #expect(harness.drawn().first == "    1     Kim", "three blanks before a value")
  }

  @Test("A value that takes all of its room leaves no line for words that there are none of")
  func full() {
    let harness = ControlsHarness(columns: 40, isSpoken: true)
    let field = TextField("Name")
    field.text = "abcdefghijklmnopqrstuvwxyz"
    harness.screen.elements = [.field(field)]

    harness.display.read()

    #expect(
      harness.display.takeOutput().hasPrefix(
        "    1  Name   abcdefghijklmnopqrstuvwxyz\n  Type a name"))
  }

  @Test("Words about a text of several lines stand behind the last one, where that has room")
  func lastLine() {
    let harness = ControlsHarness(columns: 40, isSpoken: true)
    let note = TextView("Note")
    (note.text, note.isEditable) = ("1234567890123456\nx", false)
    harness.screen.elements = [.textView(note)]

    #expect(
      harness.drawn().prefix(2) == [
        "    1  Note   1234567890123456", "              x  (disabled)",
      ])
  }

  @Test("Under --plain words take the place of the signs")
  func words() {
    for (language, words) in zip(
      Language.allCases,
      [["(selected)", "(disabled)", "(needs attention)"], ["(선택됨)", "(사용할 수 없음)", "(확인 필요)"]])
    {
      let harness = ControlsHarness(language, isSpoken: true)
      let screen = harness.screen
      screen.markAll.isEnabled = false
      screen.save.isEnabled = false
      screen.save.isSelected = true
      screen.task.isHighlighted = true

      let lines = harness.drawn()

      #expect(lines[1].hasSuffix("  \(words[2])"))
      #expect(lines[2].hasSuffix("  \(words[1])"))
      #expect(lines[3].components(separatedBy: words[0]) == 2)
      #expect(lines[4].hasSuffix(" \(words[0]) \(words[1])"))
      #expect(!lines.joined().contains { "!*".contains($0) })
      screen.task.isEnabled = false
      #expect(harness.drawn()[1].hasSuffix("  \(words[1])"), "nobody can put it right")
    }
  }

  @Test("The words are the reason while its alert or the field is new", arguments: [false, true])
  func reason(isBrief: Bool) {
    let harness = ControlsHarness(isSpoken: true, isBrief: isBrief)
    let (window, task) = (harness.window, harness.screen.task)
    func said() -> String {
      harness.display.refresh()
      return harness.display.takeOutput()
    }
    let alert = AlertScreen()
    alert.show(title: nil, message: "Too long", actions: [AlertButton(.ok)], preferred: nil)
    window.addSubview(alert)
    _ = said()
    window.removeSubview(alert)
    task.isHighlighted = true
    #expect(said().contains("(needs attention)"), "the alert refused nothing")
    task.isHighlighted = true
    window.addSubview(alert)
    _ = said()
    window.removeSubview(alert)
    #expect(said().contains("(Too long)"))
    task.isHighlighted = true
    #expect(said().contains("(needs attention)"))

    task.isHighlighted = true
    window.addSubview(alert)
    _ = said()
    let name = TextField("Name")
    name.isHighlighted = true
    let other = TextViewFactory(display: harness.display).makeWindowView()
    other.addSubview(FieldScreen([name]))
    other.becomeKey()

    #expect(said().contains("(needs attention)"))
  }

  // MARK: - Fixtures

  /// The numbers with their signs.
  private func signs(_ harness: ControlsHarness) -> [String] {
    harness.drawn().joined(separator: "\n").matches(of: /\d[!*>\- ]/).map { String($0.0) }
  }
}

extension String {
  fileprivate func components(separatedBy text: String) -> Int { ranges(of: text).count + 1 }
}
