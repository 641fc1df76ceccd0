import Foundation
import Model

/// What outlives the process of the scene sessions, as one value of a store.
struct SceneSessionArchive: Sendable {
  private let store: (any UserInfoStore)?

  /// Makes an archive; without a store, nothing outlives the process.
  init(store: (any UserInfoStore)?) {
    self.store = store
  }

  /// What is remembered of one session.
  nonisolated struct Record: Codable, Equatable {
    var identifier: String
    var role: SceneSession.Role
    var configurationName: String?
    var userInfo: [String: PropertyValue] = [:]
    var activity: UserActivity?
    /// Whether a person saw it when the process ended.
    var wasSeen = false
    /// Whether a person closed it while the process did not run.
    var isDiscarded = false
  }

  /// What the archive can fail with.
  enum Failure: Error {
    case unreadable(String)
    case notStored(String)
  }

  func load() throws(Failure) -> [Record] {
    do {
      guard let bytes = try store?.value(for: .sceneSessions) else { return [] }
      return try JSONDecoder().decode([Record].self, from: Data(bytes))
    } catch let error as StoreError {
      throw .unreadable(error.description)
    } catch {
      throw .unreadable("it is damaged")
    }
  }

  func save(_ records: [Record]) throws(Failure) {
    guard let store else { return }
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      try store.set([UInt8](try encoder.encode(records)), for: .sceneSessions)
    } catch let error as StoreError {
      throw .notStored(error.description)
    } catch {
      throw .notStored("it cannot be written down")
    }
  }
}
