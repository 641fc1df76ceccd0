import Controller
import Model
import View

extension Options.Store {
  /// Opens the store.
  ///
  /// - Parameters:
  ///   - environment: what tells the usual place.
  ///   - remark: says what a person should know of the store.
  ///   - isCancelled: whether what takes long is to end, which it does as `StoreError.interrupted`.
  ///   - onWait: hears that another program uses it for longer than a second.
  /// - Returns: the store.
  /// - Throws: why it cannot be used.
  func open(
    in environment: [String: String], remark: (Phrase) -> Void,
    isCancelled: @escaping @Sendable () -> Bool = { false },
    onWait: @escaping @Sendable () -> Void
  ) throws(StoreError) -> any UserInfoStore {
    switch self {
    case .memory, .demo: return MemoryStore()
    case .standard, .file:
      // A typed path that is wrong would make folders somewhere.
      let store = try SQLiteStore(
        path: path(in: environment), makingFolders: self == .standard, isCancelled: isCancelled,
        onWait: onWait)
      if store.isOnNetwork { remark(.onNetwork) }
      return store
    }
  }

  /// The path of the store's file; of the usual one where none was given.
  func path(in environment: [String: String]) throws(StoreError) -> String {
    if case .file(let path) = self { return path }
    return try SQLiteStore.defaultPath(environment: environment)
  }
}

extension FrontDoor {
  /// Registers the notes' own account.
  func openDemo() throws(StoreError) {
    do {
      try accounts.register(UserInfo(email: "Qwer", password: "asdf"))
    } catch {
      throw .abandoned(reason: error.description)
    }
  }
}
