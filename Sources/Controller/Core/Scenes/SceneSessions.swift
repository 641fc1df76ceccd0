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
  private var storedCount: Int?
  private(set) var lastNumber = 0
  /// Whether some of the stored sessions could not be read.
  private(set) var hasLost = false
  /// The open sessions by the moment at which their windows came to the front: from 1 up.
  private var fronts: [Int: SceneSession] = [:]
  private var lastFront = 0

  init(_ store: any UserInfoStore) {
    self.store = store
  }

  convenience init(storedIn store: any UserInfoStore) throws(StoreError) {
    self.init(store)
    let (count, stored) = try store.read { (reader) throws(StoreError) in
      let count = Int(clamping: try reader.value(for: .sceneSessionCount) ?? 0)
      var stored: [[UInt8]?] = []
      // The count may be anything: a hundred empty slots in a row end the list.
      while stored.count < count,
        stored.count < 100 || stored.suffix(100).contains(where: { $0 != nil })
      {
        stored.append(try reader.value(for: .sceneSession(stored.count)))
      }
      return (count, stored)
    }
    for (slot, bytes) in stored.enumerated() {
      // One that is no session does not keep the others away.
      guard let session = bytes.flatMap(SceneSession.init(bytes:)) else { continue }
      append(session)
      if session.slot != slot { noteChange(of: session) }
      if !session.isDiscarded { numbered[session.number] = session }
    }
    hasLost = slots.count < count
    unsaved = unsaved.union(slots.count..<max(slots.count, stored.count))
    storedCount = max(0, count)
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
    (numbered, fronts, lastFront) = ([:], [:], 0)
    // Two programs with the same store may have used the same number.
    for session in slots.sorted(by: { ($0.number, $0.slot) < ($1.number, $1.slot) }) {
      number(session)
    }
    return discarded
  }

  func add(_ session: SceneSession) {
    append(session)
    noteChange(of: session)
    number(session)
  }

  func remove(_ session: SceneSession) {
    numbered[session.number] = nil
    fronts[session.front] = nil
    while lastFront > 0, fronts[lastFront] == nil { lastFront -= 1 }
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
    guard session.front != lastFront || lastFront == 0 else { return }
    fronts[session.front] = nil
    lastFront += 1
    session.front = lastFront
    fronts[lastFront] = session
  }

  /// The session whose window was last in front, among those that are meant.
  func lastInFront(where isMeant: (SceneSession) -> Bool) -> SceneSession? {
    // From the last one back: it is among the first, and there may be thousands.
    for front in stride(from: lastFront, to: 0, by: -1) {
      if let session = fronts[front], isMeant(session) { return session }
    }
    return nil
  }

  // MARK: - The store

  var isSaved: Bool { unsaved.isEmpty }

  func noteChange(of session: SceneSession) {
    unsaved = unsaved.union([session.slot])
  }

  /// What could not be stored of a session.
  typealias LeftOut = (session: Int, property: String)

  /// Saves what has changed, all or nothing; after a failure, the next call tries again.
  ///
  /// - Returns: what is nested too deep, which was left out.
  @discardableResult
  func save() throws(StoreError) -> [LeftOut] {
    guard !isSaved else { return [] }
    let (count, hasNewCount) = (slots.count, slots.count != storedCount)
    let changes = unsaved.sorted().map { ($0, $0 < count ? slots[$0].bytes : nil) }
    try store.update { (transaction) throws(StoreError) in
      for (slot, bytes) in changes { try transaction.set(bytes, for: .sceneSession(slot)) }
      // Another program may have more windows in the same store, or fewer.
      if hasNewCount { try transaction.set(Int64(count), for: .sceneSessionCount) }
    }
    let saved = unsaved.sorted().filter { $0 < count }.map { slots[$0] }
    unsaved = []
    storedCount = count
    return saved.flatMap { session in session.tooDeep.map { (session.number, $0) } }
  }

  private func append(_ session: SceneSession) {
    session.slot = slots.count
    session.sessions = self
    changeSlots { $0.append(session) }
  }

  // Taken out, changed and put back: if the list were changed in place, each access would be
  // guarded.
  private func changeSlots(_ body: (inout [SceneSession]) -> Void) {
    var taken = slots
    slots = []
    body(&taken)
    slots = taken
  }

  private func removeSlot(of session: SceneSession) {
    // A later change would store it again.
    session.sessions = nil
    let last = slots[slots.count - 1]
    noteChange(of: last)
    if last !== session {
      last.slot = session.slot
      noteChange(of: last)
    }
    changeSlots {
      $0[last.slot] = last
      $0.removeLast()
    }
  }
}
