import Controller
import Model
import Testing
import View
import ViewText

@Suite("1.6: what is seen, but inactive")
struct InactiveWindowTests {
  @Test(
    "1.6 [C] A window of an inactive scene is seen, and every touch is refused in a sentence",
    arguments: Way.allCases, ["email", "1", "", "sign in", "\u{1B}"])
  func refused(_ way: Way, line: String) throws {
    let display = TextDisplay(language: .english)
    let app = try launched(way.policy, on: display)
    try app.send(way.event(for: app.session(1)))
    display.refresh()
    _ = display.takeOutput()

    _ = display.receive(line)
    display.refresh()

    #expect(
      display.takeOutput() == "  The app is inactive, so nothing can be touched. :open makes it "
        + "active.\n")
    #expect(display.prompt == .command)
    try app.send(way.end(for: app.session(1)))
    _ = display.receive("email")
    #expect(display.prompt == .field(name: "Email", isSecure: false))
  }

  @Test(
    "1.6 [C] What is edited gets no text while its scene is inactive, and commands are commands")
  func edited() throws {
    let display = TextDisplay(language: .korean, commands: [TextCommand("open", explanation: "")])
    let app = try launched(on: display)
    _ = display.receive("1")
    let field = try #require(display.window?.screen?.fields.first)
    try app.send(.interruption)
    _ = display.takeOutput()

    #expect(display.receive(":open")?.name == "open")
    _ = display.receive("lee@example.com")
    #expect(!display.leaveField())

    #expect(
      display.takeOutput() == "  앱이 비활성 상태여서 아무것도 터치할 수 없습니다. :open을 입력하면 활성화됩니다.\n")
    #expect(field.text == "")
    try app.send(.interruptionEnded)
    _ = display.receive("lee@example.com")
    #expect(field.text == "lee@example.com")
  }

  private func launched(
    _ policy: LifeCyclePolicy = LifeCyclePolicy(), on display: TextDisplay
  ) throws -> WitnessedApplication {
    let witness = Witness()
    witness.makeRoot = { AskingController() }
    return try WitnessedApplication.launched(
      policy, views: TextViewFactory(display: display), witness: witness)
  }

  /// A way to be seen and inactive.
  nonisolated enum Way: CaseIterable {
    case switcher, interruption, split, switcherInFullScreen

    var policy: LifeCyclePolicy {
      self == .switcherInFullScreen ? .fullScreen : LifeCyclePolicy()
    }

    func event(for session: SceneSession) -> SystemEvent {
      switch self {
      case .switcher, .switcherInFullScreen: .openSwitcher
      case .interruption: .interruption
      case .split: .resizeBegan(session)
      }
    }

    func end(for session: SceneSession) -> SystemEvent {
      switch self {
      case .switcher, .switcherInFullScreen: .open
      case .interruption: .interruptionEnded
      case .split: .resizeEnded(session)
      }
    }
  }
}
