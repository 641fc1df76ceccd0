import Model
import Testing

@testable import App
@testable import Controller
@testable import ProgramKit
@testable import Terminal
@testable import View
@testable import ViewText
@testable import Workshop

/// What a page has of each step, in one line: how much was said and called, and which screens were
/// seen.
@Suite("The steps of a session", .patience)
struct SessionHistoryTests {
  @Test("A session keeps each step with its lines, screen, calls and objects, and no password")
  func steps() throws {
    let own = [
      "an alert above a sheet": "#! --demo\n> sign up\n> sign up\n> ok\n> email\n> Qwer\n> asdf\n",
      "a line after the end": "> sign up\n> :kill\n",
      "the trace is switched off": "#! --trace\n> :trace off\n> sign up\n> :trace on\n> 1\n> x\n",
      "a password": "> password\n> hunter2hunter2\n> sign in\n> ok\n",
    ]
    let names = ["two-windows", "end-of-input"]
    let files = try names.map { ($0, try #require(TranscriptFolder.standard.text(of: $0))) }
    var text = ""
    for (name, transcript) in own.sorted(by: { $0.key < $1.key }) + files {
      text += "# \(name)\n"
      let steps = try Transcript(transcript).history(hasher: InProcessProgram.hasher).steps
      for step in steps { text += words(for: step) + "\n" }
    }

    try expect(text, isAsIn: "Words/session-steps.txt")
  }

  @Test(
    "Who records passes on what is asked of the input and told to it", arguments: [true, false])
  func passesOn(isPage: Bool) throws {
    let asked = AskedInput()
    let options = try Options(["--memory"])
    let recorder: any LineInput =
      isPage
      ? SessionRecorder(asked, program: .vestibule(), options: options, language: .english)
      : TranscriptRecorder(
        asked, program: .vestibule(), options: options, language: .english, write: { _ in })

    #expect(recorder.columns == 33 && recorder.isTyped && recorder.mayHaveCommand)
    recorder.watch(TextDisplay(language: .english))
    #expect(recorder.stop() == nil)
    recorder.end()

    #expect(asked.heard == ["watch", "stop", "end"])
  }

  @Test(
    "The screen below an alert is kept, unless it has a list",
    arguments: [("> sign in\n", "Sign In"), ("#! --app crud\n> create\n", nil)]
      as [(String, String?)])
  func covered(transcript: String, title: String?) throws {
    let steps = try Transcript(transcript).history(hasher: InProcessProgram.hasher).steps

    let step = try #require(steps.first { $0.screen?.isAlert == true })
    #expect(step.covered?.title.english == title)
  }

  @Test("A screen that makes calls while it is read is not read again for each of them")
  func reading() throws {
    let program = Program("tea", "Tea.", AppRecipe { AskingController($0.log) })

    let steps = try Transcript("> go\n").history(by: program, hasher: InProcessProgram.hasher).steps

    #expect(steps.contains { $0.calls.contains { $0.text == "read()" } })
  }

  @Test("The last line is a step, even if nothing comes of it")
  func lastLine() throws {
    let steps = try Transcript("> :kill\n> :quit\n").history(hasher: InProcessProgram.hasher).steps

    #expect(steps.map(\.cause) == [.launch, .lines(["> :kill"]), .lines(["> :quit"])])
  }

  private func words(for step: SessionStep) -> String {
    let screen = step.screen.map { "\($0.title.english) (\($0.items.count))" } ?? "no screen"
    let seen = step.screens.map { "\($0.calls): \($0.screen.title.english)" }
    return [
      "\(step.cause)", "says \(step.messages)", screen,
      step.covered.map { "above \($0.title.english)" } ?? "", "seen \(seen)",
      "\(step.calls.count) calls, \(step.leftOut.count) not made",
      "\(step.objects.objects.count) objects",
    ].filter { !$0.isEmpty }.joined(separator: " | ")
  }
}

/// An input that notes what it is told.
private final class AskedInput: LineInput {
  let columns: Int? = 33
  let isTyped = true
  let mayHaveCommand = true
  private(set) var heard: [String] = []

  func watch(_ display: TextDisplay) { heard.append("watch") }
  func next(for prompt: TextPrompt) -> Input { Input(typing: "") }
  func stop() -> Signal? {
    heard.append("stop")
    return nil
  }
  func end() { heard.append("end") }
}

/// Shows what it asks for each time that its screen is read.
private final class AskingController: ViewController {
  private let asked: EventLog

  init(_ log: EventLog) {
    asked = log
    super.init()
  }

  override func loadView() { view = AskingScreen(asked) }
}

private final class AskingScreen: Screen {
  private let log: EventLog
  private let go = Button("Go")

  init(_ log: EventLog) { self.log = log }

  var elements: [Element] {
    log.record(Event(.call, "AskingScreen", "read()", from: .view, to: .view))
    return [.button(go)]
  }
}
