import Controller
import Model
import Testing
import View

@testable import App

@Suite("The tutorial's own model")
struct OwnNoteTests {
  @Test("What crosses into it is in the trace, between the controller and the model")
  func trace() {
    let log = EventLog(isListening: true)
    let notes = TracingNotebook(Notebook(), log: log)

    notes.write("Buy milk")
    #expect(notes.read() == "Buy milk")

    #expect(
      log.events.map(\.description) == [
        "Notebook.write(Buy milk)", "Notebook.read() = Buy milk",
      ])
    #expect(log.events.allSatisfy { $0.caller == .controller && $0.lane == .model })
  }

  @Test("The controller gives the field in the clear its text")
  func field() {
    let notebook = Notebook()
    notebook.write("Buy milk")
    let screen = RecordingNoteView()
    let controller = NoteController(notebook, screen: screen)

    controller.loadViewIfNeeded()
    #expect(screen.field.text == "Buy milk")
    screen.field.type(" today")
    screen.delegate?.keepTouched()

    #expect(notebook.read() == "Buy milk today")
  }

  @Test("A room holds it from touch to touch, and in the next program it is new")
  func room() throws {
    let signIn = "> email\n> Qwer\n> asdf\n> sign in\n"
    let transcript = try Transcript(
      """
      #! --demo
      \(signIn)> note
      > text
      > Buy milk
      > keep
      > note
      #! relaunch
      \(signIn)> note
      """)

    let performances = try transcript.perform(
      hasher: Rehearsal.hasher, store: "", rooms: [.note])

    let notes = performances.map { $0.outputs.last { $0.contains("Text") } ?? "" }
    #expect(notes[0].contains("Text   Buy milk\n"))
    #expect(notes[1].contains("Text   \n"))
  }
}

// MARK: - Fixtures

private final class RecordingNoteView: NoteView {
  weak var delegate: (any NoteViewDelegate)?
  let field = RecordingTextField("note")

  var note: any TextField { field }
  var editableFields: [EditableTextField] { [field] }
}
