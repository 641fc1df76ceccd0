import Model
import Testing
import View
import ViewText

@MainActor
@Suite("Text display")
struct TextDisplayTests {
  let display = TextDisplay(language: .english)

  @Test("What is said while the output is passed on is passed on next")
  func saidMeanwhile() {
    var passed: [String] = []
    func pass() -> Bool {
      display.passOutput { bytes in
        passed.append(String(decoding: bytes, as: UTF8.self))
        if passed.count == 1 { display.say("Again.") }
        return passed.count == 1
      }
    }
    display.say("Once.")

    let answers = [pass(), pass(), pass()]

    #expect(passed == ["  Once.\n", "  Again.\n"])
    #expect(answers == [true, false, true], "nothing to pass on succeeds")
  }

  @Test("What begins with spaces keeps them on every line that it is wrapped to")
  func indentation() {
    display.traits.columns = 20

    display.say("  1  Sign In, in the background")
    display.say("No spaces, so none are added here.")

    #expect(
      display.takeOutput()
        == "    1  Sign In, in\n    the background\n  No spaces, so none\n  are added here.\n")
  }

  @Test("Commands of one's own are offered, found by their beginning, and handed over")
  func ownCommands() {
    let display = TextDisplay(
      language: .korean,
      commands: [
        TextCommand("save", parameters: "FILE", explanation: Phrase("saves", ko: "저장합니다")),
        TextCommand("leave", explanation: Phrase("leaves", ko: "나갑니다")),
      ])

    let line = display.receive(":s  some file ")
    let none = [display.receive(":quit"), display.receive(":")]
    let complaints = display.takeOutput()
    display.howToKeep = Phrase("An empty line keeps it.", ko: "빈 줄은 그대로 둡니다.")
    display.help("all")
    let help = display.takeOutput()

    #expect(line?.name == "save" && line?.argument == "some file")
    #expect(none == [nil, nil])
    #expect(complaints.contains("명령: :save, :leave."))
    #expect(help.contains("  Enter만 누르면 마지막 줄에 적힌 일을 합니다.\n"))
    #expect(help.contains("\n  빈 줄은 그대로 둡니다.\n"))
    #expect(help.hasSuffix("    :save FILE  저장합니다\n    :leave      나갑니다\n"))
  }

  @Test("Where commands are typed whole, the beginning of several is near to the first")
  func wholeCommands() {
    let display = TextDisplay(
      language: .english, commands: ["help", "hold"].map { TextCommand($0, explanation: "") })
    display.acceptsAbbreviations = false

    _ = display.receive(":h")

    #expect(
      display.takeOutput().hasPrefix("  That matches nothing here. Did you mean :help?\n"))
  }

  @Test("Without commands nothing behind a colon is known, and none is offered")
  func noCommands() {
    let line = display.receive(":quit")

    #expect(line == nil)
    #expect(display.takeOutput().contains("That matches nothing here."))
    display.help()
    #expect(
      display.takeOutput().hasPrefix("  Type a name, its number or its beginning.\n  Commands: "))
  }

  @Test("A banner is shown each time its screen comes, without its signs where they are read aloud")
  func banner() {
    let window = TextViewFactory(display: display).makeWindowView()
    let door = ElementScreen([.banner("● Tea ● 1 ●"), .title("Door")])
    let hall = ElementScreen([.title("Hall")])
    window.becomeKey()
    func drawn(_ screen: ElementScreen) -> String {
      window.addSubview(screen)
      defer { window.removeSubview(screen) }
      display.refresh()
      return display.takeOutput()
    }

    let banner = "  ● Tea ● 1 ●\n\n"
    #expect([door, hall, door].map { drawn($0).hasPrefix(banner) } == [true, false, true])
    window.addSubview(door)
    window.didResignVisible()
    window.becomeKey()
    display.refresh()
    #expect(display.takeOutput().hasPrefix(banner), "it is in sight again")
    _ = drawn(hall)
    display.refresh()
    #expect(display.takeOutput().hasPrefix("  Door\n"), "it was there all the time")
    window.removeSubview(door)
    display.traits.isSpoken = true
    _ = drawn(hall)
    #expect(drawn(door).hasPrefix("  Tea 1\n\n"))
  }

  @Test("A screen is not drawn again because the paper is another, or a highlight has been seen")
  func drawnOnce() {
    let harness = ControlsHarness(columns: 60)
    func said() -> String {
      harness.display.refresh()
      return harness.display.takeOutput()
    }
    #expect(said().contains("    1  Task"))

    harness.display.traits.columns = 20
    #expect(said() == "")
    harness.screen.task.isHighlighted = true
    #expect(said().contains("    1! Task") && said() == "")
  }

  @Test("A password is a new one if it is chosen as long as it is hidden")
  func newPassword() {
    let field = TextField("Password", isSecureTextEntry: true)
    field.textContentType = .newPassword
    let window = TextViewFactory(display: display).makeWindowView()
    window.addSubview(FieldScreen([field]))
    window.becomeKey()

    _ = display.receive("1")

    #expect(display.choosesPassword)
    field.isSecureTextEntry = false
    #expect(!display.choosesPassword)
  }

  @Test("In a window without a screen Escape is answered as any line is")
  func noScreen() {
    let window = TextViewFactory(display: display).makeWindowView()
    window.becomeKey()

    for line in ["x", "\u{1B}"] {
      _ = display.receive(line)
      #expect(display.takeOutput().hasPrefix("  The app is not on the screen."))
    }
  }
}
