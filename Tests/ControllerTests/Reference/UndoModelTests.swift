import Model
import Testing
import View

@testable import Controller
@testable import ControllerKit

/// Undo managers and their reference model: the same calls, reports and states, act by act.
///
/// What the word `undo` and its help say comes of these states, and is in the tests of the dialogue.
@Suite("Undo and its reference model", .patience)
struct UndoModelTests {
  @Test(
    "Random acts, also in the middle of handlers, have the states of the model", arguments: seeds)
  func walks(_ seed: UInt64) {
    let way = UndoWay(seed: seed)
    guard way.difference != nil else { return }
    let shortest = way.shortest
    Issue.record(
      "seed \(seed): \(shortest.acts), in changes \(shortest.reactions): \(shortest.difference ?? "")"
    )
  }

  @Test("A person takes back, and a controller is called")
  func lanes() throws {
    let stage = UndoStage(reactions: [:])
    for act in [.add(to: 0), .undo, .redo] as [UndoModel.Act] { stage.perform(act) }

    let events = stage.log.events.filter { $0.receiver == "UndoManager" }
    #expect(events.map(\.description) == ["UndoManager.undo()", "UndoManager.redo()"])
    #expect(events.allSatisfy { $0.callerLane == .view && $0.receiverLane == .controller })
  }

  @Test("Each misuse says what happened, and what to do instead")
  func misuses() {
    let said = UndoStage.misuses.map(\.description)

    #expect(
      said == [
        "registerUndo without a group, so it is not registered. Call beginUndoGrouping() first, or "
          + "set groupsByEvent to true.",
        "endUndoGrouping without a group. Call beginUndoGrouping() first, once for each end.",
        "undo or redo while a group is open, so nothing is done. Call endUndoGrouping() first.",
        "undo or redo in a handler of undo or redo, so nothing is done. Call it in the next turn.",
        "enableUndoRegistration without a disableUndoRegistration. Call them in pairs.",
      ])
  }

  private nonisolated static let seeds = TestSeed.named ?? Array(1...1_000)
}

/// What is done to an undo manager, and what in the middle of which change.
private struct UndoWay {
  var acts: [UndoModel.Act]
  var reactions: [Int: UndoModel.Act] = [:]

  init(seed: UInt64) {
    var random = SplitMix(seed: seed)
    acts = (0..<60).map { _ in Self.act(&random) }
    if seed % 3 == 0 { return }
    for _ in 0..<5 {
      let act = Self.act(&random)
      // A turn ends where it has begun.
      if case .turn = act { continue }
      reactions[.random(in: 1...20, using: &random)] = act
    }
  }

  private static func act(_ random: inout SplitMix) -> UndoModel.Act {
    let (list, isOn) = (Int.random(in: 0...1, using: &random), Bool.random(using: &random))
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<12: return .add(to: list)
    case 12..<15: return .begin
    case 15..<18: return .end
    case 18..<24: return .undo
    case 24..<28: return .redo
    case 28..<31: return .name(["A", "B", "C"].randomElement(using: &random) ?? "A")
    case 31: return .levels(.random(in: -1...3, using: &random))
    case 32: return isOn ? .disable : .enable
    case 33: return .enable
    case 34: return .groupByEvent(isOn || list == 0)
    case 35: return isOn ? .forgetTarget(list) : .forget
    case 36: return isOn ? .release(list) : .forgetTarget(list)
    case 37: return .refuse(isOn ? list : nil)
    default: return .turn(isOn)
    }
  }

  /// The first act after which the undo manager is not as the model says.
  var difference: String? {
    var model = UndoModel(reactions: reactions)
    let stage = UndoStage(reactions: reactions)
    for act in acts {
      model.perform(act)
      stage.perform(act)
      let states = ["\(stage.lists) \(stage.state)", "\(model.lists) \(model.state())"]
      if stage.calls != model.calls || states[0] != states[1] {
        let same = zip(stage.calls, model.calls).prefix { $0 == $1 }.count
        return """
          \(act): \(states[0]), not \(states[1]), \
          \(stage.calls.dropFirst(same)), not \(model.calls.dropFirst(same))
          """
      }
    }
    return nil
  }

  /// The way without the acts that it needs not to differ.
  var shortest: UndoWay {
    for index in acts.indices {
      var fewer = self
      fewer.acts.remove(at: index)
      if fewer.difference != nil { return fewer.shortest }
    }
    for change in reactions.keys.sorted() {
      var fewer = self
      fewer.reactions[change] = nil
      if fewer.difference != nil { return fewer.shortest }
    }
    return self
  }
}

/// An undo manager, and two lists.
private final class UndoStage {
  let log = EventLog(isRecording: true)
  private let turn = EventTurn()
  private(set) lazy var manager = UndoManager(log: log) { [turn] in turn }
  private let reactions: [Int: UndoModel.Act]
  private lazy var targets = [UndoneList(self, 0), UndoneList(self, 1)]
  private var (added, handled) = (0, 0)
  private(set) var refusing: Int?

  init(reactions: [Int: UndoModel.Act]) { self.reactions = reactions }

  var lists: [[String]] { targets.map(\.items) }

  /// What was called and reported.
  var calls: [String] {
    log.events.map { event in
      let misuse = Self.misuses.first { $0.description == event.text }
      let text = misuse.map(Self.name) ?? event.text
      return String(repeating: "  ", count: event.depth) + text
    }
  }

  static let misuses: [UndoDiagnostic] = [
    .noGroup, .noGroupToEnd, .nestedGroup, .busy, .notDisabled,
  ]

  private static func name(_ misuse: UndoDiagnostic) -> String {
    switch misuse {
    case .noGroup: "noGroup"
    case .noGroupToEnd: "noGroupToEnd"
    case .nestedGroup: "nestedGroup"
    case .busy: "busy"
    case .notDisabled: "notDisabled"
    }
  }

  var state: String {
    let (canUndo, canRedo) = (manager.canUndo, manager.canRedo)
    return UndoState(
      undoNames: manager.actionNames.undo.map { $0?.english },
      redoNames: manager.actionNames.redo.map { $0?.english },
      nextNames: [manager.undoActionName?.english, manager.redoActionName?.english],
      level: manager.groupingLevel, registered: manager.registrations,
      facts: [
        canUndo, canRedo, manager.isUndoing, manager.isRedoing,
        !manager.isUndoRegistrationEnabled,
      ]
    ).description
  }

  func perform(_ act: UndoModel.Act) {
    switch act {
    case .add(let list):
      added += 1
      targets[list].add("\(added)")
    case .begin: manager.beginUndoGrouping()
    case .end: manager.endUndoGrouping()
    case .undo: manager.undo()
    case .redo: manager.redo()
    case .name(let name): manager.setActionName(Phrase(verbatim: name))
    case .levels(let count): manager.levelsOfUndo = count
    case .disable: manager.disableUndoRegistration()
    case .enable: manager.enableUndoRegistration()
    case .groupByEvent(let isOn): manager.groupsByEvent = isOn
    case .forget: manager.removeAllActions()
    case .forgetTarget(let list): manager.removeAllActions(withTarget: targets[list])
    case .release(let list): targets[list] = UndoneList(self, list)
    case .refuse(let list): refusing = list
    case .turn(let begins):
      if begins != turn.isRunning { if begins { turn.begin() } else { turn.end() } }
    }
  }

  /// A handler of a list was called.
  func handle(_ text: String, _ number: Int, _ body: () -> Void) throws {
    log.record(Event(.call, "List", Event.Call("\(text): \(state)")))
    if number == refusing { throw Refusal() }
    body()
    handled += 1
    if let act = reactions[handled] { perform(act) }
  }

  private struct Refusal: Error {}
}

/// A list whose changes register how they are taken back.
private final class UndoneList {
  private(set) var items: [String] = []
  private unowned let stage: UndoStage
  private let number: Int

  init(_ stage: UndoStage, _ number: Int) { (self.stage, self.number) = (stage, number) }

  func add(_ item: String) {
    items.append(item)
    stage.manager.registerUndo(withTarget: self) { list in
      try list.stage.handle("removes \(item)", list.number) { list.remove(item) }
    }
  }

  private func remove(_ item: String) {
    items.removeAll { $0 == item }
    stage.manager.registerUndo(withTarget: self) { list in
      try list.stage.handle("adds \(item)", list.number) { list.add(item) }
    }
  }
}

/// What is seen of an undo manager, in one line.
nonisolated struct UndoState: CustomStringConvertible {
  let undoNames: [String?]
  let redoNames: [String?]
  let nextNames: [String?]
  let level: Int
  let registered: Int
  /// Whether it can undo, can redo, undoes, redoes, and registers nothing.
  let facts: [Bool]

  var description: String {
    let names = [undoNames, redoNames, nextNames].map { names in
      names.map { $0 ?? "-" }.joined(separator: " ")
    }
    return "level \(level), \(names), \(registered) registered, \(facts)"
  }
}
