import Controller
import Foundation
import Model
import Terminal
import Testing
import View
import ViewText
import Workshop

@testable import App
@testable import ProgramKit

/// Texts of an app, a file or a teacher that would act, hide or reorder, through everything that the
/// program writes.
@Suite("Hostile text in whatever is written", .patience)
struct HostileTextTests {
  nonisolated private static let texts = [
    "a\u{1B}[2J\u{7}b", "kim\u{202E}moc\u{2066}", "a\u{200B}\u{2028}b\u{2029}c",
    "\u{FEFF}a\u{9B}31m",
    "a\rb\tc", "x\u{E0041}\u{2800}y",
  ]

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "Help, manual, completions, screens, traces, pages, pictures, tests and maps show it by its code",
    arguments: texts)
  func writers(text: String) throws {
    let program = Self.program(text)
    try folder.write("> 2\n> tea\n> \n> :why textFieldShouldReturn\n> 3\n".utf8, to: "session")
    try folder.write(
      "2\ntea\n\n:why textFieldShouldReturn\n:tree\n3\n:trace last\n".utf8, to: "script")
    let session = folder.path("session")
    var runs = [
      ["--help"], ["--man"], ["--version"], ["--page", session], ["--play", session],
      ["--test", session], ["--replay", session], ["--practice", "list"],
      ["--memory", "--script", folder.path("script"), "--trace"],
      ["--memory", "--script", folder.path("script"), "--trace=mermaid"],
      ["--memory", "--script", folder.path("script"), "--brief", "--plain"],
      ["--memory", "--script", folder.path("script"), "--record", folder.path("recorded.html")],
      ["--memory", "--script", folder.path("script"), "--record", folder.path("recorded")],
      ["--replay", folder.path("no\(text)thing")],
    ]
    runs += Completion.allCases.map { ["--completion", $0.rawValue] }
    for kind in ["html", "svg", "dot", "mmd"] {
      runs.append(["--explore=quick", "--diagram", folder.path("map.\(kind)")])
    }
    runs.append(["--export", folder.path("play.html")])
    runs.append(["--practice", "--export", folder.path("practice.html")])
    for arguments in runs { try run(arguments, of: program, text) }
    for name in [
      "recorded.html", "recorded", "play.html", "practice.html", "map.html", "map.svg", "map.dot",
      "map.mmd",
    ] {
      let written = try TextFiles.read(folder.path(name))
      #expect(written.printableLines == written, "\(name)")
      #expect(written.contains(name.hasSuffix("mmd") ? "u{" : "\\u{"), "\(name)")
    }
  }

  @Test("A failure of an exploration, and its test, show it by its code", arguments: texts)
  func failure(text: String) throws {
    let explorer = Explorer { store, log in
      Self.program(text).app.makeApplication(in: Surroundings(store: store, log: log))
    }
    explorer.alphabet.texts = [text]
    explorer.always(text) { $0.texts.contains { $0.contains("pressed") } ? "It is.\r\(text)" : nil }

    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

    for written in [error.description, error.test, error.annotation] {
      #expect(written.printableLines == written)
    }
  }

  @Test("A literal of Swift has the text as its value, on one line", arguments: texts)
  func literal(text: String) throws {
    let literal = (text + "\"\\(\n").swiftLiteral

    #expect(literal.printable == literal)
    // JSON has the same escapes, but for the form of the numbers.
    let json = literal.replacing(/\\u\{([0-9A-F]+)\}/) { match in
      let scalar = UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init)
      return String(scalar ?? " ").utf16.map { unit in
        "\\u" + String(repeating: "0", count: 4 - String(unit, radix: 16).count)
          + String(unit, radix: 16)
      }.joined()
    }
    #expect(
      try JSONDecoder().decode([String].self, from: Data("[\(json)]".utf8)) == [text + "\"\\(\n"])
  }

  @Test(
    "A practice writes it by its code: folder, title, test and what failed; no line is another's",
    arguments: texts, ["new", "check", "watch"])
  func practice(text: String, word: String) throws {
    try writeExercises(in: folder)
    let about = folder.path("others/1-Bell/About.md")
    let title = text.replacing("\n", with: "")
    try TextFiles.write(
      try TextFiles.read(about).replacing("# Bell", with: "# Bell \(title)")
        .replacing("It is silent.", with: "It is \(title)"), to: about)
    let mine = folder.path("mine \(text)\n1. Bell: done")
    if word != "new" {
      _ = try PracticePackage(making: mine, from: [folder.path("others"), Page.root.path])
    }
    let tools = FakeTools()
    tools.testName = "It rings \(text)"
    tools.failing = { file, _ in file == "BellTests" }

    let written = try self.written { output in
      let input = Pipe()
      input.fileHandleForWriting.closeFile()
      let context = CommandContext(
        program: "vestibule", language: .english, isPlain: true,
        input: input.fileHandleForReading.fileDescriptor, output: output, environment: [:])
      let places = word == "new" ? [folder.path("others"), Page.root.path] : []
      _ = try PracticeCommands(context: context, tools: tools).run([word, mine] + places)
    }

    #expect(written.printableLines == written)
    #expect(written.contains("\\u{"))
    #expect(!written.contains("\n1. Bell: done"))
  }

  // MARK: - Fixtures

  private func run(_ arguments: [String], of program: Program, _ text: String) throws {
    let written = try self.written { output in
      do {
        let runner = CommandRunner(
          program: program, options: try Options(arguments, of: program), language: .english,
          environment: [:], output: output, errors: output)
        _ = try runner.ending()
      } catch let error as ProgramError {
        // As the program says it.
        output.write(wrapping: (error.message?.english ?? "").printable + "\n", in: [:])
      }
    }
    #expect(!written.isEmpty, "\(arguments)")
    #expect(written.printableLines == written, "\(arguments)")
  }

  /// What is written to an output.
  private func written(_ body: (Output) throws -> Void) throws -> String {
    try folder.write([], to: "written")
    let file = try #require(FileHandle(forWritingAtPath: folder.path("written")))
    try body(Output(file.fileDescriptor))
    return try TextFiles.read(folder.path("written"))
  }

  /// A program whose every word is hostile.
  private static func program(_ text: String) -> Program {
    let phrase = Phrase(verbatim: text)
    let program = Program("tea", phrase, AppRecipe { _ in HostileController(text) })
    program.version = text
    program.options = [.flag("--milk", phrase)]
    program.lessons = {
      let make: Situation.Make = { store, log in
        AppRecipe { _ in HostileController(text) }
          .makeApplication(in: Surroundings(store: store, log: log))
      }
      return [
        Lesson(
          phrase, read: "Alerts", phrase,
          [
            Situation(
              "tea", of: make, phrase, then: { try $0.touch(text) }, ask: .calls(of: []),
              rule: ("Alerts", "An alert covers nothing"))
          ])
      ]
    }
    return program
  }
}

/// A controller all of whose words are hostile.
private final class HostileController: ViewController {
  private let text: String
  private lazy var label = Label(Phrase(verbatim: text))
  private lazy var field = TextField(Phrase(verbatim: "Name \(text)"))
  private lazy var button = Button(
    Phrase(verbatim: text), sends: "touched(\(text))", to: { [weak self] in self }
  ) { $0.label.text = Phrase(verbatim: "pressed \($0.text)") }

  init(_ text: String) {
    self.text = text
    super.init()
    title = Phrase(verbatim: text)
  }

  override var debugName: String { "Controller \(text)" }

  override func loadView() {
    view = HostileScreen([.title(title ?? ""), .label(label), .field(field), .button(button)])
  }
}

private final class HostileScreen: Screen {
  let elements: [Element]
  init(_ elements: [Element]) { self.elements = elements }
}
