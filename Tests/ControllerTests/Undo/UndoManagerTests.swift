import Controller
import Model
import Testing
import View

@Suite("Undo", .patience)
struct UndoManagerTests {
  /// A list whose changes register how they are taken back.
  private final class List {
    var items: [String] = []

    func add(_ item: String, _ undoManager: UndoManager) {
      items.append(item)
      undoManager.registerUndo(withTarget: self) { $0.items.removeLast() }
    }
  }

  private let list = List()
  private let window = Window(view: WindowView(), log: EventLog())

  @Test("14.4 [D] All that one turn registers is one group, and another turn makes another one")
  func turns() throws {
    let app = RootedApp { ViewController() }
    try app.application.send(.launch())
    let window = try #require(
      app.application.scenes.lazy.compactMap { $0 as? WindowScene }.first?.keyWindow)
    let (undoManager, button) = (try #require(window.undoManager), Button("Add"))
    let screen = LineScreen("S", .button(button))
    let adder = Adder { [list] in
      list.add("a", undoManager)
      list.add("b", undoManager)
      #expect(undoManager.groupingLevel == 1 && undoManager.canUndo)
    }
    button.addTarget(adder, action: Adder.add, for: .touchUpInside)
    window.view.addSubview(screen)
    for _ in 1...2 { window.view.touch(button) }
    #expect(list.items.count == 4 && undoManager.groupingLevel == 0)

    undoManager.undo()
    #expect(list.items == ["a", "b"])
    undoManager.undo()
    #expect(list.items == [] && !undoManager.canUndo)
    window.view.removeSubview(screen)
  }

  @Test("14.4 [D] A controller has that of its window, unless one on the way has its own")
  func chain() {
    final class Own: ViewController {
      let own = UndoManager()
      override var undoManager: UndoManager? { own }
    }
    let (own, child, other) = (Own(), ViewController(), ViewController())
    #expect(other.undoManager == nil)
    window.rootViewController = own
    window.makeKeyAndVisible()
    own.addChild(child)
    child.didMove(toParent: own)
    #expect(child.undoManager === own.own && window.undoer === own.own)

    window.rootViewController = other

    #expect(window.undoer == nil, "to look for one makes none")
    #expect(other.undoManager != nil && other.undoManager === window.undoManager)
    #expect(window.undoer === window.undoManager)
  }

  private final class Adder {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }

    func add() { body() }
  }
}
