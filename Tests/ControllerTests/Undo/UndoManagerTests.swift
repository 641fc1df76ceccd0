import Controller
import Model
import Testing
import View

@Suite("Undo", .patience)
struct UndoManagerTests {
  /// A list whose changes register how they are taken back.
  private final class List {
    var items: [String] = []
    var isFull = false

    func add(_ item: String, _ undoManager: UndoManager) {
      items.append(item)
      undoManager.registerUndo(withTarget: self) { [unowned undoManager] in
        try $0.remove(undoManager)
      }
    }

    func remove(_ undoManager: UndoManager) throws {
      struct Full: Error {}
      if isFull { throw Full() }
      let item = items.removeLast()
      undoManager.registerUndo(withTarget: self) { [unowned undoManager] in
        $0.add(item, undoManager)
      }
    }
  }

  private let log = EventLog()
  private let list = List()
  private let window = Window(view: WindowView(), log: EventLog())

  private var alone: UndoManager { UndoManager(log: log) }

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

  @Test("14.4 [D] The last one is taken back first; what is registered meanwhile is done again")
  func order() {
    let undoManager = alone
    undoManager.beginUndoGrouping()
    for item in ["a", "b", "c"] { list.add(item, undoManager) }
    undoManager.endUndoGrouping()

    undoManager.undo()
    #expect(list.items == [] && undoManager.canRedo && !undoManager.canUndo)
    undoManager.redo()
    #expect(list.items == ["a", "b", "c"] && undoManager.canUndo && !undoManager.canRedo)
    undoManager.undo()
    #expect(list.items == [])
  }

  @Test("14.4 [D] undo closes the open group of a turn, and takes it back")
  func closes() {
    let undoManager = alone
    undoManager.beginUndoGrouping()
    list.add("a", undoManager)

    undoManager.undo()

    #expect(list.items == [] && undoManager.groupingLevel == 0)
    #expect(log.diagnostics.isEmpty)
  }

  @Test("14.4 [D] With a nested group open nothing is taken back, and that is reported")
  func nested() {
    let undoManager = alone
    for _ in 1...2 { undoManager.beginUndoGrouping() }
    list.add("a", undoManager)

    undoManager.undo()
    #expect(list.items == ["a"])
    #expect(log.diagnostics.map(\.text) == [UndoDiagnostic.nestedGroup.description])
    for _ in 1...2 { undoManager.endUndoGrouping() }
    undoManager.undo()
    #expect(list.items == [])
  }

  @Test("14.4 [T] A new registration leaves nothing to do again")
  func emptiesRedo() {
    let undoManager = alone
    list.add("a", undoManager)
    undoManager.undo()
    #expect(undoManager.canRedo)

    list.add("b", undoManager)

    #expect(!undoManager.canRedo)
    undoManager.redo()
    #expect(list.items == ["b"])
  }

  @Test("14.4 [T] Without groups by turns one must be opened, which is reported")
  func byHand() {
    let undoManager = alone
    undoManager.groupsByEvent = false

    list.add("a", undoManager)
    #expect(!undoManager.canUndo)
    undoManager.beginUndoGrouping()
    list.add("b", undoManager)
    undoManager.endUndoGrouping()
    undoManager.undo()

    #expect(list.items == ["a"])
    #expect(log.diagnostics.map(\.text) == [UndoDiagnostic.noGroup.description])
  }

  @Test("14.4 [D] Of more groups than the levels the oldest are forgotten", arguments: [1, 2])
  func levels(_ levels: Int) {
    let undoManager = alone
    undoManager.levelsOfUndo = levels
    for item in ["a", "b", "c"] { list.add(item, undoManager) }

    for _ in 1...3 { undoManager.undo() }

    #expect(list.items == Array(["a", "b", "c"].prefix(3 - levels)))
  }

  @Test("14.4 [D] A group has a name, which goes with it")
  func names() {
    let undoManager = alone
    list.add("a", undoManager)
    undoManager.setActionName("Typing")
    #expect(undoManager.undoActionName == "Typing" && undoManager.redoActionName == nil)

    undoManager.undo()

    #expect(undoManager.undoActionName == nil && undoManager.redoActionName == "Typing")
  }

  @Test("14.4 [D] While registration is disabled, nothing is registered")
  func disabled() {
    let undoManager = alone
    for _ in 1...2 { undoManager.disableUndoRegistration() }
    undoManager.enableUndoRegistration()
    list.add("a", undoManager)
    #expect(!undoManager.isUndoRegistrationEnabled && !undoManager.canUndo)

    for _ in 1...2 { undoManager.enableUndoRegistration() }
    list.add("b", undoManager)

    #expect(undoManager.canUndo)
    #expect(log.diagnostics.map(\.text) == [UndoDiagnostic.notDisabled.description])
  }

  @Test("14.4 [D] A target is held weakly, and can be forgotten")
  func targets() {
    let undoManager = alone
    do {
      let other = List()
      other.add("a", undoManager)
    }
    #expect(!undoManager.canUndo)
    list.add("a", undoManager)

    undoManager.removeAllActions(withTarget: list)
    #expect(!undoManager.canUndo)
    list.add("b", undoManager)
    undoManager.removeAllActions()

    #expect(!undoManager.canUndo && !undoManager.canRedo)
  }

  @Test("14.4 [C] A handler that throws stays to be called again, and those before it too")
  func throwing() {
    let undoManager = alone
    undoManager.beginUndoGrouping()
    for item in ["a", "b"] { list.add(item, undoManager) }
    undoManager.endUndoGrouping()
    list.isFull = true

    undoManager.undo()
    #expect(list.items == ["a", "b"] && undoManager.canUndo && !undoManager.canRedo)
    list.isFull = false
    undoManager.undo()

    #expect(list.items == [] && !undoManager.canUndo)
  }

  @Test("14.4 [C] A group that a handler begins and does not end, ends with the handlers")
  func leftOpen() {
    let undoManager = alone
    undoManager.registerUndo(withTarget: list) { [unowned undoManager] list in
      undoManager.beginUndoGrouping()
      list.add("a", undoManager)
    }

    undoManager.undo()
    #expect(undoManager.groupingLevel == 0 && undoManager.canRedo)
    undoManager.redo()

    #expect(list.items == [] && log.diagnostics.isEmpty)
  }

  @Test("14.4 [C] A handler cannot take back, and no group ends that was not begun: reported")
  func misuses() {
    let undoManager = alone
    undoManager.registerUndo(withTarget: list) { [unowned undoManager] _ in undoManager.undo() }

    undoManager.undo()
    undoManager.endUndoGrouping()

    let misuses = [UndoDiagnostic.busy, .noGroupToEnd]
    #expect(log.diagnostics.map(\.text) == misuses.map(\.description))
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
