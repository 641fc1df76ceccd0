/// A value in the form in which every store can keep it.
public enum StoredValue: Equatable, Sendable {
  /// Yes or no.
  case flag(Bool)
  /// A whole number.
  case integer(Int64)
  /// A text, kept byte for byte.
  case text(String)
  /// Bytes.
  case bytes([UInt8])
  /// An account's record; the only value of an account's place, and of no other.
  case account(Account)
  /// A number that lasts a day from a moment on; the only value of an expiring place, and of no
  /// other.
  case expiring(Int64, since: ClockReading)
}

/// A type that a store can keep under a key.
public protocol Storable: Sendable {
  /// The value in the form in which it is kept.
  var stored: StoredValue { get }

  /// Takes back what was kept, or `nil` when that is of another kind.
  init?(stored: StoredValue)
}

extension Bool: Storable {
  /// The flag.
  public var stored: StoredValue { .flag(self) }

  /// Takes back a flag.
  public init?(stored: StoredValue) {
    guard case .flag(let value) = stored else { return nil }
    self = value
  }
}

extension Int64: Storable {
  /// The number.
  public var stored: StoredValue { .integer(self) }

  /// Takes back a number.
  public init?(stored: StoredValue) {
    guard case .integer(let value) = stored else { return nil }
    self = value
  }
}

extension String: Storable {
  /// The text.
  public var stored: StoredValue { .text(self) }

  /// Takes back a text.
  public init?(stored: StoredValue) {
    guard case .text(let value) = stored else { return nil }
    self = value
  }
}

extension [UInt8]: Storable {
  /// The bytes.
  public var stored: StoredValue { .bytes(self) }

  /// Takes back bytes.
  public init?(stored: StoredValue) {
    guard case .bytes(let value) = stored else { return nil }
    self = value
  }
}

extension Account: Storable {
  /// The record.
  public var stored: StoredValue { .account(self) }

  /// Takes back a record.
  public init?(stored: StoredValue) {
    guard case .account(let value) = stored else { return nil }
    self = value
  }
}
