/// The key of a value in a store: its key and its type.
///
/// ```swift
/// extension UserInfoKey where Value == String {
///   static var favouriteTea: Self { Self("tea.favourite") }
/// }
///
/// extension UserInfoKey where Value == Int64 {
///   static var cups: Self { Self("tea.cups") }
/// }
/// ```
public struct UserInfoKey<Value: Storable>: Hashable, Sendable {
  /// The key of the value.
  public let storeKey: StoreKey

  /// Creates the key of a setting; the name must be unique in the store.
  ///
  /// Begin yours with your own word and a dot, as `notes.count`; no name of the framework does, but
  /// `sceneSession.`.
  public init(_ name: String) {
    storeKey = .setting(name)
  }

  init(storeKey: StoreKey) {
    self.storeKey = storeKey
  }
}

/// The key of a value in a store: a name in a namespace.
///
/// Each namespace has its own names, so that no email can be taken for a setting.
///
/// ```swift
/// let key = StoreKey.setting("tea.favourite")
/// #expect(UserInfoKey.favouriteTea.storeKey == key)
/// ```
public struct StoreKey: Hashable, Sendable {
  /// What a key is for; a file has a table for each.
  public enum Namespace: Hashable, CaseIterable, Sendable {
    /// A flag, a number, a text or bytes.
    case settings
    /// Records.
    case records
    /// Numbers that last a day.
    case expiring
  }

  /// What the key is for.
  public let namespace: Namespace

  /// The name, which is the only one in its namespace.
  public let name: String

  /// Creates a key.
  public init(_ namespace: Namespace, _ name: String) {
    self.namespace = namespace
    self.name = name
  }

  /// The key of a setting.
  public static func setting(_ name: String) -> StoreKey { StoreKey(.settings, name) }

  /// The key of a record.
  public static func record(_ name: String) -> StoreKey { StoreKey(.records, name) }

  /// The key of a number that lasts a day.
  public static func expiring(_ name: String) -> StoreKey { StoreKey(.expiring, name) }

  /// Throws if a value's kind does not fit the key.
  package func check(_ value: StoredValue?) throws(StoreError) {
    guard let value, value.namespace != namespace else { return }
    throw .rolledBack(reason: .misplaced)
  }
}

extension StoreReason {
  /// A value is not of the kind that its key is for.
  package static let misplaced = StoreWords(
    "the value is not of the kind that its key is for", ko: "키에 맞지 않는 종류의 값입니다")
}
