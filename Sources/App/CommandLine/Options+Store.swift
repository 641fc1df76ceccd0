import Controller
import Model

extension Options.Store {
  /// Opens the store.
  func open(in environment: [String: String]) throws(StoreError) -> any UserInfoStore {
    switch self {
    case .memory, .demo: MemoryStore()
    case .standard, .file: try SQLiteStore(path: path(in: environment))
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
