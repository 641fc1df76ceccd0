/// A text with a secret, and perhaps with a mark: one row that belongs together.
///
/// The secret is in no description of it.
///
/// ```swift
/// let record = StoredRecord(text: "Assam", secret: "two spoons")
/// try store.update { (transaction) throws(StoreError) in
///   try transaction.write(.record(record), at: .record("assam"))
/// }
/// #expect("\(record)" == "StoredRecord(•••)")
/// ```
public struct StoredRecord: Equatable, Redacted, Sendable {
  /// What the record is about.
  public let text: String

  /// What no log may show.
  public let secret: String

  /// What is bound to the secret, or `nil`.
  public let mark: String?

  /// Creates a record.
  ///
  /// - Parameters:
  ///   - text: what the record is about.
  ///   - secret: what no log may show.
  ///   - mark: what is bound to the secret, or `nil`.
  public init(text: String, secret: String, mark: String? = nil) {
    self.text = text
    self.secret = secret
    self.mark = mark
  }
}
