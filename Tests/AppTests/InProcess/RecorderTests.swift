import Model
import Terminal
import Testing
import View
import ViewText

@testable import App
@testable import ProgramKit

/// What is written while a session is recorded: each line that was typed, and what is written beside.
@Suite("A recording, word for word", .patience)
struct RecorderTests {
  @Test(
    "A recording has each line that was typed, passwords as placeholders, and reads back the same")
  func recordings() throws {
    var lines = FirstLines()
    for (arguments, isTyped) in Self.runs {
      lines.begin("# vestibule \(arguments.joined(separator: " ")), typed: \(isTyped)")
      let (text, ending) = try record(arguments, isTyped)
      let (typed, said) = (text.split(separator: "\n").filter { $0.hasPrefix(">") }, text)
      lines.add(nil, said.split(separator: "\n").filter { $0.hasPrefix("#") })
      typed.joined(separator: " ").lines(of: 96).forEach { lines.begin($0) }
      lines.begin(ending)
      // Who reads it back types the same.
      let read = try Transcript(text).launches.joined().compactMap(\.input).filter {
        $0.hasPrefix(">")
      }
      #expect(read == typed.map(String.init), "\(arguments)")
    }
    try expect(lines.text, isAsIn: "Words/recorded.txt")
  }

  // MARK: - Fixtures

  private static let runs = [
    (["--memory"], true), (["--memory", "--language", "ko", "--brief"], false),
    (["--demo", "--plain", "--trace=calls", "--discreet"], true),
    (["--store", "file", "--app", "counter", "--trace"], true),
    (["--memory", "--app", "counter", "--classic", "--trace", "--trace-file", "t"], false),
  ]

  private static let lines = [
    "email", "lee@example.com", "secret123", "email", "secret123", "Qwer", "password", "asdf",
    "password", "", "secret123", "  secret123", "asdf", "sign", "sigh in", "nonsense words",
    " nonsense words", "", "   ", ":", "::x", ":nope secret123", ":tra on", ":trace secret123",
    ":trace asdf", ":trace view model", ":trace off", ":trace last", ":why secret123",
    ":why hunter2", ":why viewDidLoad", " :why viewDidLoad of SignInController",
    ":why viewDidLoad of hunter2", ":wai 5", ":wait abc 5", ":switch 1", ":switch  secret123",
    ":switch hunter2", ":home hunter2", ":home", ":open", ":windows", ":link vestibule://sign-up",
    ":link secret123", ":shortcut sign-up", ":shortcut secret123", ":notification secret123",
    "count", "1", "\u{1B}",
    "<escape>", "<password 1>", #"\u{41}"#, "a\u{7}b",
  ]

  private static let others: [Input] = [
    .line(.tooLong), .line(.invalid), .line(.text("email")), .signal(.interrupt),
    .line(.text("password")), .line(.text("x")), .signal(.stop), .nothing,
    .line(.text("password")), .line(.text("\u{1B}")), .line(.unterminated("secret123")),
  ]

  private func record(
    _ arguments: [String], _ isTyped: Bool
  ) throws -> (text: String, ending: String) {
    let options = try Options(arguments)
    let language = options.language ?? .english
    let lines = Self.lines.map { Input.line(.text($0)) } + Self.others
    let input = TypedLines(lines, isTyped: isTyped)
    var text = ""
    let recorder = TranscriptRecorder(
      input, program: .vestibule(), options: options, language: language
    ) { text += $0 }
    var run = ProgramRun(
      options: options, language: language, store: MemoryStore(),
      hasher: InProcessProgram.hasher)
    run.writeTrace = options.traceFile.map { _ in { _ in true } }
    let ending = try run.run(reading: recorder) { bytes in
      recorder.receive(bytes)
      return true
    }
    return (recorder.corrected() ?? text, "# \(ending), all were read: \(input.isOver)")
  }
}

private final class TypedLines: LineInput {
  let isTyped: Bool
  let isFromTerminal = true
  let columns: Int?
  private var inputs: ArraySlice<Input>

  var isOver: Bool { inputs.isEmpty }

  init(_ inputs: [Input], isTyped: Bool) {
    self.inputs = inputs[...]
    self.isTyped = isTyped
    columns = isTyped ? 60 : nil
  }

  func next(for prompt: TextPrompt) -> Input { inputs.popFirst() ?? .line(.end) }
}
