import Controller
import Foundation
import Testing
import View
import ViewKit

@testable import Model
@testable import ModelKit
@testable import Workshop

/// The power fails between any two writes of SQLite, and any part of what was not synced is lost.
@Suite("Every crash of a store", .patience)
struct EveryCrashTests {
  @Test("D2: What was told is stored, and what was not is whole or absent, as the app shows it")
  func everyCrash() throws {
    let histories = Self.isThorough ? History.all : History.sample
    let each = Self.isThorough ? 1 : 9
    var (safe, control) = (Count(), Count())
    for (index, history) in histories.enumerated() {
      let recording = try Recording(history)
      for (number, crash) in recording.crashes(syncs: true).enumerated()
      where Self.only ?? number == number && (number % each == 0 || Self.only != nil) {
        let wrong = try crash.isWrong()
        safe.add(wrong)
        #expect(
          !wrong,
          "VESTIBULE_CRASH=\(number): \(history.steps.map(\.rawValue)), \(crash.description)")
      }
      // Without syncs the same count must find what is lost.
      for (number, crash) in recording.crashes(syncs: false).enumerated()
      where number % (each * 20) == 0 {
        control.add(try crash.isWrong())
      }
      guard (index + 1) % 20 == 0 || index == histories.count - 1 else { continue }
      print(
        "\(index + 1) histories: \(safe.cases) crashes, \(safe.wrong) wrong; without syncs "
          + "\(control.cases), \(control.wrong) wrong")
    }
    #expect(safe.cases > 100 && control.wrong > 0)
  }

  private struct Count {
    var (cases, wrong) = (0, 0)

    mutating func add(_ isWrong: Bool) {
      cases += 1
      if isWrong { wrong += 1 }
    }
  }

  private static let environment = ProcessInfo.processInfo.environment
  private static let isThorough = environment["VESTIBULE_FAULTS"] == "long"
  /// The number of the case of each history to repeat, or `nil`.
  private static let only = environment["VESTIBULE_CRASH"].flatMap { Int($0) }
}

/// What a person does, up to three things.
private struct History {
  enum Step: String, CaseIterable {
    case signUp, signIn, signOut, save, change, delete, backUp
    /// What an older version has stored, with an account, is opened: only first.
    case upgrade
  }

  let steps: [Step]

  static let sample = [
    History(steps: [.signUp, .signIn, .signOut]), History(steps: [.save, .change, .delete]),
    History(steps: [.signUp, .save, .signIn]), History(steps: [.upgrade, .signIn, .save]),
    History(steps: [.save, .backUp, .change]), History(steps: [.signUp, .signIn, .backUp]),
  ]

  static let all: [History] = {
    let one = Step.allCases.map { [$0] }
    let later = Step.allCases.filter { $0 != .upgrade }
    let two = one.flatMap { steps in later.map { steps + [$0] } }
    let three = two.flatMap { steps in later.map { steps + [$0] } }
    return (one + two + three).map(History.init)
  }()
}

/// What is true for a person: what the app shows, and what is stored.
private struct Truth: Equatable {
  var hasAccount = false
  var isSignedIn = false
  var note: String?
}

/// A history that was performed, with all that SQLite did to the store's files.
private struct Recording {
  private let folder: TemporaryFolder
  private let start: CrashedDisk.Files
  private let events: [StoreRecorder.Event]
  /// After how many events each step was told to be done, and what is true then.
  private let told: [(events: Int, truth: Truth)]

  init(_ history: History) throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    let path = "\(folder.path)/store.sqlite"
    var first = Truth()
    if history.steps.first == .upgrade {
      try Person.makeVersionOne(at: path)
      first.hasAccount = true
    } else {
      try SQLiteStore(path: path).check()
    }
    var files: CrashedDisk.Files = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      files[name] = [UInt8](try Data(contentsOf: URL(filePath: "\(folder.path)/\(name)")))
    }
    start = files
    var told = [(0, first)]
    var copies: [(path: String, truth: Truth)] = []
    events = try StoreRecorder.events(in: folder.path) {
      let store = try SQLiteStore(path: path)
      for step in history.steps {
        var truth = told.last?.1 ?? Truth()
        try Person(store).take(step, &truth)
        if step == .backUp {
          copies.append(("\(folder.path)/copy-\(copies.count).sqlite", truth))
          try store.backUp(to: copies[copies.count - 1].path)
        }
        told.append((StoreRecorder.count(in: folder.path), truth))
      }
    }
    self.told = told
    // A copy has its name when all of it is on the disk, so a crash does not touch it.
    for (path, truth) in copies {
      try #require(try Person(SQLiteStore(path: path)).seesTruth() == truth)
    }
  }

  /// Every crash: at each event, with each content that the disk may have then.
  func crashes(syncs: Bool) -> [Crash] {
    (0...events.count).flatMap { count -> [Crash] in
      let before = told.last { $0.events <= count }?.truth ?? Truth()
      let after = told.first { $0.events > count }?.truth ?? before
      let disk = CrashedDisk(start: start, events: events[..<count], syncs: syncs)
      return disk.contents.map { files in
        Crash(files: files, truths: [before, after], description: "after event \(count)")
      }
    }
  }
}

/// What the disk holds after a crash, and what may be true then.
private struct Crash {
  let files: CrashedDisk.Files
  let truths: [Truth]
  let description: String

  /// Whether the app shows anything else after a launch.
  func isWrong() throws -> Bool {
    let folder = try TemporaryFolder()
    for (name, bytes) in files {
      let path = "\(folder.path)/\(name)"
      try Data(bytes).write(to: URL(filePath: path))
      chmod(path, 0o600)
    }
    do {
      let store = try SQLiteStore(path: "\(folder.path)/store.sqlite")
      try store.check()
      return try !truths.contains(Person(store).seesTruth())
    } catch is StoreError {
      return true
    }
  }
}

/// Who uses the app, and sees afterwards what it shows.
private struct Person {
  private let store: SQLiteStore
  private let session: LoginSession
  private let accounts: Accounts
  private let note = UserInfoKey<String>("own.note")
  private let userInfo = UserInfo(email: "lee@example.com", password: "<password 1>")

  init(_ store: SQLiteStore) {
    self.store = store
    // That of the app that is launched later: a session of another time has ended.
    let clock = ExplorerClock().clocks
    session = LoginSession(store: store, clock: clock)
    accounts = Accounts(store: store, hasher: ExplorerHasher(), clock: clock, session: session)
  }

  /// Does something, if it is possible, and notes what is true once it was told.
  func take(_ step: History.Step, _ truth: inout Truth) throws {
    switch step {
    case .signUp where !truth.hasAccount:
      try accounts.register(userInfo)
      truth.hasAccount = true
    case .signIn where truth.hasAccount && !truth.isSignedIn:
      try session.begin(for: try accounts.authenticate(userInfo))
      truth.isSignedIn = true
    case .signOut where truth.isSignedIn:
      try session.end()
      truth.isSignedIn = false
    case .save:
      try store.set("one", for: note)
      truth.note = "one"
    case .change where truth.note != nil:
      // Long enough for several pages.
      try store.set(String(repeating: "two", count: 5_000), for: note)
      truth.note = String(repeating: "two", count: 5_000)
    case .delete:
      try store.set(nil, for: note)
      truth.note = nil
    case .upgrade:
      // The first use of the store.
      try store.check()
    case .signUp, .signIn, .signOut, .change, .backUp: break
    }
  }

  /// Makes a store as the first version of the program made it, with an account.
  static func makeVersionOne(at path: String) throws {
    try Data().write(to: URL(filePath: path))
    let database = try Database(path: path)
    try database.execute("PRAGMA application_id = \(Schema.applicationID)")
    for statement in Schema.migrations[0] { try database.execute(statement) }
    let hash = try ExplorerHasher().hash(Password("<password 1>")).text
    try database.execute(
      "INSERT INTO accounts VALUES ('lee@example.com', 'lee@example.com', '\(hash)', NULL)")
    try database.execute("PRAGMA user_version = 1")
    chmod(path, 0o600)
  }

  /// Launches the app, and looks at its screen and at what is stored.
  func seesTruth() throws -> Truth {
    var truth = Truth()
    truth.note = try store.value(for: note)
    truth.hasAccount = (try? accounts.authenticate(userInfo)) != nil
    let application = exploredFrontDoor(randomness: ExplorerRandomness())(store, EventLog())
    try application.send(.launch())
    let scene = application.connectedScenes.compactMap { $0 as? WindowScene }.first
    truth.isSignedIn = scene?.windows.first?.rootViewController is MainController
    try application.send(.crash)
    return truth
  }
}

/// A folder of a test's own, removed with the object.
private final class TemporaryFolder {
  let path: String

  init() throws {
    let name = "vestibule-crash-\(UUID().uuidString)"
    path = FileManager.default.temporaryDirectory.appending(path: name).path
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
