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
    display.help("all")
    let help = display.takeOutput()

    #expect(line?.name == "save" && line?.argument == "some file")
    #expect(none == [nil, nil])
    #expect(complaints.contains("명령: :save, :leave."))
    #expect(help.hasSuffix("    :save FILE  저장합니다\n    :leave      나갑니다\n"))
  }

  @Test("Without commands nothing behind a colon is known, and none is offered")
  func noCommands() {
    let line = display.receive(":quit")

    #expect(line == nil)
    #expect(display.takeOutput().contains("That matches nothing here."))
  }
}
