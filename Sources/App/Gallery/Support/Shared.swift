import Foundation
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
  private let key: UserInfoKey<String>
  private var observers: [Observer] = []

  private struct Observer {
    weak var owner: AnyObject?
    let body: @MainActor (Value) -> Void
  }

  /// Creates the model of an app, with a first value for an empty store.
  init(_ name: String, in store: any UserInfoStore, first: Value) {
    self.store = store
    key = UserInfoKey(name)
    value = first
    // What cannot be read is said when something is to be changed.
    if let kept = try? Kept<Value>.read(key, in: store).get() { value = kept }
  }

  /// Changes the value, stores it, and tells the observers unless it is the same.
  ///
  /// - Throws: why it could not be stored; nothing has changed then.
  func change<Answer: Sendable>(_ body: @Sendable (inout Value) -> Answer) throws(SharedError)
    -> Answer
  {
    let (answer, new) = try changeStored(body).get()
    tell(new)
    return answer
  }

  private func changeStored<Answer: Sendable>(
    _ body: @Sendable (inout Value) -> Answer
  ) -> Result<(Answer, Value), SharedError> {
    let (first, key) = (value, key)
    do {
      return try store.update { (transaction) throws(StoreError) in
        switch try Kept<Value>.read(key, in: transaction) {
        case .failure(let error): return .failure(error)
        case .success(let kept):
          let old = kept ?? first
          var new = old
          let answer = body(&new)
          if new != old { try transaction.set(Kept(new).text(), for: key) }
          return .success((answer, new))
        }
      }
    } catch {
      return .failure(.store(error))
    }
  }

  /// Calls a closure at each change, as long as its owner lives.
  ///
  /// The observers are called in the order in which they came.
  func observe(_ owner: AnyObject, _ body: @escaping @MainActor (Value) -> Void) {
    observers.append(Observer(owner: owner, body: body))
  }

  private func tell(_ new: Value) {
    guard new != value else { return }
    value = new
    observers.removeAll { $0.owner == nil }
    // An observer may have changed the value: those after it get the last one, never an older one.
    for observer in observers where observer.owner != nil { observer.body(value) }
  }
}

/// A value as it is kept, with the number of its schema.
private struct Kept<Value: Codable>: Codable {
  let schema: Int
  let value: Value

  /// The schema of this program: the first.
  ///
  /// Whoever makes the next one reads a value of this one, too.
  private static var current: Int { 1 }

  init(_ value: Value) {
    schema = Self.current
    self.value = value
  }

  func text() throws(StoreError) -> String {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    } catch {
      throw .rolledBack(reason: "\(error)")
    }
  }

  /// The kept value, `nil` if there is none, or why it is not understood.
  static func read(_ key: UserInfoKey<String>, in reader: any UserInfoReader) throws(StoreError)
    -> Result<Value?, SharedError>
  {
    guard let stored = try reader.read(key.storeKey) else { return .success(nil) }
    // A newer schema may have another shape: its number is read alone.
    guard let text = String(stored: stored), let schema = KeptSchema.number(in: text) else {
      return .failure(.unreadable)
    }
    guard schema <= current else { return .failure(.newer) }
    guard let kept = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
      return .failure(.unreadable)
    }
    return .success(kept.value)
  }
}

/// The number of the schema alone.
private struct KeptSchema: Decodable {
  let schema: Int

  static func number(in text: String) -> Int? {
    try? JSONDecoder().decode(Self.self, from: Data(text.utf8)).schema
  }
}
