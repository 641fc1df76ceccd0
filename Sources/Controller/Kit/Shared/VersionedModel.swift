import Model
import ModelKit

/// A model as it is in the store: a text in JSON for its head, and one for each row.
///
/// The head's text has the number of rows, and their version, a checksum: a process that has read
/// the rows of this version need not read them again.
struct VersionedModel<Model: RowModel>: Sendable {
  var model = Model()

  /// The version of the rows; `nil` before they are read, and while they are kept in an older form.
  private var version: UInt64?

  /// Whether the model is kept in the form of an older schema.
  private(set) var isOlder = false

  /// The model that is stored now.
  ///
  /// The rows are read only if they have changed in the store.
  func refreshed(from reader: any UserInfoReader) throws(SharedError) -> VersionedModel {
    let key = Self.key.storeKey
    guard let stored = try Self.reading({ () throws(StoreError) in try reader.read(key) }) else {
      try Self.checkEnd(at: 0, in: reader)
      return VersionedModel(Model(), version: 0)
    }
    // A newer schema may have another form: its number is read alone.
    guard let text = String(stored: stored),
      let found = StoredText.decoded(Versions.self, from: text), found.schema > 0
    else { throw .unreadable }
    let form = found.form ?? 1
    guard found.schema <= Self.schema, form <= Self.form else { throw .newer }
    guard form > 0 else { throw .unreadable }
    if found.schema == Self.schema {
      return try refreshed(to: text, steps: Model.steps.dropFirst(form - 1), from: reader)
    }
    guard let whole = StoredText.decoded(WholeModel<Model>.self, from: text)?.value else {
      throw .unreadable
    }
    try Self.checkEnd(at: 0, in: reader)
    var kept = try VersionedModel(Model(), version: nil).adding(whole.rows)
    (kept.model.head, kept.model.rows.last) = (whole.head, whole.last)
    kept.isOlder = true
    return kept
  }

  private func refreshed(
    to text: String, steps: ArraySlice<VersionStep>, from reader: any UserInfoReader
  ) throws(SharedError) -> VersionedModel {
    var text = text
    for step in steps { text = try Self.understood(step.head(text)) }
    guard let head = StoredText.decoded(VersionedHead<Model.Head>.self, from: text),
      head.count >= 0
    else { throw .unreadable }
    var kept = self
    if head.version != version || head.count != model.rows.all.count {
      var (texts, version): ([String], UInt64) = ([], 0)
      for slot in 0..<head.count {
        var text = try Self.understood(
          Self.reading { () throws(StoreError) in try reader.value(for: Self.key(slot)) })
        version &+= Self.checksum(of: text, at: slot)
        for step in steps { text = try Self.understood(step.row(text)) }
        texts.append(text)
      }
      let rows = StoredText.decoded([Model.Row].self, from: "[\(texts.joined(separator: ","))]")
      guard let rows, rows.count == head.count, version == head.version else { throw .unreadable }
      try Self.checkEnd(at: head.count, in: reader)
      kept = try VersionedModel(Model(), version: head.version).adding(rows)
      // The rows of an older version are all written again.
      if steps.isEmpty { kept.model.rows.wereStored() }
    }
    (kept.model.head, kept.model.rows.last) = (head.value, head.last)
    kept.isOlder = !steps.isEmpty
    return kept
  }

  /// Stores the head and the changed rows.
  mutating func store(in transaction: any UserInfoTransaction) throws(StoreError) {
    var version = version ?? 0
    for slot in model.rows.changedSlots {
      let key = Self.key(slot)
      if let old = try transaction.value(for: key) { version &-= Self.checksum(of: old, at: slot) }
      let new = try model.rows.row(at: slot).map(StoredText.encoded)
      if let new { version &+= Self.checksum(of: new, at: slot) }
      try transaction.set(new, for: key)
    }
    let head = VersionedHead(
      schema: Self.schema, form: Self.form == 1 ? nil : Self.form, value: model.head,
      last: model.rows.last, count: model.rows.all.count, version: version)
    try transaction.set(try StoredText.encoded(head), for: Self.key)
    self.version = version
    model.rows.wereStored()
  }

  /// Whether this is stored like another one.
  func isSame(as other: VersionedModel) -> Bool {
    version == other.version && model.head == other.model.head
      && (version != nil || model.rows == other.model.rows)
  }

  init() {}

  private init(_ model: Model, version: UInt64?) {
    self.model = model
    self.version = version
  }

  // MARK: - Keys and texts

  /// How the library keeps a model: since 2, in a text for each row.
  private static var schema: Int { 2 }

  /// The version of the model itself, which has steps from older ones.
  private static var form: Int { Model.steps.count + 1 }

  private static var key: UserInfoKey<String> { UserInfoKey(Model.name) }

  private static func key(_ slot: Int) -> UserInfoKey<String> {
    UserInfoKey("\(Model.name).\(slot)")
  }

  /// Two rows of one identifier are not rows of ours.
  private func adding(_ rows: [Model.Row]) throws(SharedError) -> VersionedModel {
    var kept = self
    for row in rows {
      guard kept.model[row.id] == nil else { throw .unreadable }
      kept.model[row.id] = row
    }
    kept.model.rows.forgetChanges()
    return kept
  }

  /// Refuses a row behind the last one that is counted: the next new one would be stored over it.
  private static func checkEnd(at slot: Int, in reader: any UserInfoReader) throws(SharedError) {
    let row = try reading { () throws(StoreError) in try reader.read(key(slot).storeKey) }
    if row != nil { throw .unreadable }
  }

  private static func reading<Value>(
    _ body: () throws(StoreError) -> Value
  ) throws(SharedError) -> Value {
    do {
      return try body()
    } catch {
      throw .store(error)
    }
  }

  private static func understood(_ text: String?) throws(SharedError) -> String {
    guard let text else { throw .unreadable }
    return text
  }

  /// A part of the version: the sum over all rows is the same in every process, and in any order.
  static func checksum(of text: String, at slot: Int) -> UInt64 {
    var hash = UInt64(slot) &+ 1
    for byte in text.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    return hash
  }
}

/// The versions alone.
private struct Versions: Decodable {
  let schema: Int
  let form: Int?
}

/// A model in the form of the first schema: one text.
private struct WholeModel<Model: RowModel>: Decodable {
  struct Value: Decodable {
    let head: Model.Head
    let last: Int
    let rows: [Model.Row]

    init(from decoder: any Decoder) throws {
      head = try Model.Head(from: decoder)
      let fields = try decoder.container(keyedBy: FieldName.self)
      last = try fields.decode(Int.self, forKey: FieldName(stringValue: "last"))
      guard let name = (Model.self as? any OneTextModel.Type)?.rowsName else {
        throw SharedError.unreadable
      }
      rows = try fields.decode([Model.Row].self, forKey: FieldName(stringValue: name))
    }
  }

  let value: Value
}

private struct FieldName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }

  init?(intValue: Int) { return nil }
}
