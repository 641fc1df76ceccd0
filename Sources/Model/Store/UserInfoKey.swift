/// Where a value stands in a store.
///
/// Each kind has names of its own, so that no email can ever be taken for a setting.
public enum StoreKey: Hashable, Sendable {
  /// A setting, by its name.
  case setting(String)
  /// An account, by its email without case.
  case account(String)
  /// A number that lasts a day, by its name.
  case expiring(String)

  /// Refuses a value of a kind that has no business here.
  func check(_ value: StoredValue?) throws(StoreError) {
    switch (self, value) {
    case (_, nil), (.account, .account), (.expiring, .expiring): return
    case (.setting, .account): throw .rolledBack(reason: "an account is no setting")
    case (.account, _): throw .rolledBack(reason: "what is not an account cannot stand for one")
    case (.setting, .expiring), (.expiring, _):
      throw .rolledBack(reason: "what expires, and nothing else, stands where things expire")
    case (.setting, _): return
    }
  }
}

/// The key of a value in a store: its place, and the type of what stands there.
public struct UserInfoKey<Value: Storable>: Hashable, Sendable {
  /// Where the value stands.
  public let storeKey: StoreKey

  /// Makes the key of a setting by a name that no other in the store has.
  ///
  /// Yours begin with a word of your own and a dot, as `notes.count`; no name of ours does, but
  /// `sceneSession.`.
  public init(_ name: String) {
    storeKey = .setting(name)
  }

  init(storeKey: StoreKey) {
    self.storeKey = storeKey
  }
}

extension UserInfoKey where Value == Int64 {
  /// How many scene sessions outlive the process.
  public static var sceneSessionCount: Self { Self("sceneSessions") }
}

extension UserInfoKey where Value == [UInt8] {
  /// One of the scene sessions that outlive the process, by its place among them, from 0.
  public static func sceneSession(_ slot: Int) -> Self { Self("sceneSession.\(slot)") }
}
