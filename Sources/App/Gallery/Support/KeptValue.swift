import Foundation
import Model

/// Where a shared value is kept, and in which form.
struct KeptValue<Value: Codable & Sendable>: Sendable {
  let key: UserInfoKey<String>
  /// The value of an empty store.
  let first: Value
  /// The steps from the first schema to the one of this program.
  let upgrades: [SchemaUpgrade]

  private var schema: Int { KeptSchema.first + upgrades.count }

  /// The value, and whether it is kept in the form of an older schema.
  func read(in reader: any UserInfoReader) throws(StoreError)
    -> Result<(value: Value, isOlder: Bool), SharedError>
  {
    guard let stored = try reader.read(key.storeKey) else { return .success((first, false)) }
    // A newer schema may have another form: its number is read alone.
    guard let text = String(stored: stored), let found = KeptSchema.number(in: text),
      found >= KeptSchema.first
    else { return .failure(.unreadable) }
    guard found <= schema else { return .failure(.newer) }
    do {
      var data = Data(text.utf8)
      for upgrade in upgrades.dropFirst(found - KeptSchema.first) { data = try upgrade.body(data) }
      let value = try JSONDecoder().decode(Kept<Value>.self, from: data).value
      return .success((value, found < schema))
    } catch {
      return .failure(.unreadable)
    }
  }

  func write(_ value: Value, in transaction: any UserInfoTransaction) throws(StoreError) {
    let text: String
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let data = try encoder.encode(Kept(schema: schema, value: value))
      text = String(decoding: data, as: UTF8.self)
    } catch {
      throw .rolledBack(reason: "\(error)")
    }
    try transaction.set(text, for: key)
  }
}

/// One step: from the values of a schema to those of the next.
struct SchemaUpgrade: Sendable {
  fileprivate let body: @Sendable (Data) throws -> Data

  /// Creates a step between two forms of a value.
  init<Old: Codable & Sendable, New: Codable & Sendable>(
    _ convert: @escaping @Sendable (Old) -> New
  ) {
    body = { data in
      let old = try JSONDecoder().decode(Kept<Old>.self, from: data)
      return try JSONEncoder().encode(Kept(schema: old.schema + 1, value: convert(old.value)))
    }
  }
}

/// A value as it is kept, with the number of its schema.
private struct Kept<Value: Codable>: Codable {
  let schema: Int
  let value: Value
}

/// The number of the schema alone.
private struct KeptSchema: Decodable {
  static let first = 1

  let schema: Int

  static func number(in text: String) -> Int? {
    try? JSONDecoder().decode(Self.self, from: Data(text.utf8)).schema
  }
}
