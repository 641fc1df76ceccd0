import Foundation
package import Model

/// A step from one version of a model to the next, for what an older program has stored.
///
/// A model's version is one more than it has steps. A step says the old type and the new one:
///
/// ```swift
/// struct Cellar: RowModel {
///   static let name = "tea.cellar"
///   static let steps: [VersionStep] = [
///     .row { (old: OldTin) in Tin(id: old.id, tea: old.name) }
///   ]
///   var rows = Rows<Tin>()
/// }
/// ```
///
/// What is stored is read through all the steps after its version, and is stored in the new form at
/// once. An older program then leaves it as it is.
public struct VersionStep: Sendable {
  /// The new text of the head, or `nil` if the old one is not understood.
  package let head: @Sendable (String) -> String?

  /// The new text of a row, or `nil` if the old one is not understood.
  package let row: @Sendable (String) -> String?

  /// Changes each row.
  public static func row<Old: Decodable & Sendable, New: Encodable & Sendable>(
    _ change: @escaping @Sendable (Old) -> New
  ) -> VersionStep {
    VersionStep(
      head: { $0 },
      row: { text in
        StoredText.decoded(Old.self, from: text).flatMap { try? StoredText.encoded(change($0)) }
      })
  }

  /// Changes a model that is one value, or what a model has besides its rows.
  public static func value<Old: Codable & Sendable, New: Codable & Sendable>(
    _ change: @escaping @Sendable (Old) -> New
  ) -> VersionStep {
    VersionStep(
      head: { text in
        StoredText.decoded(VersionedHead<Old>.self, from: text).flatMap { old in
          try? StoredText.encoded(old.with(change(old.value)))
        }
      },
      row: { $0 })
  }
}

/// What is kept of a model besides the rows.
package struct VersionedHead<Value: Codable>: Codable {
  /// The version of the form that all models have.
  package let schema: Int

  /// The version of the model's own form, if it is not 1.
  package let form: Int?

  package let value: Value
  package let last: Int
  package let count: Int

  /// The checksum of the rows.
  package let version: UInt64

  package init(
    schema: Int, form: Int?, value: Value, last: Int, count: Int, version: UInt64
  ) {
    self.schema = schema
    self.form = form
    self.value = value
    self.last = last
    self.count = count
    self.version = version
  }

  func with<New>(_ value: New) -> VersionedHead<New> {
    VersionedHead<New>(
      schema: schema, form: form, value: value, last: last, count: count, version: version)
  }
}

/// The text of a value in a store: JSON with sorted keys, so that equal values have equal texts.
package enum StoredText {
  package static func decoded<Value: Decodable>(
    _ type: Value.Type, from text: String
  ) -> Value? {
    try? JSONDecoder().decode(type, from: Data(text.utf8))
  }

  package static func encoded(_ value: some Encodable) throws(StoreError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      throw .rolledBack(reason: .verbatim("\(error)"))
    }
  }
}
