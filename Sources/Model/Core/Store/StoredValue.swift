/// A value that every store can keep.
///
/// ```swift
/// let value = try store.read(key)
/// #expect(value == .text("Assam"))
/// ```
public enum StoredValue: Equatable, Sendable {
  /// Yes or no.
  case flag(Bool)
  /// A whole number.
  case integer(Int64)
  /// A text, kept byte for byte.
  case text(String)
  /// Bytes.
  case bytes([UInt8])
  /// A record; the only value of a record's key, and of no other.
  case record(StoredRecord)
  /// A number that lasts a day from a moment on; the only value of an expiring key, and of no
  /// other.
  case expiring(Int64, since: ClockReading)

  /// Where such a value can be stored.
  var namespace: StoreKey.Namespace {
    switch self {
    case .flag, .integer, .text, .bytes: .settings
    case .record: .records
    case .expiring: .expiring
    }
  }
}

/// A type that a store can keep under a key.
///
/// ```swift
/// enum TeaKind: String, Storable {
///   case black, green
///
///   var stored: StoredValue { .text(rawValue) }
///
///   init?(stored: StoredValue) {
///     guard case .text(let text) = stored else { return nil }
///     self.init(rawValue: text)
///   }
/// }
/// ```
public protocol Storable: Sendable {
  /// The value as it is stored.
  var stored: StoredValue { get }

  /// Creates the value from its stored form, or is `nil` for another kind.
  init?(stored: StoredValue)
}

extension Bool: Storable {
  /// The flag.
  public var stored: StoredValue { .flag(self) }

  /// Creates a flag from its stored form.
  public init?(stored: StoredValue) {
    guard case .flag(let value) = stored else { return nil }
    self = value
  }
}

extension Int64: Storable {
  /// The number.
  public var stored: StoredValue { .integer(self) }

  /// Creates a number from its stored form.
  public init?(stored: StoredValue) {
    guard case .integer(let value) = stored else { return nil }
    self = value
  }
}

extension String: Storable {
  /// The text.
  public var stored: StoredValue { .text(self) }

  /// Creates a text from its stored form.
  public init?(stored: StoredValue) {
    guard case .text(let value) = stored else { return nil }
    self = value
  }
}

extension [UInt8]: Storable {
  /// The bytes.
  public var stored: StoredValue { .bytes(self) }

  /// Creates bytes from their stored form.
  public init?(stored: StoredValue) {
    guard case .bytes(let value) = stored else { return nil }
    self = value
  }
}

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
