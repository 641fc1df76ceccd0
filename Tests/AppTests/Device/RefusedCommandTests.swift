import Testing
import View

@testable import App
@testable import ProgramKit

/// What is said of a command to the device that cannot be performed.
@Suite("A command that is refused", .patience)
struct RefusedCommandTests {
  @Test("Says which state it does not fit, in either language", arguments: refused)
  func reasons(refusal: Refusal) throws {
    for (language, answer) in [("en", refusal.english), ("ko", refusal.korean)] {
      let session = try InProcessProgram(["--language", language] + refusal.options)
        .launch(typing: refusal.lines)

      #expect(session.outputs[refusal.lines.count] == "  \(answer)\n")
    }
  }

  @Test("Without scenes, help lists only the commands that work there; the others say why not")
  func classic() throws {
    let help = try InProcessProgram(["--classic"]).launch(typing: [":help"]).outputs[1]

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
    #expect(answers[3].contains("    :help "))
    #expect(answers[4].isEmpty, "a name on the screen is recognised by its beginning")
  }

  // MARK: - Fixtures

  nonisolated struct Refusal: CustomTestStringConvertible {
    let lines: [String]
    var options: [String] = []
    let english: String
    let korean: String

    var testDescription: String { lines.joined(separator: " ") }
  }

  nonisolated private static let refused = [
    Refusal(
      lines: [":home", ":home"], english: "The app is already in the background.",
      korean: "앱이 이미 백그라운드에 있습니다."),
    Refusal(lines: [":open"], english: "It is on the screen already.", korean: "이미 화면에 있습니다."),
    Refusal(lines: [":switch 1"], english: "It is on the screen already.", korean: "이미 화면에 있습니다."),
    Refusal(
      lines: [":reclaim 1"],
      english: "Window 1 is on the screen; only a background window can be reclaimed.",
      korean: "1번 창이 화면에 있습니다. 백그라운드에 있는 창의 메모리만 회수할 수 있습니다."),
    Refusal(
      lines: [":new", ":reclaim 1", ":reclaim 1"],
      english: "Window 1 is not in memory, so nothing can be freed.",
      korean: "1번 창은 메모리에 없어서 회수할 것이 없습니다."),
    Refusal(
      lines: [":kill", ":home"], english: "The app is not running. :open starts it.",
      korean: "앱이 실행 중이 아닙니다. :open을 입력하면 시작합니다."),
    Refusal(
      lines: [":home", ":split"], english: "The app is in the background. :open brings it back.",
      korean: "앱이 백그라운드에 있습니다. :open을 입력하면 돌아옵니다."),
    Refusal(
      lines: [":home", ":interrupt"],
      english: "The app is in the background. :open brings it back.",
      korean: "앱이 백그라운드에 있습니다. :open을 입력하면 돌아옵니다."),
    Refusal(
      lines: [":new", ":switch"], english: "Which window? Type :switch 1 or :switch 2.",
      korean: "어느 창인가요? 입력할 수 있는 것: :switch 1, :switch 2."),
    Refusal(
      lines: [":trace maybe"],
      english: "Use :trace on, :trace calls, :trace last, :trace off, or name what to show: "
        + ":trace on view model. "
        + "You can name person, view, controller, model, system, calls, answers, diagnostics.",
      korean: ":trace on, :trace calls, :trace last, :trace off 중 하나를 입력하거나, 보고 싶은 것을 지정하세요: "
        + ":trace on view model. "
        + "지정할 수 있는 것: person, view, controller, model, system, calls, answers, diagnostics."),
    Refusal(
      lines: [":new"], options: ["--classic"], english: "This app runs without scenes.",
      korean: "이 앱은 씬 없이 실행됩니다."),
  ]
}
