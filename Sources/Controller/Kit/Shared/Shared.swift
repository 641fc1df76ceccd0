public import Model
public import ModelKit
public import Observation

/// A model that all windows of an app share: kept in the store, and observed by controllers.
///
/// Each change is one transaction, which begins by looking whether another process has changed the
/// model. It reads all rows only then, and writes the rows that it changes.
///
/// ```swift
/// let cupboard = Shared<Cupboard>(in: store)
/// try cupboard.change { $0.add("Assam") }
/// #expect(cupboard.value.rows.all.map(\.tea) == ["Assam"])
/// ```
///
/// A controller observes it, or reads it in `updateProperties()`: <doc:Observation>. <doc:Keep-Something-Of-Your-Own> shows a
/// whole app with one.
@MainActor
public final class Shared<Model: RowModel>: Observable {
  /// The model as it was last read or stored; its rows know what the last change has changed.
  public var value: Model {
    registrar.access(self, keyPath: \.value)
    return kept.model
  }

  /// Why the model could not be read the last time, or `nil` if it was read.
  ///
  /// Then ``value`` is as it was before, at first without rows; what is stored stays as it is. Show
  /// the reason's `phrase`: an app that shows no rows looks as if all were gone. Observers are
  /// called when it changes.
  public var problem: SharedError? {
    registrar.access(self, keyPath: \.value)
    return failure
  }

  private var failure: SharedError?
  // Both are read of one store, and tracked as one.
  private let registrar = ObservationRegistrar()
  private var changeCount = 0
  private var kept = VersionedModel<Model>()
  private let store: any UserInfoStore
  private let log: EventLog
  private var observers = Observers<any SharedObserver>()

  /// Creates the model of an app.
  ///
  /// What an older program has kept is kept in the form of this one from now on.
  ///
  /// - Parameters:
  ///   - store: the store of the app.
  ///   - log: has each call of the model, and each of an observer.
  public init(in store: any UserInfoStore, log: EventLog = EventLog()) {
    self.store = store
    self.log = log
    refresh()
    // What cannot be stored is said when something is to be changed.
    if kept.isOlder { _ = try? perform { _ in } }
  }

  /// Changes the model, stores it, and tells the observers unless it is the same.
  ///
  /// ```swift
  /// try cupboard.change(calling: "add(Assam)") { $0.add("Assam") }
  /// ```
  ///
  /// - Parameters:
  ///   - call: what the closure calls, as the trace shows it, without anything secret.
  ///   - body: changes rows one by one, and does not replace the model.
  /// - Returns: what `body` returned.
  /// - Throws: why it could not be stored. Nothing has changed then, unless the store itself does
  ///   not know: what it has is shown.
  @discardableResult
  public func change<Answer: Sendable>(
    calling call: @autoclosure () -> Event.Call = "change(_:)",
    _ body: @Sendable (inout Model) -> Answer
  ) throws(SharedError) -> Answer {
    try note(call()) { () throws(SharedError) in try perform(body) }
  }

  private func perform<Answer: Sendable>(
    _ body: @Sendable (inout Model) -> Answer
  ) throws(SharedError) -> Answer {
    do throws(SharedError) {
      let (answer, new) = try changeStored(body).get()
      take(new)
      return answer
    } catch {
      if case .store(let failure) = error, failure.kind == .outcomeUnknown { refresh() }
      throw error
    }
  }

  /// Changes a part of the model that may be gone: then `body` returns why it changed nothing.
  ///
  /// - Throws: that, or why it could not be stored; nothing has changed then.
  public func changePart(
    calling call: @autoclosure () -> Event.Call = "change(_:)",
    _ body: @Sendable (inout Model) -> SharedError?
  ) throws(SharedError) {
    try note(call()) { () throws(SharedError) in
      if let error = try perform(body) { throw error }
    }
  }

  /// Takes changes back, unless one of their rows has been changed otherwise since.
  ///
  /// - Throws: that, or why it could not be stored; nothing has changed then.
  public func takeBack(_ changes: [Rows<Model.Row>.Change]) throws(SharedError) {
    try changePart(calling: "takeBack(_:)") { model in
      if changes.contains(where: { model[$0.id] != $0.after }) { return .changedSince }
      for change in changes { model[change.id] = change.before }
      return nil
    }
  }

  /// Reads what is stored, and tells the observers unless it is the same: another process may have
  /// changed it.
  public func readAgain() {
    note("readAgain()") { refresh() }
  }

  private func refresh() {
    let kept = kept
    do throws(SharedError) {
      take(try read { reader throws(SharedError) in try kept.refreshed(from: reader) })
    } catch {
      if error == failure { return }
      change { failure = error }
      tell(observers)
    }
  }

  private func read(
    _ body: @Sendable (any UserInfoReader) throws(SharedError) -> VersionedModel<Model>
  ) throws(SharedError) -> VersionedModel<Model> {
    let found: Result<VersionedModel<Model>, SharedError>
    do throws(StoreError) {
      found = try store.read { reader throws(StoreError) in
        Result { () throws(SharedError) in try body(reader) }
      }
    } catch {
      throw .store(error)
    }
    return try found.get()
  }

  private func changeStored<Answer: Sendable>(
    _ body: @Sendable (inout Model) -> Answer
  ) -> Result<(Answer, VersionedModel<Model>), SharedError> {
    let kept = kept
    do {
      return try store.update { (transaction) throws(StoreError) in
        let found: VersionedModel<Model>
        do throws(SharedError) {
          found = try kept.refreshed(from: transaction)
        } catch {
          return .failure(error)
        }
        var new = found
        new.model.rows.forgetChanges()
        let old = new
        let answer = body(&new.model)
        let isSame = new.model.rows.changes.isEmpty && new.model.head == old.model.head
        if isSame, !new.isOlder { return .success((answer, old)) }
        try new.store(in: transaction)
        return .success((answer, new))
      }
    } catch {
      return .failure(.store(error))
    }
  }

  /// Adds an observer, which is called now and at each change.
  ///
  /// It is held weakly, so it need not be removed.
  public func addObserver(_ observer: any SharedObserver) {
    note("addObserver(\(type(of: observer as Any)))") {
      observers.add { [weak observer] in observer }
      var new = Observers<any SharedObserver>()
      new.add { observer }
      tell(new)
    }
  }

  private func take(_ new: VersionedModel<Model>) {
    if new.isSame(as: kept), failure == nil {
      kept = new
    } else {
      change { (kept, failure) = (new, nil) }
      tell(observers)
    }
  }

  private func change(_ body: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.value) {
      changeCount += 1
      body()
    }
  }

  /// Makes a call of the model, and notes it as one from a controller.
  private func note<Result, Failure>(
    _ call: @autoclosure () -> Event.Call, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try log.record(
      Event(.call, "\(Model.self)", call(), from: .controller, to: .model), during: body)
  }

  /// Those who observe it.
  package var observingObjects: [AnyObject] { observers.objects }

  private func tell(_ observers: Observers<any SharedObserver>) {
    observers.tell("sharedValueDidChange()", in: log) { $0.sharedValueDidChange() }
  }
}

/// Is notified of the changes of a shared model.
///
/// ```swift
/// extension CupboardController: SharedObserver {
///   func sharedValueDidChange() { tableView.reloadData() }
/// }
/// ```
@MainActor
public protocol SharedObserver: AnyObject {
  /// The model is another one now.
  func sharedValueDidChange()
}

extension Shared: NamedObservable {
  var observedValues: [(name: String, value: Any)] { [("\(Model.self).value", changeCount)] }
}
