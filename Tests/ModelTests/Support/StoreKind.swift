import Foundation
import Model
import Testing

/// The stores that the conformance suite runs over.
enum StoreKind: CaseIterable, CustomTestStringConvertible {
  case memory, sqlite, userDefaults

  var testDescription: String { "\(self)" }

  /// An empty store of a test's own.
  func makeStore() throws -> StoreFixture {
    switch self {
    case .memory: return StoreFixture(store: MemoryStore()) {}
    case .sqlite:
      let folder = try TemporaryFolder()
      return StoreFixture(store: try SQLiteStore(path: folder.path("store.sqlite"))) {
        _ = folder
      }
    case .userDefaults:
      let suite = "vestibule.test.\(UUID().uuidString)"
      let defaults = try #require(UserDefaults(suiteName: suite))
      return StoreFixture(store: UserDefaultsStore(defaults: defaults)) {
        UserDefaults.standard.removePersistentDomain(forName: suite)
      }
    }
  }
}

/// A store, and what to do when the test is over.
final class StoreFixture: Sendable {
  let store: any UserInfoStore
  private let cleanUp: @Sendable () -> Void

  init(store: any UserInfoStore, cleanUp: @escaping @Sendable () -> Void) {
    self.store = store
    self.cleanUp = cleanUp
  }

  deinit {
    cleanUp()
  }
}
