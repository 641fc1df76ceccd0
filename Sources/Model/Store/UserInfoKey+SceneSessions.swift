extension UserInfoKey where Value == Int64 {
  /// How many scene sessions are stored.
  public static var sceneSessionCount: Self { Self("sceneSessions") }
}

extension UserInfoKey where Value == [UInt8] {
  /// One of the stored scene sessions, by its slot, from 0.
  public static func sceneSession(_ slot: Int) -> Self { Self("sceneSession.\(slot)") }
}

extension StoreKey {
  /// Whether the framework keeps its scene sessions there.
  package var isOfSceneSessions: Bool {
    if self == UserInfoKey.sceneSessionCount.storeKey { return true }
    // The slot ends the name.
    return name.lastIndex(of: ".").flatMap { Int(name[name.index(after: $0)...]) }
      .map { self == UserInfoKey.sceneSession($0).storeKey } ?? false
  }
}
