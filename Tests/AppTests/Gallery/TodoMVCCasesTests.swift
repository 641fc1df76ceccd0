import App
import Controller
import Gallery
import Model
import ProgramKit
import Testing
import View
import ViewText

/// The cases of TodoMVC's own suite, each with the test that it has here.
@Suite("TodoMVC: its own cases")
nonisolated struct TodoMVCCasesTests {
  /// A case of TodoMVC's suite.
  struct Case: Sendable, CustomTestStringConvertible {
    let group: String
    let name: String
    /// How the name of our test goes on, where that says more.
    let more: String
    /// How it differs at the prompt, or `nil`.
    let differs: String?

    init(_ group: String, _ name: String, more: String = "", differs: String? = nil) {
      (self.group, self.name, self.more, self.differs) = (group, name, more, differs)
    }

    var testDescription: String { "\(group): \(name)" }
  }

  static let cases = [
    Case(
      "When page is initially opened", "should focus on the todo input field",
      more: ": Return alone edits it, as nothing is edited yet"),
    Case("No Todos", "should hide #main and #footer"),
    Case("New Todo", "should allow me to add todo items"),
    Case(
      "New Todo", "should clear text input field when an item is added",
      more: "; it is still edited"),
    Case("New Todo", "should append new items to the bottom of the list"),
    Case("New Todo", "should trim text input"),
    Case("New Todo", "should show #main and #footer when items added"),
    Case("Mark all as completed", "should allow me to mark all items as completed"),
    Case(
      "Mark all as completed", "should allow me to clear the completion state of all items"),
    Case(
      "Mark all as completed",
      "complete all checkbox should update state when items are completed / cleared"),
    Case("Item", "should allow me to mark items as complete"),
    Case("Item", "should allow me to un-mark items as complete"),
    Case("Item", "should allow me to delete an item", more: ", that one of several"),
    Case(
      "Editing", "should focus the input",
      differs: "the old text is on the screen, and in the line only where a line can be edited: "
        + "through a pipe a line is the new text whole"),
    Case("Editing", "should hide other controls when editing"),
    Case("Editing", "should save edits on enter"),
    Case("Editing", "should save edits on blur"),
    Case("Editing", "should trim entered text"),
    Case("Editing", "should remove the item if an empty text string was entered"),
    Case(
      "Editing", "should cancel edits on escape", more: ", even if emptied",
      differs: "Escape is a key at a terminal, and through a pipe a line of that one character"),
    Case("Counter", "should display the current number of todo items"),
    Case("Clear completed button", "should display the correct text"),
    Case(
      "Clear completed button", "should remove completed items when clicked",
      more: "; the filter stays"),
    Case(
      "Clear completed button", "should be hidden when there are no items that are completed"),
    Case(
      "Persistence", "should persist its data",
      more: ": todos and filter, never editing or where Back leads"),
    Case("Routing", "should allow me to display active items"),
    Case("Routing", "should respect the back button"),
    Case("Routing", "should allow me to display completed items"),
    Case("Routing", "should allow me to display all items"),
    Case("Routing", "should highlight the currently applied filter"),
  ]

  @Test("Each case has its test, once", arguments: cases)
  func hasTest(_ each: Case) throws {
    let tests = try ["", "Editing", "Routing"].flatMap { part in
      try Page("Tests/AppTests/Gallery/TodoMVC\(part)Tests.swift").lines
    }

    #expect(tests.count { $0.contains("@Test(\"\(each.name)\(each.more)\"") } == 1)
  }

  @Test("No other test is called as a case of that suite is")
  func noOther() throws {
    let names = try ["", "Editing", "Routing"].flatMap { part in
      try Page("Tests/AppTests/Gallery/TodoMVC\(part)Tests.swift").lines
    }.compactMap { $0.firstMatch(of: /@Test\("([^"]* should [^"]*|should [^"]*)"/)?.1 }

    #expect(Set(names.map(String.init)) == Set(Self.cases.map { $0.name + $0.more }))
  }

  @Test("The two that differ at the prompt are there: the old text is seen, and Escape cancels")
  @MainActor
  func atThePrompt() throws {
    #expect(Self.cases.count { $0.differs != nil } == 2)

    let display = TextDisplay(language: .english)
    let content = GalleryContent(GalleryApps.named("todos", in: MemoryStore()))
    let application = Application(
      delegate: AppDelegate(content), views: TextViewFactory(display: display),
      manifest: SceneManifest { SceneDelegate(content) })
    try application.send(.launch())
    for line in ["what", "tea", "", "3 edit"] { _ = display.receive(line) }

    #expect(display.editedText == "tea" && display.prompt != .command)
    _ = display.receive("\u{1B}")
    display.refresh()

    #expect(display.prompt == .command)
    #expect(display.takeOutput().contains("3  [ ] tea"))
  }
}
