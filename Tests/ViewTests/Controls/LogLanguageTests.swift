import Model
import Testing
import View
import ViewKit
import Workshop

/// Names in the log, in reasons and in reports: a person who reads them can read code.
@MainActor
@Suite("The log is in English")
struct LogLanguageTests {
  private let screen = ControlsScreen()
  private let window = WindowView()
  private let log = EventLog(isRecording: true)
  private let name = TextField(Phrase("Name", ko: "이름"))
  private let note = TextView(Phrase("Note", ko: "메모"))
  private let count = Stepper(Phrase("Count", ko: "개수"))

  init() {
    log.isExplaining = true
    window.log = log
    screen.elements += [
      .field(name), .textView(note), .stepper(count), .button(Button(Phrase("Nothing", ko: "없음"))),
    ]
    let twice = Button(Phrase("Twice", ko: "두 번"))
    for _ in 1...2 { twice.addTarget(screen, action: ControlsScreen.touched, for: .touchUpInside) }
    screen.elements.append(.button(twice))
    window.addSubview(screen)
  }

  @Test("Whatever is done with controls, nothing is called by its Korean name")
  func controls() {
    useEverything()

    let alert = AlertScreen()
    alert.show(title: nil, message: "Stay?", actions: [AlertButton(.ok)], preferred: nil)
    screen.task.becomeFirstResponder()
    window.addSubview(alert)
    useEverything()
    window.removeSubview(alert)

    for isEnabled in [false, true] {
      for control in screen.controls { control.isEnabled = isEnabled }
      useEverything()
    }

    let delegate = RecordingTextFieldDelegate(log: EventLog())
    screen.task.delegate = delegate
    (delegate.shouldChangeCharacters, delegate.shouldReturn) = (false, false)
    useEverything()
    delegate.shouldBeginEditing = false
    useEverything()
    let notes = Notes()
    note.delegate = notes
    useEverything()
    #expect(notes.changes > 0)
    // This one is released at once.
    screen.task.delegate = RecordingTextFieldDelegate(log: EventLog())
    useEverything()

    let lines = log.events.map(\.description) + log.omissions.map(\.description)
    let korean = lines.filter { $0.contains { ("가"..."힣").contains($0) } }
    #expect(lines.count > 200)
    #expect(korean == [])
  }

  private final class Notes: TextViewDelegate {
    private(set) var changes = 0

    func textView(
      _ textView: TextView, shouldChangeTextIn range: Range<String.Index>,
      replacementText text: String
    ) -> Bool {
      changes += 1
      return true
    }
  }

  private func useEverything() {
    for control in screen.controls {
      window.touch(control)
      for action in control.actions { window.perform(action, on: control) }
    }
    for field in [screen.task, name, note] as [TextControl] {
      for _ in 1...2 { field.becomeFirstResponder() }
      field.insertText("x")
      field.deleteBackward()
      field.touchReturn()
      field.resignFirstResponder()
      field.insertText("lost")
    }
    screen.task.text = "set"
    screen.task.isHighlighted = true
    screen.task.touchClear()
    screen.markAll.isOn.toggle()
    screen.filter.selectedSegmentIndex = 1
    // A number that is none, and an end beyond the other one, are reported.
    for value in [3, Double.nan] { count.value = value }
    for end in [-1.0, 100] { count.maximumValue = end }
  }
}
