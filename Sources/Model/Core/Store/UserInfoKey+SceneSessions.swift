extension UserInfoKey where Value == Int64 {
  /// How many scene sessions are stored.
  public static var sceneSessionCount: Self { Self("sceneSessions") }
}

extension UserInfoKey where Value == [UInt8] {
  /// One of the stored scene sessions, by its slot, from 0.
  public static func sceneSession(_ slot: Int) -> Self {
    Self(StoreKey.sceneSessionPrefix + "\(slot)")
  }
}

extension StoreKey {
  fileprivate static let sceneSessionPrefix = "sceneSession."

  /// Whether the framework keeps its scene sessions there.
  package var isOfSceneSessions: Bool {
    namespace == .settings && name.hasPrefix(Self.sceneSessionPrefix)
      || self == UserInfoKey.sceneSessionCount.storeKey
  }
}
