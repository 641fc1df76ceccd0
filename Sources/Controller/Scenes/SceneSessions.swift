import Model

/// The sessions of an app: the open ones, and the stored form of all.
///
/// Each has its own slot in the store, so that a change costs the same for any number of sessions;
/// the last one moves into the slot of a removed one.
@MainActor
final class SceneSessions {
  private(set) var numbered: [Int: SceneSession] = [:]

  private let store: any UserInfoStore
  private(set) var slots: [SceneSession] = []
  /// The slots that have changed since they were last saved.
  private var unsaved: Set<Int> = []
  /// The number of slots in the store when it was last read or written.
  private var storedCount = 0
  private(set) var lastNumber = 0
  private var lastFront = 0

  init(_ store: any UserInfoStore) {
    self.store = store
  }

  convenience init(storedIn store: any UserInfoStore) throws(StoreError) {
    self.init(store)
    for slot in 0..<max(0, try store.value(for: .sceneSessionCount) ?? 0) {
      guard let bytes = try store.value(for: .sceneSession(Int(slot))),
        let session = SceneSession(bytes: bytes)
      else { throw .rolledBack(reason: "slot \(slot) does not hold a scene session") }
      append(session)
      if !session.isDiscarded { numbered[session.number] = session }
    }
    storedCount = slots.count
  }

  /// The open sessions, by number.
  var open: [SceneSession] { numbered.values.sorted { $0.number < $1.number } }

  func isOpen(_ session: SceneSession) -> Bool {
    session.slot < slots.count && slots[session.slot] === session
  }

  /// Begins a process: removes and returns the sessions that were closed while none ran, and
  /// numbers the open ones from 1 again.
  func begin() -> [SceneSession] {
    let discarded = slots.filter(\.isDiscarded)
    for session in discarded { removeSlot(of: session) }
    numbered = [:]
    // Two programs with the same store may have used the same number.
    for session in slots.sorted(by: { ($0.number, $0.slot) < ($1.number, $1.slot) }) {
      number(session)
    }
    return discarded
  }

  func add(_ session: SceneSession) {
    append(session)
    unsaved.insert(session.slot)
    number(session)
  }

  func remove(_ session: SceneSession) {
    numbered[session.number] = nil
    removeSlot(of: session)
  }

  private func number(_ session: SceneSession) {
    lastNumber += 1
    session.number = lastNumber
    numbered[lastNumber] = session
    noteFront(session)
  }

  // MARK: - The order in front

  func noteFront(_ session: SceneSession) {
    lastFront += 1
    session.front = lastFront
  }

  /// The session whose window was last in front, among those that are not being closed.
  func front(without closing: [SceneSession]) -> SceneSession? {
    let closing = Set(closing)
    return numbered.values.filter { !closing.contains($0) }.max { $0.front < $1.front }
  }

  // MARK: - The store

  var isSaved: Bool { unsaved.isEmpty }

  func noteChange(of session: SceneSession) {
    unsaved.insert(session.slot)
  }

  /// Saves what has changed, all or nothing; after a failure, the next call tries again.
  func save() throws(StoreError) {
    guard !isSaved else { return }
    let (count, hasNewCount) = (slots.count, slots.count != storedCount)
    let changes = try unsaved.sorted().map { (slot) throws(StoreError) in
      (slot, slot < count ? try slots[slot].bytes : nil)
    }
    try store.update { (transaction) throws(StoreError) in
      for (slot, bytes) in changes { try transaction.set(bytes, for: .sceneSession(slot)) }
      // Another program may have more windows in the same store, or fewer.
      if hasNewCount { try transaction.set(Int64(count), for: .sceneSessionCount) }
    }
    unsaved = []
    storedCount = count
  }

  private func append(_ session: SceneSession) {
    session.slot = slots.count
    session.sessions = self
    slots.append(session)
  }

  private func removeSlot(of session: SceneSession) {
    // A later change would store it again.
    session.sessions = nil
    let last = slots[slots.count - 1]
    unsaved.insert(last.slot)
    if last !== session {
      last.slot = session.slot
      unsaved.insert(last.slot)
    }
    slots[last.slot] = last
    slots.removeLast()
  }
}
