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
