import Controller
import Foundation
import Model
import Terminal
import Testing
import View
import ViewKit
import ViewText

@testable import App
@testable import ProgramKit

@Suite("A trace of a program that traps", .patience, .onOwnThreads)
nonisolated struct TrapTests {
  @Test(
    "R12: The call that traps is the last line, whether its method is optional, answers or recurs",
    arguments: [
      ("email", "  |   Trapping.textFieldDidBeginEditing(Email)"),
      ("password", "  |   Trapping.textFieldShouldBeginEditing(Password)"),
      ("sign in", "  |   Trapping.signInTouched()"),
      ("sign up", "  |   Trapping.signUpTouched()"),
    ])
  func lastLine(typing line: String, last: String) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent]
    ) { [line] in
      try await run(typing: line, trace: nil)
    }

    let said = try #require(result).standardOutputContent
    let lines = String(decoding: said, as: UTF8.self).split(separator: "\n")
    #expect(lines.last.map(String.init) == last)
    #expect(lines.contains("  | SignScreen.touch(\"\(line.capitalized)\")"))
  }

  @Test("A trace in a file ends so too")
  func inFile() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try await run(typing: "email", trace: Output(STDERR_FILENO))
    }

    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    expectPresent("\nSignScreen.touch(\"Email\")\n", in: text)
    expectPresent("\n  Trapping.textFieldDidBeginEditing(Email)\n", in: text)
  }

  @Test("So does the trace that a command line asks for")
  func commandLine() async throws {
    let folder = try TemporaryFolder()
    try folder.write("email\n".utf8, to: "script")
    let script = folder.path("script")

    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent]
    ) { [script = script as String] in
      try await runCommand(typing: script)
    }

    withExtendedLifetime(folder) {}
    let said = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    let last = "  |   Trapping.textFieldDidBeginEditing(Email)"
    #expect(said.split(separator: "\n").last == Substring(last), "\(said)")
  }
}

// MARK: - Fixtures

/// Runs the program with a trace, and with a delegate that traps.
@MainActor private func run(typing line: String, trace file: Output?) throws {
  ProcessSetup.prepare()
  let output = Output(STDOUT_FILENO)
  var program = ProgramRun(
    options: try Options(["--memory", "--trace"]), language: .english, store: MemoryStore(),
    hasher: InProcessProgram.hasher)
  program.writeTrace = file.map { file in { file.write($0) } }
  program.foretellTrace = { LastWords.set($0, on: (file ?? output).descriptor) }
  let session = ScriptedSession([Input(typing: line)])
  let trapping = Trapping()
  program.willLaunch = { device in
    session.willType = { _ in
      let screen = device.display.window?.screen as? SignScreen
      for case let field as TextField in screen?.controls ?? [] { field.delegate = trapping }
      screen?.signContainer.setButtonDelegate(trapping)
    }
  }
  _ = try withExtendedLifetime(trapping) {
    try program.run(reading: session, writing: { output.write($0) })
  }
}

/// Runs a command line whose app has a field with that delegate.
@MainActor private func runCommand(typing script: String) throws {
  ProcessSetup.prepare()
  let program = Program("trap", "Traps.", AppRecipe { _ in TrappingController() })
  let options = try Options(["--memory", "--trace", "--script", script], of: program)
  let runner = CommandRunner(
    program: program, options: options, language: .english, environment: [:],
    output: Output(STDOUT_FILENO), errors: Output(STDERR_FILENO))
  _ = try runner.ending()
}

private final class TrappingController: ViewController {
  private let field = TextField("Email")
  private let trapping = Trapping()

  override func loadView() {
    field.delegate = trapping
    view = FieldScreen(field)
  }
}

private final class FieldScreen: Screen {
  let elements: [Element]

  init(_ field: TextField) { elements = [.field(field)] }
}

private final class Trapping: TextFieldDelegate, SignButtonDelegate {
  func signInTouched() { preconditionFailure() }

  func signUpTouched() { count = depth(count) }

  private var count = 0

  /// Calls itself until the stack is used up.
  private func depth(_ count: Int) -> Int { count < 0 ? 0 : depth(count + 1) + 1 }

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    if textField.isSecureTextEntry { preconditionFailure() }
    return true
  }

  func textFieldDidBeginEditing(_ textField: TextField) { preconditionFailure() }
}
