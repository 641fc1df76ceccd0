import Testing
import Vestibule

/// What the solutions say of the exercises that are done on paper.
@Suite("Exercises", .patience)
struct ExerciseTests {
  @Test("Exercise 4: the new field is asked, then the old one, whose refusal keeps it")
  func firstResponder() throws {
    let log = EventLog(isRecording: true)
    let window = window(NameFormController(), log)
    let fields = try #require(window.view.subviews.last?.fields)
    log.removeAll()

    window.view.touch(fields[0])
    window.view.touch(fields[1])
    #expect(window.view.textInput.firstResponder === fields[0])
    fields[0].insertText("Lee")
    window.view.touch(fields[1])
    #expect(window.view.textInput.firstResponder === fields[1])

    #expect(
      log.events.map(TextTrace.line).joined(separator: "\n") == """
        ListedScreen.touch("Name")
          NameFormController.textFieldShouldBeginEditing(Name) = true
          NameFormController.textFieldDidBeginEditing(Name)
        ListedScreen.touch("Age")
          NameFormController.textFieldShouldBeginEditing(Age) = true
          NameFormController.textFieldShouldEndEditing(Name) = false
        ListedScreen.touch("Age")
          NameFormController.textFieldShouldBeginEditing(Age) = true
          NameFormController.textFieldShouldEndEditing(Name) = true
          NameFormController.textFieldDidEndEditing(Name, reason: committed)
          NameFormController.textFieldDidBeginEditing(Age)
        """)
  }

  // MARK: - Fixtures

  private func window(_ root: ViewController, _ log: EventLog = EventLog()) -> Window {
    let window = Window(view: WindowView(), log: log)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }
}
