import Testing
import Vestibule

@testable import Practice

@Suite("Nickname")
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
}
