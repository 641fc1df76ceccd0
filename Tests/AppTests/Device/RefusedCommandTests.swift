import Controller
import Model
import Testing
import View
import ViewText
import Workshop

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

  @Test("What only few apps are told has its words in both languages too")
  func rareWords() {
    let fault = StoreError.rolledBack(reason: .verbatim("full"))
    let reason = Phrase(fault)
    func answer(to error: LifeCycleError) -> Phrase {
      DeviceError(error, of: .newWindow(), in: .active).phrase
    }
    let answers: [(Phrase, Phrase)] = [
      (
        answer(to: .oneSceneOnly),
        Phrase("This app shows one window at a time.", ko: "이 앱은 한 번에 창을 하나만 보여줍니다.")
      ),
      (
        answer(to: .storeFailed(event: "open", error: fault)),
        Phrase(
          "The windows stay as they are, because the store failed: \(reason.english)",
          ko: "저장소 오류로 창을 그대로 두었습니다: \(reason.korean)")
      ),
      (
        .needs(.shortcut, []),
        Phrase("This app has no quick actions.", ko: "이 앱에는 빠른 동작이 없습니다.")
      ),
      (
        .needs(.continue, []),
        Phrase(
          "Say its type, and values as NAME=VALUE: :continue TYPE NAME=VALUE.",
          ko: "종류를 쓰고, 값은 NAME=VALUE로 쓰세요: :continue TYPE NAME=VALUE.")
      ),
      (
        .noStep,
        Phrase(
          "Nothing was called since the launch, which is not watched in a pipe. "
            + "Do something first.",
          ko: "실행한 뒤로 아무것도 호출되지 않았습니다. 파이프에서는 실행 과정을 지켜보지 않습니다. "
            + "먼저 무언가를 해 보세요.")
      ),
      (.passed(1), Phrase("1 second has passed.", ko: "1초가 지났습니다.")),
      (.passed(0.5), Phrase("0.5 seconds have passed.", ko: "0.5초가 지났습니다.")),
    ]

    for (said, words) in answers { #expect(said == words) }
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
