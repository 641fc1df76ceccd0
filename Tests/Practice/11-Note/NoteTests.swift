import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Note", .scenario)
struct NoteTests {
  @Test(
    "What is in the field is saved, whether it is still edited or not", arguments: [true, false])
  func saves(isEdited: Bool) throws {
    let controller = NoteController()
    let window = TestWindow(controller)

    for (count, note) in zip(1..., ["Call Lee", "Buy milk"]) {
      try window.type(note, into: "Note")
      if !isEdited { window.window.view.editedField?.resignFirstResponder() }
      try window.touch("Save")

      #expect(controller.notes == Array(["Call Lee", "Buy milk"].prefix(count)))
      #expect(window.texts.contains("Saved: \(note)"))
    }
  }

  @Test("A note is saved once, and the field is empty then")
  func once() throws {
    let controller = NoteController()
    let window = TestWindow(controller)
    try window.type(" Call Lee ", into: "Note")

    try window.touch("Save")
    try window.touch("Save")

    #expect(controller.notes == ["Call Lee"])
  }

  @Test("Nothing is saved of nothing", arguments: ["", "  "])
  func nothing(text: String) throws {
    let controller = NoteController()
    let window = TestWindow(controller)
    if !text.isEmpty { try window.type(text, into: "Note") }

    try window.touch("Save")

    #expect(controller.notes == [])
  }

  @Test("What is taken back is not saved")
  func takenBack() throws {
    let controller = NoteController()
    let window = TestWindow(controller)
    try window.type("Call Lee", into: "Note")
    window.window.view.editedField?.replaceText(with: "Call Kim")

    try window.touch("Save")

    #expect(controller.notes == ["Call Kim"])
  }
}
