import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Nickname", .scenario)
struct NicknameTests {
  @Test("Of a long nickname, eight letters are taken")
  func long() throws {
    let window = TestWindow(NicknameController())

    try window.type("Alexandria", into: "Nickname")

    #expect(window.window.view.editedField?.text == "Alexandr")
    #expect(window.texts.contains("Hello, Alexandr!"))
  }

  @Test("A short one is taken as it is, letter by letter")
  func short() throws {
    let window = TestWindow(NicknameController())
    #expect(window.texts.contains("At most 8 letters"))

    try window.type("Ki", into: "Nickname")
    #expect(window.texts.contains("Hello, Ki!"))
    try window.type("m", into: "Nickname")
    #expect(window.texts.contains("Hello, Kim!"))
  }

  @Test("Eight letters can be taken back, and replaced by others")
  func replaced() throws {
    let window = TestWindow(NicknameController())
    try window.type("Alexandria", into: "Nickname")
    let field = try #require(window.window.view.editedField)

    field.deleteBackward()
    #expect(field.text == "Alexand")
    field.replaceText(with: "Theodore")
    #expect(window.texts.contains("Hello, Theodore!"))
  }

  @Test("A ninth letter is not in the field, not even for a moment")
  func ninth() throws {
    let window = TestWindow(NicknameController())
    try window.type("Alexandr", into: "Nickname")
    let field = try #require(window.window.view.editedField)
    let listener = Listener()
    field.addTarget(listener, action: Listener.changed, for: .editingChanged)

    try window.type("ia", into: "Nickname")

    #expect(listener.changes == 0)
    #expect(field.text == "Alexandr")
  }

  @Test("What is pasted makes it no longer either")
  func pasted() throws {
    let window = TestWindow(NicknameController())
    try window.type("Ki", into: "Nickname")
    let field = try #require(window.window.view.editedField)

    field.insertText("mberley")
    #expect((field.text ?? "").count <= 8)
    field.replaceText(with: "Alexandria")
    #expect((field.text ?? "").count <= 8)
  }

  @Test("When the app ends, nothing of it is left")
  func released() throws {
    try Scenario.run(.loose, making: app { NicknameController() }) { scenario in
      try scenario.launch()
      try scenario.type("Kim", into: "Nickname")
    }
  }
}

/// Counts how often a field was changed.
private final class Listener {
  private(set) var changes = 0

  func changed() { changes += 1 }
}
