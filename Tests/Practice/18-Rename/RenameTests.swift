import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Rename", .scenario)
struct RenameTests {
  @Test("The delegate is told the new name")
  func renames() throws {
    let form = RenameController("Old")
    let delegate = MockDelegate()
    form.delegate = delegate
    let window = TestWindow(form)
    #expect(!window.texts.isEmpty)

    // `try window.enter("New", into: "Name")` types in place of what is there.
    // `delegate.calls` is what the form told it.
  }
}

/// Keeps what it is told.
private final class MockDelegate: RenameControllerDelegate {
  private(set) var calls: [String] = []

  func rename(_ form: RenameController, didRenameTo name: String) { calls.append("to \(name)") }

  func renameDidCancel(_ form: RenameController) { calls.append("cancel") }
}
