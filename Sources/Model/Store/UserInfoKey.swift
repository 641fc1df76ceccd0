/// The place of a value in a store.
///
/// Each kind has its own names, so that no email can be taken for a setting.
///
/// ```swift
/// let place = StoreKey.setting("tea.favourite")
/// #expect(UserInfoKey.favouriteTea.storeKey == place)
/// ```
public enum StoreKey: Hashable, Sendable {
  /// A setting, by its name.
  case setting(String)
  /// An account, by its email without case.
  case account(String)
  /// A number that lasts a day, by its name.
  case expiring(String)

  /// Throws if a value's kind does not fit the place.
  func check(_ value: StoredValue?) throws(StoreError) {
    switch (self, value) {
    case (_, nil), (.account, .account), (.expiring, .expiring): return
    case (.setting, .account): throw .rolledBack(reason: "an account is not a setting")
    case (.account, _): throw .rolledBack(reason: "only an account can be stored as one")
    case (.setting, .expiring), (.expiring, _):
      throw .rolledBack(reason: "only an expiring value can be stored at an expiring place")
    case (.setting, _): return
    }
  }
}

/// The key of a value in a store: its place and its type.
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
  /// The place of the value.
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

extension UserInfoKey where Value == Int64 {
  /// How many scene sessions are stored.
  public static var sceneSessionCount: Self { Self("sceneSessions") }
}

extension UserInfoKey where Value == [UInt8] {
  /// One of the stored scene sessions, by its slot, from 0.
  public static func sceneSession(_ slot: Int) -> Self { Self("sceneSession.\(slot)") }
}
