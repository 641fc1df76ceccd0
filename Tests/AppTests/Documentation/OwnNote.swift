import Controller
import Model
import View

/// Keeps a note.
protocol NoteKeeping {
  /// The note.
  func read() -> String

  /// Replaces the note.
  func write(_ note: String) throws
}

/// Why a note is not kept.
enum NoteError: Error {
  case empty
}

// The words of the screen.
extension Phrase {
  static let nothingWritten = Phrase("Write something first.", ko: "먼저 내용을 적어주세요")
}

/// Keeps a note as long as the program runs.
final class Notebook: NoteKeeping {
  private var note = ""

  func read() -> String { note }

  func write(_ note: String) throws {
    guard !note.isEmpty else { throw NoteError.empty }
    self.note = note
  }
}

/// Records the calls of a notebook.
final class TracingNotebook: NoteKeeping {
  private let base: any NoteKeeping
  private let log: EventLog

  init(_ base: any NoteKeeping, log: EventLog) {
    self.base = base
    self.log = log
  }

  func read() -> String {
    log.record(event("read()"), answering: { $0 }) { base.read() }
  }

  func write(_ note: String) throws {
    try log.record(event("write(\(note))"), answering: { _ in nil }) { try base.write(note) }
  }

  private func event(_ call: Event.Call) -> Event {
    Event(.call, "\(type(of: base))", call, from: .controller, to: .model)
  }
}

/// The screen of a note, as its controller knows it.
protocol NoteView: Screen {
  var delegate: (any NoteViewDelegate)? { get set }
  var note: TextField { get }
}

/// Receives the events of the screen.
@MainActor
protocol NoteViewDelegate: AnyObject {
  func keepTouched()
}

/// Shows a note, and stores what a person changes in it.
final class NoteController: ViewController {
  private let door: FrontDoor
  private let notes: any NoteKeeping
  private let screen: any NoteView

  init(_ door: FrontDoor, notes: any NoteKeeping, screen: any NoteView) {
    self.door = door
    self.notes = notes
    self.screen = screen
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.delegate = self
    screen.note.delegate = self
    screen.note.text = notes.read()
  }
}

extension NoteController: NoteViewDelegate {
  func keepTouched() {
    do {
      try notes.write(screen.note.text ?? "")
      dismiss(animated: true)
    } catch {
      presentNotice(.nothingWritten)
    }
  }
}

extension NoteController: TextFieldDelegate {
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    textField.resignFirstResponder()
  }
}

/// The screen of a note.
final class NoteScreen: NoteView {
  weak var delegate: (any NoteViewDelegate)?

  let note = TextField(Phrase("Text", ko: "내용"))

  private lazy var keep = Button(
    Phrase("Keep", ko: "남기기"), sends: "keepTouched()", to: { [weak self] in self?.delegate }
  ) { $0.keepTouched() }

  var elements: [Element] { [.title("Note"), .field(note), .button(keep)] }
}

extension Destination {
  /// A note, kept as long as the program runs.
  static func note(log: EventLog) -> Destination {
    let notes = TracingNotebook(Notebook(), log: log)
    return Destination(Phrase("Note", ko: "메모")) { door, _ in
      NoteController(door, notes: notes, screen: NoteScreen())
    }
  }
}
