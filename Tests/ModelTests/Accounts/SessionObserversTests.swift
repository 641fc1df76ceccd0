import Foundation
import Model
import Synchronization
import Testing

@Suite("Who is told that a session ends")
struct SessionObserversTests {
  private let session: LoginSession
  private let account = Account(email: "Qwer", passwordHash: PasswordHash("$y$hash"))

  init() throws {
    let store = MemoryStore()
    session = LoginSession(store: store)
    try store.set(account, for: .account(try Email(account.email)))
  }

  @Test("An observer that another one removes meanwhile is not called any more")
  @MainActor func removed() throws {
    let told = Told()
    let kept = Kept()
    kept.first = session.observe { [weak kept] _ in
      told.note("first")
      kept?.second = nil
    }
    kept.second = session.observe { _ in told.note("second") }
    kept.third = session.observe { _ in told.note("third") }

    try session.end()

    #expect(told.notes == ["first", "third"])
  }

  @Test("An observer added while the others are called is called for the next change")
  @MainActor func added() throws {
    let told = Told()
    let kept = Kept()
    kept.first = session.observe { [session, weak kept] _ in
      told.note("first")
      guard let kept, kept.second == nil else { return }
      kept.second = session.observe { _ in told.note("second") }
    }

    try session.end()
    #expect(told.notes == ["first"])
    try session.end()

    #expect(told.notes == ["first", "first", "second"])
  }

  @Test("On the main actor they are told before the change returns")
  @MainActor func atOnce() throws {
    let told = Told()
    let observation = session.observe { told.note("\($0)") }

    try session.end()

    #expect(told.notes == ["ended"])
    withExtendedLifetime(observation) {}
  }

  @Test("A change that is made on another thread is told on the main actor, and once")
  func elsewhere() async throws {
    let session = session
    var observation: LoginSession.Observation?

    let change = await withCheckedContinuation { continuation in
      observation = session.observe { change in
        MainActor.preconditionIsolated()
        continuation.resume(returning: change)
      }
      Thread.detachNewThread { _ = try? session.end() }
    }

    #expect(change == .ended)
    withExtendedLifetime(observation) {}
  }

  @Test("To end the session of somebody else changes nothing, and is told to nobody")
  @MainActor func others() throws {
    let told = Told()
    try session.begin(for: account)
    let observation = session.observe { told.note("\($0)") }

    #expect(try !session.end(of: "Asdf"))

    #expect(told.notes == [])
    withExtendedLifetime(observation) {}
  }

  @Test("A change that an observer makes is told to all observers after the change before it")
  @MainActor func nested() throws {
    let told = Told()
    let kept = Kept()
    kept.first = session.observe { [session] change in
      told.note("first \(change)")
      guard case .began = change else { return }
      _ = try? session.end()
      told.note("first is done")
    }
    kept.second = session.observe { told.note("second \($0)") }

    try session.begin(for: account)

    #expect(
      told.notes
        == ["first began", "first is done", "second began", "first ended", "second ended"])
  }

  @Test("A change of another thread is told before a later one of the main actor")
  @MainActor func inOrder() throws {
    let told = Told()
    let observation = session.observe { told.note("\($0)") }
    let isDone = DispatchSemaphore(value: 0)
    let session = session
    Thread.detachNewThread { [account] in
      try? session.begin(for: account)
      isDone.signal()
    }
    isDone.wait()
    #expect(told.notes.isEmpty)

    try session.end()

    #expect(told.notes == ["began", "ended"])
    withExtendedLifetime(observation) {}
  }

  // MARK: - Fixtures

  @MainActor private final class Kept {
    var first: LoginSession.Observation?
    var second: LoginSession.Observation?
    var third: LoginSession.Observation?
  }

  private final class Told: Sendable {
    private let list = Mutex<[String]>([])

    var notes: [String] { list.withLock { $0 } }

    func note(_ text: String) { list.withLock { $0.append(text) } }
  }
}
