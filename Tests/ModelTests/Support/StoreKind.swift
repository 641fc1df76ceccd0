import Foundation
import Model
import ModelKit
import Testing

/// The stores that the conformance suite runs over.
enum StoreKind: CaseIterable, CustomTestStringConvertible {
  case memory, sqlite, userDefaults

  var testDescription: String { "\(self)" }

  /// How many accounts are many; Foundation takes seconds to remove 10,000 defaults again.
  var crowd: Int { self == .userDefaults ? 2_500 : 10_000 }

  /// An empty store of a test's own.
  func makeStore() throws -> StoreFixture {
    switch self {
    case .memory: return StoreFixture(store: MemoryStore(), remove: {})
    case .sqlite:
      let folder = try TemporaryFolder()
      let store = try SQLiteStore(path: folder.path("store.sqlite"))
      return StoreFixture(store: store) { withExtendedLifetime(folder) {} }
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
struct StoreFixture {
  let store: any UserInfoStore
  let remove: () -> Void
}
