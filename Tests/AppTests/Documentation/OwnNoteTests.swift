import Controller
import Model
import Testing
import View

@testable import App
@testable import ProgramKit

@Suite("The tutorial's own model", .patience)
struct OwnNoteTests {
  @Test("What crosses into it is in the trace, between the controller and the model")
  func trace() throws {
    let log = EventLog(isRecording: true)
    let notes = TracingNotebook(Notebook(), log: log)

    #expect(notes.read() == "")
    #expect(throws: NoteError.empty) { try notes.write("") }
    try notes.write("Buy milk")
    #expect(notes.read() == "Buy milk")

    #expect(
      log.events.map(\.description) == [
        "Notebook.read() = \"\"", "Notebook.write() = throws empty",
        "Notebook.write(Buy milk)", "Notebook.read() = Buy milk",
      ])
    #expect(log.events.allSatisfy { $0.callerLane == .controller && $0.receiverLane == .model })
  }

  @Test("The controller gives the field in the clear its text")
  func field() throws {
    let notebook = Notebook()
    try notebook.write("Buy milk")
    let screen = MockNoteView()
    let store = MemoryStore()
    let door = FrontDoor(
      accounts: Accounts(store: store, hasher: InProcessProgram.hasher),
      session: LoginSession(store: store), views: SignInScreens())
    let controller = NoteController(door, notes: notebook, screen: screen)

    controller.loadViewIfNeeded()
    #expect(screen.note.text == "Buy milk")
    screen.note.insertText(" today")
    try #require(screen.delegate).keepTouched()

    #expect(notebook.read() == "Buy milk today")
  }

  @Test("A destination keeps it from touch to touch, and in the next program it is new")
  func destination() throws {
    let transcript = try Transcript(
      """
      #! --demo
      \(Self.signIn)> note
      > text
      > Buy milk
      > keep
      > note
      #! relaunch
      \(Self.signIn)> note

      """)

    let performances = try transcript.perform(
      hasher: InProcessProgram.hasher, store: "", destinations: { [.note(log: $0.log)] })

    let notes = performances.map { $0.outputs.last { $0.contains("Text") } ?? "" }
    #expect(notes[0].contains("Text   Buy milk\n"))
    #expect(notes[1].contains("Text\n"))
  }

  @Test("What it refuses is said in words of one's own, and the screen stays")
  func refused() throws {
    let transcript = try Transcript("#! --demo\n\(Self.signIn)> note\n> keep\n> ok\n")

    let outputs = try transcript.perform(
      hasher: InProcessProgram.hasher, store: "", destinations: { [.note(log: $0.log)] })[0].outputs

    expectPresent("Write something first.", in: try #require(outputs.suffix(2).first))
    expectPresent("Text\n", in: try #require(outputs.last))
  }

  // MARK: - Fixtures

  private static let signIn = "> email\n> Qwer\n> asdf\n> sign in\n"
}

private final class MockNoteView: NoteView {
  weak var delegate: (any NoteViewDelegate)?
  let note = TextField("Text")
}
