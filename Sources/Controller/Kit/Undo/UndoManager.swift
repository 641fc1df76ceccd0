public import Foundation
public import Model
public import View
import ViewKit

/// Takes back what a person did, and does it again: Foundation's `UndoManager`, which Linux lacks.
///
/// The object that changes something registers how to undo it. All that one turn registers is one
/// group, and one `undo()` runs it. The rules are on <doc:Undo>.
///
/// ```swift
/// let undoManager = UndoManager()
/// let cup = Cup(undoManager)
/// cup.fill()
/// #expect(cup.isFull)
/// undoManager.undo()
/// #expect(!cup.isFull && undoManager.canRedo)
/// ```
@MainActor
public final class UndoManager {
  /// Whether what one turn registers is a group by itself.
  public var groupsByEvent = true

  /// The most groups that can be taken back; with 0 or less, any number.
  public var levelsOfUndo = 0 {
    didSet { trim() }
  }

  /// Whether `undo()` is running.
  public private(set) var isUndoing = false

  /// Whether `redo()` is running.
  public private(set) var isRedoing = false

  /// How many groups are open.
  public var groupingLevel: Int { open.count }

  /// Whether anything is registered now.
  public var isUndoRegistrationEnabled: Bool { disabled == 0 }

  /// How often something was registered, but not while taking back or doing again.
  package private(set) var registrations = 0

  /// How many of these a person was told of.
  package var offers = 0

  /// Tells its observers what is taken back and done again.
  ///
  /// In a window it is that of the application, if anything has used that. A notification's object is
  /// this undo manager.
  public var notificationCenter: NotificationCenter? {
    get { ownCenter ?? centerOfApplication() }
    set { ownCenter = newValue }
  }

  private var ownCenter: NotificationCenter?
  private let centerOfApplication: () -> NotificationCenter?

  private let log: EventLog
  private let turn: () -> EventTurn?
  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var open: [Group] = []
  private var disabled = 0
  /// Whether the outermost open group ends with the turn.
  private var endsWithTurn = false

  /// Creates an undo manager; outside of a window each registration is a turn of its own.
  public convenience init(log: EventLog = EventLog()) {
    self.init(log: log) { nil }
  }

  init(
    log: EventLog, center: @escaping () -> NotificationCenter? = { nil },
    turn: @escaping () -> EventTurn?
  ) {
    self.log = log
    centerOfApplication = center
    self.turn = turn
  }

  // MARK: - Registering

  /// Registers how something is taken back: the handler is called with the target, which is held
  /// weakly.
  ///
  /// What a handler registers is how it is done again. A handler that throws has changed nothing,
  /// and is called again by the next `undo()`; it says itself why.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) throws -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let isOutermost = open.isEmpty
    if isOutermost {
      guard groupsByEvent else { return report(.noGroup) }
      open.append(Group())
      endsWithTurn = true
    }
    open[open.count - 1].actions.append(Action(target, handler))
    if !isUndoing, !isRedoing {
      redoStack = []
      registrations += 1
    }
    if isOutermost { endWithTurn() }
  }

  private func endWithTurn() {
    guard let turn = turn() else { return closeTurn() }
    turn.atEnd { [weak self] in self?.closeTurn() }
  }

  /// Closes the group that the turn has opened.
  private func closeTurn() {
    if endsWithTurn, open.count == 1, !isUndoing, !isRedoing { close() }
  }

  /// Begins a group: until it ends, all that is registered is taken back by one `undo()`.
  ///
  /// In a turn it is a part of the group of that turn, while `groupsByEvent` is `true`.
  public func beginUndoGrouping() {
    if open.isEmpty, groupsByEvent, !isUndoing, !isRedoing, turn()?.isRunning == true {
      open.append(Group())
      endsWithTurn = true
      endWithTurn()
    }
    open.append(Group())
  }

  /// Ends the group that began last.
  public func endUndoGrouping() {
    guard open.count > (endsWithTurn ? 1 : 0) else { return report(.noGroupToEnd) }
    close()
    // Its turn may be over: the group was begun in an earlier one.
    endWithTurn()
  }

  private func close() {
    guard let group = open.popLast() else { return }
    if open.isEmpty { endsWithTurn = false }
    if group.actions.isEmpty { return }
    if let last = open.indices.last {
      open[last].actions += group.actions
      if let name = group.name { open[last].name = name }
    } else if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      trim()
      post(Self.didCloseUndoGroupNotification)
    }
  }

  private func trim() {
    if levelsOfUndo > 0 { undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo)) }
  }

  /// Registers nothing until `enableUndoRegistration()` was called as often.
  public func disableUndoRegistration() { disabled += 1 }

  /// Ends a `disableUndoRegistration()`.
  public func enableUndoRegistration() {
    guard disabled > 0 else { return report(.notDisabled) }
    disabled -= 1
  }

  // MARK: - Taking back

  /// Whether there is something to take back; what belongs to a target that is gone is nothing.
  public var canUndo: Bool {
    prune()
    return !undoStack.isEmpty || open.contains { !$0.actions.isEmpty }
  }

  /// Whether there is something to do again.
  public var canRedo: Bool {
    prune()
    return !redoStack.isEmpty
  }

  /// Takes back the last group: its handlers are called, the one that was registered last first.
  ///
  /// The group of the running turn is closed first. With a group open that was begun by hand inside
  /// another one, nothing is taken back, and that is reported.
  public func undo() {
    if isUndoing || isRedoing { return report(.busy) }
    if open.count > 1 { return report(.nestedGroup) }
    close()
    prune()
    guard let group = undoStack.popLast() else { return }
    post(Self.willUndoChangeNotification)
    isUndoing = true
    let left = run(group, as: "undo()")
    isUndoing = false
    if let left { undoStack.append(left) }
    post(Self.didUndoChangeNotification)
  }

  /// Does again what was taken back last.
  public func redo() {
    if isUndoing || isRedoing { return report(.busy) }
    // A turn in which nothing was registered is nothing that is open.
    if open.count == 1, endsWithTurn, open[0].actions.isEmpty { close() }
    if !open.isEmpty { return report(.nestedGroup) }
    prune()
    guard let group = redoStack.popLast() else { return }
    post(Self.willRedoChangeNotification)
    isRedoing = true
    let left = run(group, as: "redo()")
    isRedoing = false
    if let left { redoStack.append(left) }
    post(Self.didRedoChangeNotification)
  }

  /// Calls the handlers of a group; returns what is left of it when one has thrown.
  private func run(_ group: Group, as call: Event.Call) -> Group? {
    log.record(Event(.call, "UndoManager", call, from: .view, to: .controller)) {
      var left = group
      beginUndoGrouping()
      if let name = group.name { setActionName(name) }
      // A handler may have begun groups that it does not end.
      defer { while !open.isEmpty { close() } }
      while let action = left.actions.popLast() {
        do {
          try action.perform()
        } catch {
          left.actions.append(action)
          return left
        }
      }
      return nil
    }
  }

  // MARK: - Names

  /// Names the open group, or the last one: what is taken back by it.
  public func setActionName(_ name: Phrase) {
    if open.isEmpty {
      if !undoStack.isEmpty { undoStack[undoStack.count - 1].name = name }
    } else {
      open[open.count - 1].name = name
    }
  }

  /// The name of what `undo()` takes back, or `nil`.
  public var undoActionName: Phrase? {
    (open.first { $0.name != nil } ?? open.first ?? undoStack.last)?.name
  }

  /// The name of what `redo()` does again, or `nil`.
  public var redoActionName: Phrase? { redoStack.last?.name }

  /// The names of all that can be taken back, and of all that can be done again, the next one last.
  public var actionNames: (undo: [Phrase?], redo: [Phrase?]) {
    (undoStack.map(\.name), redoStack.map(\.name))
  }

  // MARK: - Forgetting

  /// Forgets everything, also what an open group has.
  public func removeAllActions() {
    (undoStack, redoStack, open, disabled, endsWithTurn) = ([], [], [], 0, false)
  }

  /// Forgets what was registered for a target.
  public func removeAllActions(withTarget target: AnyObject) {
    removeActions { $0.target === target }
  }

  private func removeActions(where isMeant: (Action) -> Bool) {
    for index in open.indices { open[index].actions.removeAll(where: isMeant) }
    for index in undoStack.indices { undoStack[index].actions.removeAll(where: isMeant) }
    for index in redoStack.indices { redoStack[index].actions.removeAll(where: isMeant) }
    undoStack.removeAll(where: \.actions.isEmpty)
    redoStack.removeAll(where: \.actions.isEmpty)
  }

  /// Forgets the last groups whose targets are all gone.
  private func prune() {
    while let last = undoStack.last, last.isGone { undoStack.removeLast() }
    while let last = redoStack.last, last.isGone { redoStack.removeLast() }
  }

  private func report(_ misuse: UndoDiagnostic) { log.report(misuse, from: "UndoManager") }

  @MainActor private struct Group {
    var actions: [Action] = []
    var name: Phrase?

    var isGone: Bool { actions.allSatisfy { $0.target == nil } }
  }

  @MainActor private struct Action {
    weak var target: AnyObject?
    let perform: @MainActor () throws -> Void

    init<Target: AnyObject>(
      _ target: Target, _ handler: @escaping @MainActor (Target) throws -> Void
    ) {
      self.target = target
      perform = { [weak target] in
        if let target { try handler(target) }
      }
    }
  }
}

extension UndoManager: UndoPerforming {}

// Foundation's names: what an undo manager tells the observers of its notification center.
extension UndoManager {
  /// Something is about to be taken back.
  public nonisolated static let willUndoChangeNotification = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  /// Something was taken back.
  public nonisolated static let didUndoChangeNotification = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  /// Something is about to be done again.
  public nonisolated static let willRedoChangeNotification = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  /// Something was done again.
  public nonisolated static let didRedoChangeNotification = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")
  /// There is something more to take back.
  public nonisolated static let didCloseUndoGroupNotification = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")

  private func post(_ name: Notification.Name) {
    notificationCenter?.post(name: name, object: self)
  }
}
