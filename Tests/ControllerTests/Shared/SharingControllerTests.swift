import Controller
import ControllerKit
import Model
import ModelKit
import Testing
import View
import Workshop

/// What a controller does with a change of a shared model: it says why not, or offers to take it back.
@Suite("Changes of a shared model by a controller", .patience)
struct SharingControllerTests {
  private let store = FailingStore(MemoryStore(), error: .diskFull(path: "the store"))
  private let list: Shared<Drawer>
  private let other: Shared<Drawer>
  private let window = AnnouncingWindow()
  private let root = ViewController()
  private let top = ViewController()
  private let navigation: NavigationController
  private let shown: Window

  init() {
    (list, other) = (Shared(in: store), Shared(in: store))
    navigation = NavigationController(rootViewController: root)
    shown = Window(view: window, log: EventLog())
    shown.rootViewController = navigation
    shown.makeKeyAndVisible()
    navigation.pushViewController(top, animated: false)
  }

  private var message: String? {
    (navigation.presentedViewController as? AlertController)?.message?.english
  }

  private var texts: [String] { list.value.rows.all.map(\.text) }

  private func put(_ text: String, _ id: Int) -> Bool {
    top.change(list) { $0[id] = Drawer.Thing(id: id, text: text) }
  }

  @Test("A change is announced and can be taken back, also after its controller has left")
  func undone() throws {
    #expect(put("spoon", 1))
    #expect(texts == ["spoon"] && window.announced == ["Put: spoon"] && message == nil)
    let undoManager = try #require(shown.undoManager)
    #expect(undoManager.canUndo)
    navigation.popViewController(animated: false)

    undoManager.undo()
    #expect(texts == [] && undoManager.canRedo && window.announced == ["Put: spoon", "Taken"])
    undoManager.redo()

    #expect(texts == ["spoon"] && undoManager.canUndo && !undoManager.canRedo)
  }

  @Test("What changes nothing is a change, and is nothing to take back")
  func nothing() {
    #expect(top.change(list) { _ in })

    #expect(shown.undoManager?.canUndo == false && message == nil)
  }

  @Test("What is refused is said in front, once, and is nothing to take back")
  func refused() {
    let answers = (1...2).map { _ in top.changePart(of: list) { _ in .refused("It is full.") } }

    #expect(answers == [false, false] && message == "It is full.")
    #expect(shown.log.diagnostics.isEmpty && shown.undoManager?.canUndo == false)
    store.count(failing: 1)
    navigation.dismiss(animated: false)
    #expect(!put("spoon", 1))
    #expect(message == "There is no room left to write the store. Make room and try again.")
  }

  @Test(
    "What others changed since is not taken back, which is said; a store that fails may be tried again"
  )
  func takenBackLater() throws {
    #expect(put("spoon", 1))
    let undoManager = try #require(shown.undoManager)
    store.count(failing: 1)
    undoManager.undo()
    #expect(message == "There is no room left to write the store. Make room and try again.")
    #expect(undoManager.canUndo && texts == ["spoon"])
    navigation.dismiss(animated: false)
    try other.change { $0[1]?.text = "fork" }

    undoManager.undo()

    #expect(message == SharedError.changedSince.description)
    #expect(!undoManager.canUndo && !undoManager.canRedo && texts == ["fork"])
  }

  @Test("A controller by itself says it itself, and what is tried tells whether it went well")
  func alone() {
    let single = ViewController()
    shown.rootViewController = single

    #expect(single.attempt {})
    #expect(!single.attempt { () throws(SharedError) in throw .gone })
    #expect(
      (single.presentedViewController as? AlertController)?.message == SharedError.gone.phrase)
  }
}

/// Remembers what was announced.
private final class AnnouncingWindow: WindowView {
  private(set) var announced: [String] = []

  override func announce(_ message: Phrase) { announced.append(message.english) }
}

private nonisolated struct Drawer: RowModel, ChangeAnnouncing {
  struct Thing: Codable, Equatable, Identifiable, Sendable {
    let id: Int
    var text: String
  }

  static let name = "drawer"
  var rows = Rows<Thing>()

  var hiddenChange: Phrase? {
    rows.changes.last.map { change in
      Phrase(verbatim: change.after.map { "Put: \($0.text)" } ?? "Taken")
    }
  }
}
