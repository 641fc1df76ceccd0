import Controller
import Foundation
import Model
import Terminal
import Testing
import View
import ViewText

@testable import App
@testable import ProgramKit

/// Sessions in which a password is also a word of the program, a text in sight, or a number.
@Suite("A recording of texts that were passwords", .patience)
struct RecordedTextsTests {
  @Test("It replays, whatever words of the program the password is", arguments: passwords)
  func replays(password: String) throws {
    let lines =
      ["sign up", "email", password, password, "sign up", "ok", "email", password, ":why present"]
      + ["password", password, "sign up", "ok", ":wait 3", ":switch 1", password, ":read", ":help"]

    for options in [["--memory"], ["--memory", "--trace", "--brief"], ["--demo", "--classic"]] {
      try expectReplay(of: try record(options, lines))
    }
  }

  @Test("It replays after any of the lines that a person may type", arguments: 1...24)
  func anyLines(seed: Int) throws {
    var numbers = SeededNumbers("recorded \(seed)")
    let lines = (0..<40).flatMap { _ -> [String] in
      let text = Self.passwords.randomElement(using: &numbers) ?? ""
      let other = Self.lines.randomElement(using: &numbers) ?? ""
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: return [["email", "password"][seed % 2], text, text]
      case 1: return ["sign up", text]
      case 2: return [text]
      default: return [other]
      }
    }
    let options = [["--memory"], ["--demo", "--plain"], ["--memory", "--trace"]][seed % 3]

    try expectReplay(of: try record(options, lines))
  }

  @Test(
    "R6: After a command, a number that was a password is a placeholder, unless it is too short",
    arguments: [
      (":switch", "123456", false), (":switch", "123", true), (":wait", "123456", true),
      (":wait", "99999999999999", false),
    ])
  func numbers(command: String, number: String, isKept: Bool) throws {
    let text = try record(["--memory"], ["password", number, "\(command) \(number)"])

    #expect(text.contains("> \(command) \(number)\n") == isKept, "\(text)")
    try expectReplay(of: text)
  }

  @Test("A word that a command takes is written after it, though it was a password before")
  func ownWords() throws {
    for (word, command) in [("on", ":trace"), ("sign-up", ":shortcut")] {
      let text = try record(["--memory"], ["password", word, "\(command) \(word)"])

      #expect(text.contains("> \(command) \(word)\n"), "\(text)")
      try expectReplay(of: text)
    }
  }

  @Test(
    "R6: What only another command takes is a placeholder, as it may be a password",
    arguments: ["12345", "tea:x", "model"])
  func otherWords(word: String) throws {
    let text = try record(["--memory"], [":home \(word)"])

    #expect(text.contains("> :home <password 1>\n"), "\(text)")
    try expectReplay(of: text)
  }

  @Test(
    "R6: A number of no control may be a password, and is left out, unless it is too short",
    arguments: [("1234", false), ("123", true)])
  func numberOfNothing(number: String, isWritten: Bool) throws {
    let text = try record(["--memory"], [number])

    #expect(text.contains("> \(number)\n") == isWritten, "\(text)")
    try expectReplay(of: text)
  }

  @Test("What is typed while nothing is on the screen is a placeholder, however short it is")
  func nothingShown() throws {
    let text = try record(["--memory"], [":home", "123"])

    #expect(text.contains("> <1>\n"), "\(text)")
    try expectReplay(of: text)
  }

  @Test("A control is recorded by its name, however many there are")
  func manyControls() throws {
    let program = Program("keys", "Has many keys.", AppRecipe { _ in KeysController() })

    let text = try record([], (1...40).map { "key \($0)" }, of: program)

    for number in 1...40 { #expect(text.contains("> key \(number)\n"), "\(text)") }
  }

  @Test("R6: A password of several words is one placeholder after a command, too")
  func severalWords() throws {
    let text = try record(["--memory"], ["password", "x y", ":switch x y"])

    #expect(text.contains("> :switch <1>\n"), "\(text)")
    try expectReplay(of: text)
  }

  @Test("A password that is too long is one that is too long in the replay, too")
  func tooLong() throws {
    let password = String(repeating: "secret", count: 100)

    let text = try record(
      ["--memory"], ["sign up", "email", "lee@example.com", password, "sign up"])

    #expect(!text.contains("secret"))
    try expectReplay(of: text)
  }

  @Test("A session in which nothing was masked is not performed again")
  func unmasked() throws {
    let program = Program("parrot", "Says it again.", AppRecipe { _ in ParrotController() })

    let recorder = try perform([.line(.text("say"))], by: program).recorder

    #expect(recorder.corrected() == nil)
  }

  @Test("What is longer than can be read back is not performed again")
  func longest() throws {
    let program = Program("parrot", "Says it again.", AppRecipe { _ in ParrotController() })
    let lines = ["secret", "Zeb7ra!", "say"]

    let recorder = try perform(lines.map { .line(.text($0)) }, by: program).recorder

    #expect(recorder.corrected() != nil)
    recorder.receive([UInt8](repeating: 0x78, count: TextFile.limit))
    #expect(recorder.corrected() == nil)
  }

  @Test("Ctrl-C in a field is recorded where it comes from a terminal: elsewhere it ends the run")
  func interrupted() throws {
    let text = try perform([.line(.text("email")), .signal(.interrupt)]).text

    #expect(text.contains("> email\n") && !text.contains("#! interrupt"), "\(text)")
  }

  @Test("Why a call came is answered the same in the replay, however many lines were read at once")
  func why() throws {
    // As a pipe has it that is read to its end: after a line without a colon nothing is explained.
    let lines =
      Array(repeating: "email", count: 3) + ["sign in", "ok", ":why viewDidLoad"]
      + ["sign up", ":why textFieldDidEndEditing", ":why viewDidAppear of SignUpController"]
      + [":why tableView cellForRowAt"]

    let text = try record(["--memory"], lines, hasCommandAhead: false)

    try expectReplay(of: text)
    #expect(text.contains("> :why viewDidLoad\n"))
    #expect(text.contains("> :why tableView cellForRowAt\n"), "each word is one of a call")
  }

  @Test("R6: A password that the program shows elsewhere is a placeholder there, and it replays")
  func shownElsewhere() throws {
    let program = Program("parrot", "Says it again.", AppRecipe { _ in ParrotController() })

    let text = try record([], ["secret", "Zeb7ra!", "say", "secret", "ay", "say"], of: program)

    #expect(!text.contains("Zeb7ra"))
    #expect(text.contains("  You said <password 1>.\n") && text.contains("  You said <2>.\n"))
    #expect(text.contains("Say\n"), "a word of the program stays")
    try expectReplay(of: text, by: program)
  }

  @Test(
    "R6: A page has a placeholder for what the program shows elsewhere, and keeps its own words")
  func page() throws {
    let program = Program("parrot", "Says it again.", AppRecipe { _ in ParrotController() })
    let lines = ["secret", "Zeb7ra!", "say", "secret", "div", "say"]
    let recorder = SessionRecorder(
      TypedLines(lines.map { .line(.text($0)) }), program: program, options: Options(),
      language: .english)
    var run = ProgramRun(
      of: program, options: Options(), language: .english, store: MemoryStore(),
      hasher: InProcessProgram.hasher)
    run.willLaunch = { recorder.device = $0 }

    _ = try run.run(reading: recorder) { _ in true }
    recorder.history.didEnd()
    let page = recorder.page(correcting: true) { steps in
      SessionPage(title: "T", language: .english, steps: steps).text
    }

    #expect(!page.contains("Zeb7ra"))
    #expect(
      page.contains("You said &lt;password 1&gt;.") && page.contains("<div class=\"session\">"))
  }

  // MARK: - Fixtures

  nonisolated private static let passwords = [
    "a", "e", "1", "3", "1234", "email", "Email", "Sign", "sign in", "asdf", "ok", "Return", "The",
    "present", "<password 1>", "●●●", "seconds", "viewDidLoad",
  ]

  private static let lines = [
    "", "1", "2", "ok", "sign in", "sign up", "sign out", "nonsense", "password1", ":wait 3",
    ":why viewDidLoad", ":why textFieldShouldReturn", ":why present", ":why email", ":trace on",
    ":trace last", ":trace off", ":tree", ":home", ":open", ":new", ":windows", ":switch 1",
    ":kill", ":terminate", ":read", ":read 1", "signn",
  ]

  private func record(
    _ arguments: [String], _ lines: [String], of program: Program = .vestibule(),
    hasCommandAhead: Bool = true
  ) throws -> String {
    let options = try Options(arguments, of: program)
    let input = TypedLines(lines.map { .line(.text($0)) })
    input.mayHaveCommand = hasCommandAhead
    var text = ""
    let recorder = TranscriptRecorder(
      input, program: program, options: options, language: .english,
      at: TranscriptTime("2026-11-26T08:30:00+09:00")
    ) { text += $0 }
    let run = ProgramRun(
      of: program, options: options, language: .english, store: MemoryStore(),
      hasher: InProcessProgram.hasher)
    _ = try run.run(reading: recorder) { bytes in
      recorder.receive(bytes)
      return true
    }
    return recorder.corrected() ?? text
  }

  /// Performs inputs that come from no terminal.
  private func perform(
    _ inputs: [Input], by program: Program = .vestibule()
  ) throws -> (recorder: TranscriptRecorder, text: String) {
    var text = ""
    let recorder = TranscriptRecorder(
      TypedLines(inputs), program: program, options: Options(), language: .english
    ) { text += $0 }
    let run = ProgramRun(
      of: program, options: Options(), language: .english, store: MemoryStore(),
      hasher: InProcessProgram.hasher)
    _ = try run.run(reading: recorder) { bytes in
      recorder.receive(bytes)
      return true
    }
    return (recorder, text)
  }

  private func expectReplay(of text: String, by program: Program = .vestibule()) throws {
    let difference = try Transcript(text).difference(of: program, hasher: InProcessProgram.hasher)
    #expect(difference == nil, "\(difference ?? "")")
  }
}

private final class TypedLines: LineInput {
  var mayHaveCommand = true
  private var inputs: ArraySlice<Input>

  init(_ inputs: [Input]) {
    self.inputs = inputs[...]
  }

  func next(for prompt: TextPrompt) -> Input { inputs.popFirst() ?? .line(.end) }
}

/// Says what was typed into its secure field.
private final class ParrotController: ViewController {
  private let screen = ParrotScreen()

  override func loadView() { view = screen }

  override func viewDidLoad() {
    screen.secret.delegate = self
    screen.say.addTarget(self, action: ParrotController.say, for: .touchUpInside)
  }

  private func say() { screen.said = screen.secret.text ?? "" }
}

extension ParrotController: TextFieldDelegate {
  func textFieldShouldReturn(_ textField: TextField) -> Bool { textField.resignFirstResponder() }
}

private final class ParrotScreen: Screen {
  let secret = TextField("Secret", isSecureTextEntry: true)
  let say = Button("Say")
  var said = ""

  var elements: [Element] {
    [.field(secret), .button(say), .label(Phrase(verbatim: "You said \(said)."))]
  }
}

/// Has many buttons.
private final class KeysController: ViewController {
  override func loadView() { view = KeysScreen() }
}

private final class KeysScreen: Screen {
  let elements: [Element] = (1...40).map { .button(Button(Phrase(verbatim: "Key \($0)"))) }
}
