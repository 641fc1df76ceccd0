import Synchronization
import Testing
import Vestibule

@Suite("Examples: stores")
struct StoreTests {
  @Test("A store in memory is made for a test")
  func memory() throws {
    let store = MemoryStore()
    try store.set("Assam", for: .favouriteTea)
    #expect(try store.value(for: .favouriteTea) == "Assam")
    try store.set(nil, for: .favouriteTea)
    #expect(try store.value(for: .favouriteTea) == nil)
  }

  @Test("A store in a file outlives the process")
  func sqlite() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }

    let path = folder.appendingPathComponent("tea.sqlite").path
    let store = try SQLiteStore(path: path)
    try store.set("Assam", for: .favouriteTea)
    try store.check()
    try store.backUp(to: path + ".copy")

    #expect(try SQLiteStore(path: path + ".copy").value(for: .favouriteTea) == "Assam")
  }

  @Test("Long work says how far it is")
  func longWork() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("tea.sqlite").path

    let progress = Progress()

    let store = try SQLiteStore(
      path: path,
      onProgress: { work, part in
        switch work {
        case .checking: progress.checked = part
        case .copying: progress.copied = part
        }
      })
    try store.check()

    #expect(progress.copied == 0)
  }

  @Test("User defaults are a store")
  func userDefaults() throws {
    let name = "vestibule-example-\(UUID().uuidString)"
    defer { UserDefaults.standard.removePersistentDomain(forName: name) }

    let defaults = try #require(UserDefaults(suiteName: name))
    let store = UserDefaultsStore(defaults: defaults)
    try store.set("Assam", for: .favouriteTea)
    #expect(try store.value(for: .favouriteTea) == "Assam")
  }

  @Test("Several changes are all made, or none")
  func transaction() throws {
    let store = MemoryStore()

    try store.update { (transaction) throws(StoreError) in
      let cups = try transaction.value(for: .cups) ?? 0
      try transaction.set(cups + 1, for: .cups)
      try transaction.set("Assam", for: .favouriteTea)
    }

    #expect(try store.value(for: .cups) == 1)
  }

  @Test("A change is taken back by an error")
  func error() throws {
    let store = MemoryStore()

    let error = StoreError.rolledBack(reason: .verbatim("no tea is left"))
    #expect(throws: error) {
      try store.update { (transaction) throws(StoreError) in
        try transaction.set(1, for: .cups)
        throw error
      }
    }

    #expect(try store.value(for: .cups) == nil)
  }

  @Test("A function reads a store or a transaction")
  func reader() throws {
    let store = MemoryStore()

    let next = try store.update { (transaction) throws(StoreError) in
      try countCup(in: transaction)
      return try nextCup(in: transaction)
    }

    #expect(next == 2)
    #expect(try nextCup(in: store) == 2)
  }

  @Test("A key has a kind, a name and a value")
  func key() throws {
    let store = MemoryStore()
    try store.set("Assam", for: .favouriteTea)

    let key = StoreKey.setting("tea.favourite")
    #expect(UserInfoKey.favouriteTea.storeKey == key)

    let value = try store.read(key)
    #expect(value == .text("Assam"))
  }

  @Test("A record is stored, and its secret is not shown")
  func record() throws {
    let store = MemoryStore()

    let record = StoredRecord(text: "Assam", secret: "two spoons")
    try store.update { (transaction) throws(StoreError) in
      try transaction.write(.record(record), at: .record("assam"))
    }
    #expect("\(record)" == "StoredRecord(•••)")
  }

  @Test("Random numbers are those of a test")
  func randomNumbers() {
    let numbers = RandomNumbers { 0xC0FFEE }
    let session = LoginSession(store: MemoryStore(), randomness: numbers)
    #expect(numbers.text() == "0000000000c0ffee")

    withExtendedLifetime(session) {}
  }

  @Test("A reason ends a sentence")
  func reasons() {
    let broken = StoreWords("the tin is broken", ko: "깡통이 망가졌습니다")
    let error = StoreError.rolledBack(reason: broken)
    #expect(error.description == "Not saved: the tin is broken.")
  }

  @Test("A type of one's own is stored")
  func storable() throws {
    let store = MemoryStore()

    try store.set(.green, for: .kind)

    #expect(try store.value(for: .kind) == .green)
  }

  @Test("A test has clocks of its own")
  func clocks() {
    let noon = SystemClocks { ClockReading(time: 43_200_000, uptime: 0) }
    let session = LoginSession(store: MemoryStore(), clock: noon)
    #expect(noon.secondsSince1970() == 43_200)
    withExtendedLifetime(session) {}
  }

  @Test("A duration counts as far as both clocks agree")
  func reading() {
    let before = ClockReading(time: 1_000, uptime: 500)
    let now = ClockReading(time: 90_000, uptime: 3_500)
    #expect(now.milliseconds(since: before) == 3_000)
  }

  private func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vestibule-example-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    return folder.resolvingSymlinksInPath()
  }
}

private final class Progress: Sendable {
  private let parts = Mutex((checked: 0.0, copied: 0.0))

  var checked: Double {
    get { parts.withLock { $0.checked } }
    set { parts.withLock { $0.checked = newValue } }
  }

  var copied: Double {
    get { parts.withLock { $0.copied } }
    set { parts.withLock { $0.copied = newValue } }
  }
}

func nextCup(in reader: any UserInfoReader) throws(StoreError) -> Int64 {
  (try reader.value(for: .cups) ?? 0) + 1
}

func countCup(in transaction: any UserInfoTransaction) throws(StoreError) {
  let cups = try transaction.value(for: .cups) ?? 0
  try transaction.set(cups + 1, for: .cups)
}

extension UserInfoKey where Value == String {
  static var favouriteTea: Self { Self("tea.favourite") }
}

extension UserInfoKey where Value == Int64 {
  static var cups: Self { Self("tea.cups") }
}

extension UserInfoKey where Value == TeaKind {
  fileprivate static var kind: Self { Self("tea.kind") }
}

enum TeaKind: String, Storable {
  case black, green

  var stored: StoredValue { .text(rawValue) }

  init?(stored: StoredValue) {
    guard case .text(let text) = stored else { return nil }
    self.init(rawValue: text)
  }
}
