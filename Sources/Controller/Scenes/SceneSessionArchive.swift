import Model

/// What outlives the process of the scene sessions.
///
/// Each session has a slot of its own in the store, so that one change costs the same however many
/// sessions there are; the last slot moves into the place of one that is removed.
@MainActor
final class SceneSessionArchive {
  /// What is remembered of one session.
  struct Record: Equatable, Sendable {
    var identifier: String
    var number: Int
    var role: SceneSession.Role
    /// The role of the configuration, which should be the same.
    var configurationRole: SceneSession.Role
    var configurationName: String?
    var delegateClassName: String?
    var userInfo: [String: PropertyValue] = [:]
    var activity: UserActivity?
    /// Whether a person saw it when the process ended.
    var wasSeen = false
    /// Whether a person closed it while the process did not run.
    var isDiscarded = false
  }

  private let store: any UserInfoStore
  private var slots: [Record] = []
  private var places: [String: Int] = [:]
  private var storedCount = 0
  /// Whether the store is behind `slots`, because a change could not be stored.
  private var needsFullWrite = false

  /// Makes an archive in a store.
  init(store: any UserInfoStore) {
    self.store = store
  }

  /// Reads every slot.
  ///
  /// - Returns: the records in the order in which their sessions came.
  func load() throws(StoreError) -> [Record] {
    // What cannot be read to its end is as good as nothing.
    (slots, places, storedCount) = ([], [:], 0)
    let count = Int(try store.value(for: .sceneSessions) ?? 0)
    var slots: [Record] = []
    for slot in 0..<max(0, count) {
      guard let bytes = try store.value(for: .sceneSession(slot)),
        let record = Record(bytes: bytes)
      else { throw .abandoned(reason: "what stands in slot \(slot) is no scene session") }
      slots.append(record)
    }
    (self.slots, storedCount) = (slots, slots.count)
    for (slot, record) in slots.enumerated() { places[record.identifier] = slot }
    return slots.sorted { $0.number < $1.number }
  }

  /// Writes what has changed, all or nothing.
  ///
  /// - Parameters:
  ///   - changed: sessions as they are now.
  ///   - removed: the identifiers of sessions that are gone.
  /// - Throws: `StoreError`; the next change writes everything.
  func save(_ changed: [Record], removing removed: [String]) throws(StoreError) {
    let oldCount = storedCount
    var touched = needsFullWrite ? Set(slots.indices) : []
    for record in changed { put(record, &touched) }
    for identifier in removed { remove(identifier, &touched) }
    let count = slots.count
    guard !touched.isEmpty || count != oldCount else { return }
    let writes = touched.filter { $0 < count }.sorted().map { ($0, slots[$0].bytes) }
    do throws(StoreError) {
      try store.update { (transaction) throws(StoreError) in
        for (slot, bytes) in writes { try transaction.set(bytes, for: .sceneSession(slot)) }
        if count < oldCount {
          for slot in count..<oldCount { try transaction.set(nil, for: .sceneSession(slot)) }
        }
        if count != oldCount { try transaction.set(Int64(count), for: .sceneSessions) }
      }
    } catch {
      needsFullWrite = true
      throw error
    }
    needsFullWrite = false
    storedCount = count
  }

  private func put(_ record: Record, _ touched: inout Set<Int>) {
    if let slot = places[record.identifier] {
      guard slots[slot] != record else { return }
      slots[slot] = record
      touched.insert(slot)
    } else {
      places[record.identifier] = slots.count
      touched.insert(slots.count)
      slots.append(record)
    }
  }

  private func remove(_ identifier: String, _ touched: inout Set<Int>) {
    guard let slot = places.removeValue(forKey: identifier), let last = slots.popLast() else {
      return
    }
    guard last.identifier != identifier else { return }
    slots[slot] = last
    places[last.identifier] = slot
    touched.insert(slot)
  }
}
