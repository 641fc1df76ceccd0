import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Rename", .scenario)
struct RenameTests {
  private let form = RenameController("Old")
  private let delegate = MockDelegate()
  private let window: TestWindow

  init() {
    form.delegate = delegate
    window = TestWindow(form)
  }

  @Test("The delegate is told the new name once, without blanks around it")
  func renames() throws {
    try window.enter(" New ", into: "Name")
    try window.touch("Save")

    #expect(delegate.calls == ["to New"])
  }

  @Test("Without a name the form asks for one, and calls no delegate", arguments: ["", "  "])
  func asks(name: String) throws {
    try window.enter(name, into: "Name")
    try window.touch("Save")

    #expect(delegate.calls == [])
    #expect(window.texts.contains("A name, please."))
  }

  @Test("The old name is no new one")
  func same() throws {
    try window.touch("Save")

    #expect(delegate.calls == ["cancel"])
  }

  @Test("Cancel tells no name, whatever was typed")
  func cancels() throws {
    try window.enter("New", into: "Name")
    try window.touch("Cancel")

    #expect(delegate.calls == ["cancel"])
  }

  @Test("The form does not keep its delegate alive")
  func weakly() {
    var mock: MockDelegate? = MockDelegate()
    form.delegate = mock

    mock = nil

    #expect(form.delegate == nil)
  }
}

private final class MockDelegate: RenameControllerDelegate {
  private(set) var calls: [String] = []

  func rename(_ form: RenameController, didRenameTo name: String) { calls.append("to \(name)") }

  func renameDidCancel(_ form: RenameController) { calls.append("cancel") }
}
