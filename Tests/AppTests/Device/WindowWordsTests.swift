import Model
import Terminal
import Testing
import View
import ViewKit

@testable import App
@testable import ControllerKit
@testable import ProgramKit

@Suite("What is said of windows", .patience)
struct WindowWordsTests {
  @Test("A window is named by what is seen in it, not by another tab, and in an alert not by that")
  func names() throws {
    let gallery = try InProcessProgram(["--app", "gallery"])

    let session = try gallery.launch(typing: [
      ":windows", "crud", ":windows", "create", ":windows", "ok", "tabs 13", ":windows",
      "todos", ":windows", "contacts", ":windows",
    ])

    let said = session.outputs.filter { $0.contains("on the screen") }
    #expect(
      said
        == ["Tasks", "CRUD", "CRUD", "Contacts", "Todos", "Contacts"].map {
          "    1  \($0), on the screen\n"
        })
  }

  @Test("Half a window is drawn in half the width, and a whole one in all of it")
  func split() throws {
    let gallery = try InProcessProgram(["--app", "gallery"])

    let session = try gallery.launch(typing: ["counter", "back", ":split", ":read", ":split"])

    let (half, whole) = (session.outputs[4], session.outputs[5])
    #expect(session.outputs[3].hasPrefix("  The window is 40 columns wide.\n"))
    #expect(half.split(separator: "\n").allSatisfy { $0.count <= 40 })
    #expect(half.contains("\n    8* Tasks   9  Todos   10  Contacts\n"))
    #expect(whole.hasPrefix("  The window has its whole width again.\n"))
  }

  @Test("No line of a half window is wider than half the width, and a longer text is cut")
  func broken() throws {
    let todos = try InProcessProgram(["--app", "todos"])

    let session = try todos.launch(typing: [
      "what", String(repeating: "milk ", count: 12), "", ":split",
    ])

    let lines = session.ending.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 40 }, "\(session.ending)")
    #expect(lines.contains { $0.hasSuffix("…") })
  }

  @Test("The tree speaks the language; classes are named as in the code")
  func tree() throws {
    let gallery = try InProcessProgram(["--app", "gallery", "--language", "ko"])

    let session = try gallery.launch(typing: [":tree"])

    #expect(
      session.ending.hasPrefix(
        """
          앱 활성
            씬 1 활성
              창 (키 창)
                TabBarController 보임 TabBarScreen
                  자식 NavigationController 보임 NavigationScreen

        """))
    #expect(session.ending.contains("            모델 TodoList rows: 0\n"))
    #expect(!session.ending.contains("appeared") && !session.ending.contains("Scene "))
  }
}
