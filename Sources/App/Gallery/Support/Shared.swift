import Model

/// A model that all windows of an app share: kept in the store, and observed by controllers.
///
/// It is one value in JSON, with the number of its schema. Each change is one transaction, which
/// reads the value again: another process may have changed it.
@MainActor
final class Shared<Value: Codable & Sendable & Equatable> {
  /// The value as it was last read or stored.
  private(set) var value: Value

  private let store: any UserInfoStore
  private let kept: KeptValue<Value>
  private var observers = Observers<any SharedObserver>()

  /// Creates the model of an app, with a first value for an empty store.
  ///
  /// The schema is the first one and an upgrade to each later one: what an older program has kept
  /// is kept in the form of the last one from now on.
  init(
    _ name: String, in store: any UserInfoStore, first: Value, upgrades: [SchemaUpgrade] = []
  ) {
    self.store = store
    kept = KeptValue(key: UserInfoKey(name), first: first, upgrades: upgrades)
    value = first
    // What cannot be read, or stored, is said when something is to be changed.
    guard case .success(let found)? = try? kept.read(in: store) else { return }
    value = found.value
    if found.isOlder { _ = changeStored { _ in } }
  }

  /// Changes the value, stores it, and tells the observers unless it is the same.
  ///
  /// - Throws: why it could not be stored. Nothing has changed then, unless the store itself does
  ///   not know: what it has is shown.
  func change<Answer: Sendable>(_ body: @Sendable (inout Value) -> Answer) throws(SharedError)
    -> Answer
  {
    switch changeStored(body) {
    case .success((let answer, let new)):
      tell(new)
      return answer
    case .failure(let error):
      if case .store(.outcomeUnknown) = error { readAgain() }
      throw error
    }
  }

  /// Changes a part of the value that may be gone: then `body` returns why it changed nothing.
  ///
  /// - Throws: that, or why it could not be stored; nothing has changed then.
  func changePart(_ body: @Sendable (inout Value) -> SharedError?) throws(SharedError) {
    if let error = try change(body) { throw error }
  }

  /// Reads what is stored, and tells the observers unless it is the same: another process may have
  /// changed it.
  func readAgain() {
    if case .success(let found)? = try? kept.read(in: store) { tell(found.value) }
  }

  private func changeStored<Answer: Sendable>(
    _ body: @Sendable (inout Value) -> Answer
  ) -> Result<(Answer, Value), SharedError> {
    let kept = kept
    do {
      return try store.update { (transaction) throws(StoreError) in
        switch try kept.read(in: transaction) {
        case .failure(let error): return .failure(error)
        case .success(let found):
          var new = found.value
          let answer = body(&new)
          if found.isOlder || new != found.value { try kept.write(new, in: transaction) }
          return .success((answer, new))
        }
      }
    } catch {
      return .failure(.store(error))
    }
  }

  /// Adds an observer, which is called now and at each change.
  ///
  /// It is held weakly: nobody has to remove it.
  func addObserver(_ observer: any SharedObserver) {
    observers.add(observer)
    observer.sharedValueDidChange()
  }

  private func tell(_ new: Value) {
    guard new != value else { return }
    value = new
    observers.tell { $0.sharedValueDidChange() }
  }
}

/// Is notified of the changes of a shared value.
@MainActor
protocol SharedObserver: AnyObject {
  /// The value is another one now.
  func sharedValueDidChange()
}
