import Terminal
import Testing
import Vestibule

@MainActor
@Suite("Examples: a console")
struct TerminalTests {
  @Test("A command of one's own is performed")
  func action() {
    let display = TextDisplay(language: .english)
    let cup = Cup()

    let brew = TextCommand("brew", explanation: Phrase("brews tea", ko: "차를 끓입니다"))
    let console = Console(
      display, commands: [ConsoleAction(brew) { _, _ in cup.pour() }])

    #expect(display.commands.map(\.name).contains("brew"))
    withExtendedLifetime(console) {}
  }

  @Test("A program ends its application with its console")
  func delegate() throws {
    let display = TextDisplay(language: .english)
    let application = makeTeaApp(MemoryStore(), EventLog())
    let (console, program) = (Console(display), TeaProgram(application))
    console.delegate = program
    try application.send(.launch())

    console.delegate?.consoleWillEnd(console)

    #expect(!application.isRunning)
  }
}

@MainActor
private final class TeaProgram {
  private let application: Application

  init(_ application: Application) { self.application = application }
}

extension TeaProgram: ConsoleDelegate {
  func consoleWillStop(_ console: Console) { try? application.send(.home) }
  func consoleDidContinue(_ console: Console) { try? application.send(.open) }
  func consoleWillEnd(_ console: Console) { try? application.send(.terminate) }
}
