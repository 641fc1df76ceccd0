import Controller
import ControllerKit
import Model
import Testing
import View
import ViewKit

import struct Foundation.Notification

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

  @Test("Its center is told of what is taken back and done again; in a window, the application's")
  func notifications() throws {
    let (undoManager, own) = (UndoManager(), NotificationCenter())
    undoManager.notificationCenter = own
    var names: [String] = []
    own.addObserver(forName: nil, object: undoManager) { notification in
      names.append(notification.name.rawValue)
    }
    undoManager.registerUndo(withTarget: list) { [undoManager] list in
      undoManager.registerUndo(withTarget: list) { _ in }
    }
    undoManager.undo()
    undoManager.redo()

    #expect(
      names.map { $0.dropFirst(13).dropLast(12) } == [
        "DidCloseUndoGroup", "WillUndoChange", "DidUndoChange", "WillRedoChange", "DidRedoChange",
      ])
    let app = RootedApp { ViewController() }
    try app.application.send(.launch())
    let window = try #require(
      app.application.scenes.lazy.compactMap { $0 as? WindowScene }.first?.keyWindow)
    #expect(window.undoManager?.notificationCenter == nil)
    let center = app.application.notificationCenter
    #expect(window.undoManager?.notificationCenter === center)
  }

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

  @Test("14.4 [D] What was disabled twice registers only when it was enabled twice")
  func disabledTwice() {
    let undoManager = UndoManager()
    for _ in 1...2 { undoManager.disableUndoRegistration() }

    undoManager.enableUndoRegistration()
    list.add("a", undoManager)
    #expect(!undoManager.isUndoRegistrationEnabled && !undoManager.canUndo)
    undoManager.enableUndoRegistration()
    list.add("b", undoManager)

    #expect(undoManager.isUndoRegistrationEnabled && undoManager.canUndo)
  }

  @Test("14.4 [D] A controller has that of its window, unless one on the way has its own")
  func chain() {
    let (own, child, other) = (ViewController(), ViewController(), ViewController())
    let history = UndoManager()
    for undoManager in [UndoManager(), history] { own.undoManager = undoManager }
    #expect(other.undoManager == nil)
    window.rootViewController = own
    window.makeKeyAndVisible()
    own.addChild(child)
    child.didMove(toParent: own)
    #expect(child.undoManager === history && found === history)

    window.rootViewController = other

    #expect(found == nil, "to look for one makes none")
    #expect(other.undoManager != nil && other.undoManager === window.undoManager)
    #expect(found === window.undoManager)
  }

  @Test("Nothing is taken back where a controller has no undo manager")
  func none() {
    let (root, sheet) = (ViewController(), ViewController())
    window.rootViewController = root
    window.makeKeyAndVisible()
    sheet.undoManager = nil
    root.present(sheet, animated: false)

    #expect(root.undoManager != nil && sheet.undoManager == nil && found == nil)

    root.dismiss(animated: false)
    #expect(found === window.undoManager)
  }

  @Test("What would be done to a target that is gone is passed over", arguments: [false, true])
  func goneTargets(isRedone: Bool) {
    let (undoManager, kept) = (UndoManager(), List())
    var (gone, calls): (List?, [String]) = (List(), [])
    func register(_ target: List?, _ name: String) {
      guard let target else { return }
      undoManager.registerUndo(withTarget: target) { [undoManager] target in
        calls.append(name)
        undoManager.registerUndo(withTarget: target) { _ in calls.append("\(name) again") }
      }
    }
    if isRedone {
      register(gone, "gone")
      register(kept, "kept")
      for _ in 1...2 { undoManager.undo() }
      gone = nil
      undoManager.redo()
    } else {
      register(kept, "kept")
      register(gone, "gone")
      gone = nil
      undoManager.undo()
    }

    #expect(calls.last == (isRedone ? "kept again" : "kept"))
  }

  @Test("Nothing can be done again to a target that is gone")
  func nothingToRedo() {
    let undoManager = UndoManager()
    var target: List? = List()
    if let target {
      undoManager.registerUndo(withTarget: target) { [undoManager] target in
        undoManager.registerUndo(withTarget: target) { _ in }
      }
    }
    undoManager.undo()
    #expect(undoManager.canRedo)

    target = nil

    #expect(!undoManager.canRedo)
  }

  /// The one that a display finds.
  private var found: (any UndoPerforming)? { window.frontPart(UndoPart.self)?.undoer }

  private final class Adder {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }

    func add() { body() }
  }
}
