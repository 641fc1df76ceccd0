import Testing
import View
import ViewText

@testable import App
@testable import ProgramKit

/// What is said of a command to the device that cannot be performed.
@Suite("A command that is refused", .patience)
struct RefusedCommandTests {
  @Test(
    "A refused command says which state it does not fit, in either language", arguments: refused)
  func reasons(refusal: Refusal) throws {
    for (language, answer) in [("en", refusal.english), ("ko", refusal.korean)] {
      let session = try InProcessProgram(["--language", language])
        .launch(typing: refusal.lines)

      #expect(session.outputs[refusal.lines.count] == "  \(answer)\n")
    }
  }

  @Test("Without scenes, help lists only the commands that work there; the others say why not")
  func classic() throws {
    let help = try InProcessProgram(["--classic"]).launch(typing: [":help all"]).outputs[1]

    for command in DeviceCommand.allCases {
      #expect(help.contains("    \(command.textCommand.usage) ") == !command.needsScenes)
      guard command.needsScenes else { continue }
      let answer = try InProcessProgram(["--classic"])
        .launch(typing: [":\(command.rawValue) 1"]).outputs[1]
      #expect(answer == "  This app runs without scenes.\n")
    }
  }

  @Test("In a script no command is recognised by its beginning, and its name is suggested")
  func whole() throws {
    let answers = try InProcessProgram().launch(typing: [":h", ":hel", ":HELP", "pass"]).outputs

    for answer in answers[1...2] {
      #expect(answer.hasPrefix("  That matches nothing here. Did you mean :help?\n"))
    }
    #expect(answers[3].contains("Commands: :help, "))
    #expect(answers[4].isEmpty, "a name on the screen is recognised by its beginning")
  }

  // MARK: - Fixtures

  nonisolated struct Refusal: CustomTestStringConvertible {
    let lines: [String]
    let english: String
    let korean: String

    var testDescription: String { lines.joined(separator: " ") }
  }

  nonisolated private static let refused = [
    Refusal(
      lines: [":reclaim 1"],
      english: "Window 1 is on the screen; only a background window can be reclaimed.",
      korean: "1번 창이 화면에 있습니다. 백그라운드에 있는 창의 메모리만 회수할 수 있습니다."),
    Refusal(
      lines: [":home", ":split"], english: "The app is in the background. :open brings it back.",
      korean: "앱이 백그라운드에 있습니다. :open을 입력하면 돌아옵니다."),
  ]
}
