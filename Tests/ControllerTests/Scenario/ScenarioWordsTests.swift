import Foundation
import Model
import Testing
import VestibuleTesting
import View
import ViewKit
import ViewText

@testable import Controller
@testable import Workshop

@Suite("What a scenario keeps and says, word for word", .scenario, .patience)
struct ScenarioWordsTests {
  @Test("Each step of a session is kept with its words, calls, screen and objects")
  func session() throws {
    let scenario = Self.scenario()
    var said: [[String]] = []
    said.append(try scenario.launch())
    said.append(try scenario.touch("Name"))
    said.append(try scenario.type("lee", into: "이름"))
    said.append(try scenario.touchReturn())
    said.append(try scenario.enter("kim", into: "Name"))
    said.append(try scenario.enter("a\nb", into: "Notes"))
    said.append(try scenario.type("c", into: "Notes"))
    said.append(try scenario.touchEscape())
    said.append(try scenario.type("hush", into: "PIN"))
    said.append(try scenario.perform("+", on: "Cups"))
    said.append(try scenario.touch("Sheet"))
    said.append(try scenario.touch("Done"))
    said.append(scenario.wait(for: 60))
    said.append(try scenario.send(.newWindow()))
    said.append(try scenario.touch("Name"))
    let session = try #require(scenario.application.sessions.last)
    said.append(try scenario.move(session, to: .background))
    said.append(try scenario.send(.memoryWarning))
    said.append(try scenario.send(.home))
    let title = scenario.title
    said.append(try scenario.relaunch())
    said.append(try scenario.closeInSwitcher())
    said.append(try scenario.finish())

    var text = "\(title ?? "no title")\n"
    for (index, step) in scenario.steps.enumerated() {
      text += "# \(step.name.english)\n\(step.name.korean)\n"
      text += "\(step.action.map { $0.scenarioLine() } ?? "no step")\n"
      text += "\(step.failure ?? "no failure") \(step.objects.objects.count)\n"
      text += "\(step.screen?.phrases.map(\.english) ?? [])\n"
      text += step.calls.map { "  \($0)\n" }.joined()
      text += step.leftOut.map { "  - \($0)\n" }.joined()
      if said.indices.contains(index), said[index] != step.calls.map(\.description) {
        text += "  said: \(said[index])\n"
      }
    }

    try expect(text, isAsIn: "scenario.txt")
  }

  @Test("Each mistake is said with its line and its remedy, and kept as where it failed")
  func mistakes() throws {
    let mistakes: [(Scenario) throws -> Void] = [
      { try $0.touch("Tea") }, { try $0.touch("Off") }, { try $0.touch("Deaf") },
      { try $0.touch("Twin") }, { try $0.perform("fly", on: "Cups") },
      { try $0.perform("fly", on: "Sheet") }, { try $0.perform("+", on: "Tea") },
      { try $0.type("a", into: "Sheet") }, { try $0.type("a", into: "Tea") },
      { try $0.enter("a", into: "Off Field") }, { try $0.enter("a", into: "Shut") },
      { try $0.type("a", into: "Shut") }, { try $0.touchReturn() },
      { scenario in
        try scenario.send(.home)
        try scenario.touch("Sheet")
      },
      { scenario in
        try scenario.send(.home)
        try scenario.touchReturn()
      },
      { scenario in
        try scenario.send(.home)
        try scenario.touchEscape()
      },
      { try $0.launch() }, { try $0.send(.open) }, { try $0.expectNoEvents() },
      { scenario in
        scenario.takeEvents()
        try scenario.touch("Sheet")
        try scenario.expect("Root.viewWillDisappear(_:)", "Sheet.viewDidLoad()", "no event")
      },
      { scenario in
        scenario.takeEvents()
        try scenario.expect([])
        try scenario.expect("a", "b")
      },
    ]
    let text = try mistakes.map { mistake in
      let scenario = Self.scenario()
      try scenario.launch()
      let error = try #require(throws: ScenarioError.self) { try mistake(scenario) }
      #expect(error.filePath == #filePath && error.line < #line)
      let steps = scenario.steps.suffix(2).map { step in
        "\(step.name.english) / \(step.name.korean): \(step.failure ?? "-")"
      }
      return "\(error.description.drop { $0 != " " })\n" + steps.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")

    try expect(text, isAsIn: "mistakes.txt")
  }

  @Test("By itself it is strict, and a window of a test speaks English")
  func defaults() throws {
    let scenario = Scenario(make: bareApplication)
    try scenario.launch()
    let error = #expect(throws: ScenarioError.self) { try scenario.finish() }
    guard case .unexpected(let events)? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!events.isEmpty && scenario.steps.last?.failure != nil)
    #expect(scenario.log.isExplaining && scenario.log.isRecording)

    let test = TestWindow(PlainController("Root").button(Phrase("Go", ko: "가기")) { _ in })
    #expect(test.texts == ["Root", "Go"] && test.title == "Root")
    #expect(try test.touch("가기").contains { $0.hasSuffix("touched(Go)") })
    #expect(test.log.isExplaining && !test.window.isHidden)
  }

  @Test("Two lists side by side: common lines once, and what is missing before what is new")
  func sideBySide() throws {
    let pairs = [
      ("", ""), ("a", ""), ("", "a"), ("abc", "abc"), ("abc", "ac"), ("ac", "abc"), ("ab", "cd"),
      ("abcd", "axcyd"), ("abcde", "xaye"), ("abab", "baba"), ("abc", "bcdxyz"), ("xyzabc", "abc"),
      ("aXbYc", "aPbQc"), ("abcdef", "fedcba"),
    ]
    let text = pairs.map { one, other in
      let lines = one.map(String.init).sideBySide(with: other.map(String.init))
      return "\(one) \(other): " + lines.map { "\($0.mark)\($0.line)" }.joined() + "\n"
    }.joined()

    try expect(text, isAsIn: "side-by-side.txt")
  }

  // MARK: - Fixtures

  private static func scenario() -> Scenario {
    Scenario(
      .loose,
      make: app { _, log in
        let root = PlainController("Root")
        root.field(Phrase("Name", ko: "이름")).resignsOnReturn = true
        root.field("PIN", isSecure: true)
        root.field(Phrase("Off Field", ko: "꺼진 칸")).isEnabled = false
        root.field(Phrase("Shut", ko: "닫힌 칸")).delegate = Shut.shared
        let off = Button(Phrase("Off", ko: "꺼짐"), sends: "off()", to: { [weak root] in root }) {
          _ in
        }
        off.isEnabled = false
        root.screen.elements += [
          .textView(TextView(Phrase("Notes", ko: "메모"))),
          .stepper(Stepper(Phrase("Cups", ko: "잔"))),
          .button(off),
          .button(
            Button(Phrase("Deaf", ko: "귀먹음"), sends: "deaf()", to: { nil as PlainController? }) {
              _ in
            }),
        ]
        root.button("Twin") { _ in }.button("Twin") { _ in }
        return root.button(Phrase("Sheet", ko: "시트")) { root in
          let sheet = PlainController("Sheet", style: .pageSheet)
          root.present(
            sheet.button("Done") { [weak root] _ in root?.dismiss(animated: true) },
            animated: true)
        }
      })
  }
}

/// Lets no field be edited.
private final class Shut: TextFieldDelegate {
  static let shared = Shut()

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { false }
}
