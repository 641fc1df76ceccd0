import Model
import Testing
import View

@testable import Controller
@testable import ControllerKit
@testable import Workshop

/// What an undo manager is like after each step, word for word.
@Suite("Every step of an undo manager", .patience)
struct EveryUndoTests {
  @Test("Each step, inside its handlers and afterwards: what can be taken back, and what was done")
  func steps() throws {
    var text = ""
    for (name, steps) in Self.all {
      let stage = UndoStage()
      text += "# \(name)\n"
      for (step, body) in steps {
        body(stage)
        text += (["\(step):"] + stage.take()).joined(separator: "\n  ") + "\n"
      }
    }

    try expect(text, isAsIn: "undo.txt")
  }

  private typealias Steps = KeyValuePairs<String, (UndoStage) -> Void>

  private static let all: [(String, Steps)] = [
    ("one after another", simple), ("groups", groups), ("a turn", turn), ("levels", levels),
    ("names", names), ("disabled", disabled), ("what is thrown", throwing),
    ("forgotten", forgotten), ("gone", gone), ("in a handler", inHandler),
    ("in a handler that ends its group", endingGroup), ("by hand", byHand),
  ]

  private static let simple: Steps = [
    "new": { _ in }, "add": { $0.add("a") }, "add another": { $0.add("b") },
    "undo": { $0.manager.undo() }, "undo again": { $0.manager.undo() },
    "nothing to undo": { $0.manager.undo() }, "redo": { $0.manager.redo() },
    "redo again": { $0.manager.redo() }, "nothing to redo": { $0.manager.redo() },
    "undo one": { $0.manager.undo() }, "add a third": { $0.add("c") },
    "redo nothing": { $0.manager.redo() },
  ]

  private static let groups: Steps = [
    "begin": { $0.manager.beginUndoGrouping() },
    "end an empty one": { $0.manager.endUndoGrouping() },
    "add": { $0.add("a") },
    "two": { stage in
      stage.manager.beginUndoGrouping()
      for text in ["b", "c"] { stage.add(text) }
    },
    "one in it": { stage in
      stage.manager.beginUndoGrouping()
      stage.add("d")
    },
    "undo in it": { $0.manager.undo() },
    "redo in it": { $0.manager.redo() },
    "end the inner one": { $0.manager.endUndoGrouping() },
    "undo the open one": { $0.manager.undo() },
    "redo": { $0.manager.redo() },
    "redo in an open one": { stage in
      stage.manager.undo()
      stage.manager.beginUndoGrouping()
      _ = stage.take()
      stage.manager.redo()
    },
    "end": { $0.manager.endUndoGrouping() },
    "end too often": { $0.manager.endUndoGrouping() },
  ]

  private static let turn: Steps = [
    "begun": { stage in
      stage.turn = EventTurn()
      stage.turn?.begin()
      stage.add("a")
    },
    "end its group": { $0.manager.endUndoGrouping() },
    "another": { $0.add("b") },
    "a group in it": { stage in
      stage.manager.beginUndoGrouping()
      stage.add("c")
      stage.manager.endUndoGrouping()
    },
    "over": { $0.turn?.end() },
    "undo": { $0.manager.undo() },
    "undo within one": { stage in
      stage.turn?.begin()
      stage.add("d")
      stage.manager.undo()
    },
    "over again": { $0.turn?.end() },
    "a group left open": { stage in
      stage.turn?.begin()
      stage.add("e")
      stage.manager.beginUndoGrouping()
      stage.turn?.end()
    },
    "ended": { $0.manager.endUndoGrouping() },
    "two groups by hand": { stage in
      stage.turn?.begin()
      for text in ["f", "g"] {
        stage.manager.beginUndoGrouping()
        stage.add(text)
        stage.manager.setActionName(Phrase(verbatim: text))
        stage.note(stage.manager.undoActionName?.english ?? "-")
        stage.manager.endUndoGrouping()
      }
      stage.turn?.end()
    },
    "undo both": { $0.manager.undo() },
    "one left open": { stage in
      stage.turn?.run {
        stage.manager.beginUndoGrouping()
        stage.add("h")
      }
    },
    "ended in the next turn": { stage in
      stage.turn?.run {
        stage.manager.endUndoGrouping()
        stage.add("i")
      }
    },
    "undo these": { $0.manager.undo() },
    "an empty one": { stage in
      stage.turn?.run {
        stage.manager.beginUndoGrouping()
        stage.manager.endUndoGrouping()
        stage.manager.endUndoGrouping()
      }
    },
    "an empty one, and redo": { stage in
      stage.turn?.run {
        stage.manager.beginUndoGrouping()
        stage.manager.endUndoGrouping()
        stage.manager.redo()
      }
    },
    "by hand outside of a turn": { stage in
      for text in ["j", "k"] {
        stage.manager.beginUndoGrouping()
        stage.add(text)
        stage.manager.endUndoGrouping()
      }
    },
    "by hand alone": { stage in
      stage.manager.groupsByEvent = false
      stage.turn?.run {
        for text in ["l", "m"] {
          stage.manager.beginUndoGrouping()
          stage.add(text)
          stage.manager.endUndoGrouping()
        }
      }
    },
  ]

  private static let levels: Steps = [
    "two": { stage in
      stage.manager.levelsOfUndo = 2
      for text in ["a", "b", "c"] { stage.add(text) }
      stage.manager.setActionName("C")
    },
    "one": { $0.manager.levelsOfUndo = 1 },
    "all": { stage in
      stage.manager.levelsOfUndo = 0
      for text in ["d", "e", "f"] { stage.add(text) }
    },
    "redo keeps to them": { stage in
      for _ in 1...4 { stage.manager.undo() }
      stage.manager.levelsOfUndo = 2
      for _ in 1...4 { stage.manager.redo() }
    },
  ]

  private static let names: Steps = [
    "of nothing": { $0.manager.setActionName("Nothing") },
    "of the last": { stage in
      for text in ["a", "b"] { stage.add(text) }
      stage.manager.setActionName("B")
    },
    "of the open one": { stage in
      stage.manager.beginUndoGrouping()
      stage.add("c")
      stage.manager.setActionName("C")
    },
    "of the inner one": { stage in
      stage.manager.beginUndoGrouping()
      stage.add("d")
      stage.manager.setActionName("D")
      stage.note(stage.manager.undoActionName?.english ?? "-")
      stage.manager.endUndoGrouping()
    },
    "an inner one without": { stage in
      stage.manager.beginUndoGrouping()
      stage.add("e")
      stage.manager.endUndoGrouping()
      stage.manager.endUndoGrouping()
    },
    "undo": { $0.manager.undo() }, "undo B": { $0.manager.undo() },
    "undo the first": { $0.manager.undo() }, "redo": { $0.manager.redo() },
    "redo B": { $0.manager.redo() },
  ]

  private static let disabled: Steps = [
    "disable twice": { stage in
      for _ in 1...2 { stage.manager.disableUndoRegistration() }
      stage.add("a")
    },
    "enable": { stage in
      stage.manager.enableUndoRegistration()
      stage.add("b")
    },
    "enable again": { stage in
      stage.manager.enableUndoRegistration()
      stage.add("c")
    },
    "enable too often": { $0.manager.enableUndoRegistration() },
    "all forgotten while disabled": { stage in
      stage.manager.disableUndoRegistration()
      stage.manager.beginUndoGrouping()
      stage.manager.removeAllActions()
    },
    "end": { $0.manager.endUndoGrouping() },
    "add": { $0.add("d") },
  ]

  private static let throwing: Steps = [
    "three": { stage in
      stage.manager.beginUndoGrouping()
      for text in ["a", "b", "c"] { stage.add(text) }
      stage.manager.setActionName("ABC")
      stage.manager.endUndoGrouping()
    },
    "undo fails at the second": { stage in
      stage.target.failing = "b"
      stage.manager.undo()
    },
    "redo what was done": { $0.manager.redo() },
    "undo all": { stage in
      stage.target.failing = nil
      for _ in 1...2 { stage.manager.undo() }
    },
    "redo fails": { stage in
      stage.target.failing = "b"
      stage.manager.redo()
    },
  ]

  private static let forgotten: Steps = [
    "of two targets": { stage in
      for text in ["a", "b"] { stage.add(text) }
      stage.add("x", to: stage.other)
      stage.manager.beginUndoGrouping()
      stage.add("y", to: stage.other)
      stage.add("c")
      stage.manager.endUndoGrouping()
      stage.manager.undo()
      stage.manager.undo()
    },
    "and an open group": { stage in
      stage.manager.disableUndoRegistration()
      stage.manager.enableUndoRegistration()
      stage.manager.beginUndoGrouping()
    },
    "one forgotten": { $0.manager.removeAllActions(withTarget: $0.other) },
    "redo": { stage in
      stage.manager.endUndoGrouping()
      stage.manager.redo()
    },
    "in an open group": { stage in
      stage.manager.beginUndoGrouping()
      stage.add("z", to: stage.other)
      stage.manager.removeAllActions(withTarget: stage.other)
    },
    "end": { $0.manager.endUndoGrouping() },
    "all": { $0.manager.removeAllActions() },
  ]

  private static let gone: Steps = [
    "one of two targets": { stage in
      stage.add("a")
      stage.manager.beginUndoGrouping()
      stage.add("x", to: stage.other)
      stage.add("b")
      stage.manager.endUndoGrouping()
      stage.add("y", to: stage.other)
      stage.other = UndoTarget(stage)
    },
    "undo": { $0.manager.undo() },
    "undo a": { $0.manager.undo() },
    "all that can be done again": { stage in
      stage.add("z", to: stage.other)
      stage.manager.undo()
      stage.other = UndoTarget(stage)
    },
  ]

  private static let inHandler: Steps = [
    "two": { stage in
      stage.add("a")
      stage.add("b")
    },
    "undo and redo": { stage in
      stage.target.onRemoval = {
        stage.manager.undo()
        stage.manager.redo()
      }
      stage.manager.undo()
    },
    "groups that stay open": { stage in
      stage.target.onRemoval = {
        for _ in 1...2 { stage.manager.beginUndoGrouping() }
        stage.add("c")
      }
      stage.manager.undo()
    },
    "redo": { $0.manager.redo() },
  ]

  private static let endingGroup: Steps = [
    "one": { $0.add("a") },
    "undo": { stage in
      stage.target.onRemoval = { Self.endGroup(stage, adding: ["b", "c"]) }
      stage.manager.undo()
    },
    "undo again": { $0.manager.undo() },
    "redo": { stage in
      stage.target.onAddition = { Self.endGroup(stage, adding: ["d", "e"]) }
      stage.manager.redo()
    },
    "undo that": { $0.manager.undo() },
  ]

  private static func endGroup(_ stage: UndoStage, adding texts: [String]) {
    stage.manager.endUndoGrouping()
    for text in texts { stage.add(text) }
  }

  private static let byHand: Steps = [
    "no group": { stage in
      stage.manager.groupsByEvent = false
      stage.add("a")
    },
    "one": { stage in
      stage.manager.beginUndoGrouping()
      stage.add("b")
      stage.manager.endUndoGrouping()
    },
    "undo": { $0.manager.undo() },
    "redo": { $0.manager.redo() },
  ]
}

/// An undo manager, and two targets.
private final class UndoStage {
  let log = EventLog(isRecording: true)
  var turn: EventTurn?
  private(set) lazy var manager = UndoManager(log: log) { [weak self] in self?.turn }
  private(set) lazy var target = UndoTarget(self)
  lazy var other = UndoTarget(self)

  func note(_ text: String) { log.record(Event(.call, "list", Event.Call(text))) }

  /// Adds a text to a target.
  func add(_ text: String, to target: UndoTarget? = nil) { (target ?? self.target).add(text) }

  /// What was done since the last time, and how things stand.
  func take() -> [String] {
    defer { log.removeAll() }
    let lanes: (Event) -> String = { event in
      [event.callerLane, event.receiverLane].map { "\($0?.rawValue.prefix(1) ?? "-")" }.joined()
    }
    return log.events.map { event in
      String(repeating: "  ", count: event.depth) + "\(lanes(event)) \(event)"
    } + ["= \(target.items) \(other.items) \(state)"]
  }

  var state: String {
    let names = [manager.actionNames.undo, manager.actionNames.redo].map { names in
      names.map { $0?.english ?? "-" }.joined(separator: ",")
    }
    let facts = [
      ("can undo", manager.canUndo), ("can redo", manager.canRedo),
      ("undoing", manager.isUndoing), ("redoing", manager.isRedoing),
      ("disabled", !manager.isUndoRegistrationEnabled),
    ].filter(\.1).map(\.0)
    let next = [manager.undoActionName, manager.redoActionName].map { $0?.english ?? "-" }
    let counts = "\(manager.registrations) registered"
    return """
      level \(manager.groupingLevel), undo [\(names[0])], redo [\(names[1])], next \(next), \
      \(([counts] + facts).joined(separator: ", "))
      """
  }
}

/// A list whose changes register how they are taken back.
private final class UndoTarget {
  struct Failure: Error {}

  private unowned let stage: UndoStage
  private(set) var items: [String] = []
  var failing: String?
  /// What is done with the next removal.
  var onRemoval: (() -> Void)?
  /// What is done with the next addition.
  var onAddition: (() -> Void)?

  init(_ stage: UndoStage) { self.stage = stage }

  func add(_ item: String) {
    items.append(item)
    if stage.manager.isUndoing || stage.manager.isRedoing { stage.note("\(stage.state)") }
    stage.manager.registerUndo(withTarget: self) { try $0.remove(item) }
    let onAddition = onAddition
    self.onAddition = nil
    onAddition?()
  }

  private func remove(_ item: String) throws {
    if item == failing { throw Failure() }
    items.removeAll { $0 == item }
    stage.note("\(stage.state)")
    stage.manager.registerUndo(withTarget: self) { $0.add(item) }
    let onRemoval = onRemoval
    self.onRemoval = nil
    onRemoval?()
  }
}
