import Controller
import Foundation
import Model
import Terminal
import Testing
import Workshop

@testable import App
@testable import ProgramKit
@testable import View
@testable import ViewKit
@testable import ViewText

@Suite("Session pages", .patience)
struct SessionPageTests {
  @Test("The model is among the objects, with one value and its observers")
  func model() throws {
    let todos = try Self.page("#! --app todos\n> 1\n> tea\n")
    let door = try Self.page("#! --demo\n> email\n> Qwer\n> asdf\n> sign in\n")

    let steps = todos.components(separatedBy: "<section ")
    expectPresent(">rows: 0</text>", in: steps[2])
    expectPresent(">rows: 1</text>", in: steps[3])
    expectPresent("<li>TodoList → TodosController: observers (weak)</li>", in: steps[3])
    expectPresent(">email: Qwer</text>", in: door)
    expectPresent("<li>MainController → LoginSession: door.loginSession (strong)</li>", in: door)
  }

  @Test("A page comes out the same each time, needs nothing from outside, and reads without script")
  func file() throws {
    let name = "contacts-korean"
    let page = try Self.page(TranscriptFolder.standard.text(of: name) ?? "")

    expect(try Self.page(TranscriptFolder.standard.text(of: name) ?? ""), is: page)
    #expect(page.contains("<html lang=\"ko\">"))
    #expect(page.contains("default-src 'none'"))
    for part in ["src=", "http://", "https://", "@import", "url("] {
      expectAbsent(
        part, in: page.replacing("xmlns=\"http://www.w3.org/2000/svg\"", with: ""), name)
    }
    // Only the script hides a step.
    expectAbsent(" hidden=", in: page.components(separatedBy: "<script>")[0])
  }

  @Test("A session by hand has no password on its page, wherever it was typed")
  func secrets() throws {
    let lines = [
      "sign up", "email", "lee@example.com", "secret123", "sign up", "secret123", "email",
      "lee@example.com", "secret124", "sign in", "", "secret123", "sign in", ":trace off",
      "sign out",
    ]

    let page = try Self.recording(lines)

    expectAbsent("secret12", in: page)
    expectPresent("&gt; lee@example.com", in: page)
    expectPresent("&gt; &lt;password 1&gt;", in: page)
    // Switching the trace off does not end the recording.
    expectPresent("MainController.signOutTouched()", in: page)
  }

  @Test("What may have been a password is left out with its answer, which may repeat it")
  func omission() throws {
    let page = try Self.recording(["sign ux", "sign up"])

    expectAbsent("sign ux", in: page)
    expectAbsent("Did you mean", in: page)
    expectPresent("<h2 id=\"name-3\" tabindex=\"-1\">3. <code>&gt; sign up</code></h2>", in: page)
  }

  @Test("A misuse is on the page, and is said at the terminal too")
  func diagnostics() throws {
    let history = SessionHistory()
    let session = ScriptedSession([])
    var program = try Self.program()
    program.willLaunch = { device in
      history.willLaunch(on: device)
      device.application.log.report("Something is wrong.", from: "Test")
    }
    session.willType = { _ in }
    _ = try program.run(reading: session, writing: session.receive)
    history.didEnd()

    let page = SessionPage(title: "Session", language: .english, steps: history.steps).text
    expectPresent("<div class=\"call diagnostic\"><code>Test: Something is wrong.", in: page)
    expectPresent("Something is wrong.", in: session.output)
  }

  @Test("Without a page no call is kept, though each is traced")
  func unkept() throws {
    var program = ProgramRun(
      options: try Options(["--memory", "--trace"]), language: .english, store: MemoryStore(),
      hasher: InProcessProgram.hasher)
    var log: EventLog?
    program.explainsLaunch = false
    program.willLaunch = { log = $0.application.log }
    let session = ScriptedSession([])

    _ = try program.run(reading: session, writing: session.receive)

    #expect(session.output.contains("viewDidLoad()") && log?.events.isEmpty == true)
  }

  @Test("A scenario that leaves a page fails by a misuse, unless it allows misuses")
  func misuse() throws {
    let (folder, make) = (try TemporaryFolder(), try Program.vestibule().making())

    #expect(throws: ScenarioError.self) {
      try Scenario.run(leaving: folder.path("misuse.html"), .loose, making: make) { scenario in
        try scenario.launch()
        scenario.log.report("Something is wrong.", from: "Test")
      }
    }
  }

  @Test("Nothing that was typed becomes markup, not even with a mark that combines with a quote")
  func escaping() throws {
    let typed = "x\"\u{301} autofocus \u{D4E}<b>&amp;'"
    let page = try Self.recording(["sign up", "email", typed, ":quit"], ["--memory"])

    expectAbsent("x\"\u{301}", in: page)
    expectAbsent("\u{D4E}<b>", in: page)
    expectPresent("x&quot;\u{301} autofocus", in: page)
    expectPresent("b&gt;&amp;amp;&#39;", in: page)
    expectPresent("form-action 'none'", in: page)
  }

  @Test("A relaunch, the last line and Return have their own names")
  func names() throws {
    let page = try Self.page(
      """
      #! store
      > :kill
      #! relaunch
      > sign in
      >
      #! interrupt
      > :kill
      > :quit

      """)

    let names = page.matches(of: /<h2 id=[^>]*>(.*?)<\/h2>/).map { String($0.1) }
    #expect(
      names == [
        "1. The app is launched", "2. <code>&gt; :kill</code>", "3. The app is launched",
        "4. <code>&gt; sign in</code>", "5. <kbd>Return</kbd>", "6. <code>#! interrupt</code>",
        "7. <code>&gt; :kill</code>", "8. <code>&gt; :quit</code>",
      ])
  }

  @Test("A password written into a transcript is not repeated")
  func written() throws {
    let page = try Self.page(
      """
      > password
      > hunter2hunter2

      """)

    expectAbsent("hunter2", in: page)
    expectPresent("<code>&gt; •••</code>", in: page)
  }

  @Test("What :help says is whole, and --brief says no screen twice")
  func messages() throws {
    let help = try Self.page("> :help\n")
    let brief = try Self.page("#! --brief\n> sign up\n")

    expectPresent(":home", in: help)
    expectPresent(":quit", in: help)
    expectAbsent("class=\"said\"", in: brief.components(separatedBy: "<script>")[0])
  }

  @Test("A diagram has what was traced, and not what only the page has")
  func diagram() throws {
    let options = ["--memory", "--trace=mermaid"]
    let lines = [":trace off", "sign up", "2"]
    let session = ScriptedSession(lines.map(Input.init(typing:)))
    _ = try Self.recording(session, options)

    #expect(session.output.contains("sequenceDiagram"))
    #expect(!session.output.contains("signUpTouched"))
  }

  @Test("In words, a picture says whatever its signs and colors say")
  func alternative() throws {
    let cell = TableViewCell()
    cell.text = "Tea"
    cell.isChecked = true
    let (field, button) = (TextField("Name"), Button("Delete"))
    field.isHighlighted = true
    button.role = .destructive
    button.isEnabled = false
    button.isSelected = true
    let list = OneCell(cell)
    let screen = ListedParts([.table(list.table), .field(field), .button(button)])

    let picture = ScreenContent(of: screen).svg(.light, in: .english)

    let words = try #require(picture.firstMatch(of: /aria-label="(.*?)"/)?.1)
    #expect(
      words
        == "Tea, done. Name, (needs attention). Delete, (careful), (selected) (disabled)")
  }

  // MARK: - Fixtures

  private static func page(_ transcript: String) throws -> String {
    try Transcript(transcript).page(hasher: InProcessProgram.hasher, named: "session").text
  }

  private static func program() throws -> ProgramRun {
    let program = ProgramRun(
      options: try Options(["--memory"]), language: .english, store: MemoryStore(),
      hasher: InProcessProgram.hasher)
    return program
  }

  /// A session by hand, recorded as a page.
  private static func recording(_ lines: [String], _ options: [String] = ["--memory"]) throws
    -> String
  {
    try recording(ScriptedSession(lines.map(Input.init(typing:))), options)
  }

  private static func recording(_ session: ScriptedSession, _ arguments: [String]) throws -> String
  {
    let options = try Options(arguments)
    let recorder = SessionRecorder(
      session, program: .vestibule(), options: options, language: .english)
    var program = ProgramRun(
      options: options, language: .english, store: MemoryStore(), hasher: InProcessProgram.hasher)
    program.willLaunch = { recorder.device = $0 }
    _ = try program.run(reading: recorder, writing: session.receive)
    recorder.history.didEnd()
    return SessionPage(title: "Session", language: .english, steps: recorder.history.steps).text
  }
}

/// A list of one row.
private final class OneCell: TableViewDataSource {
  let table = TableView()
  private let cell: TableViewCell

  init(_ cell: TableViewCell) {
    self.cell = cell
    table.dataSource = self
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    cell
  }
}

/// A screen of some parts.
private final class ListedParts: Screen {
  let elements: [Element]

  init(_ elements: [Element]) { self.elements = elements }
}
