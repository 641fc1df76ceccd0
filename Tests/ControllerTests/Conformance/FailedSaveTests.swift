import Controller
import Model
import ModelKit
import Testing

/// What a store did not take is made good with the next change, whosever that is.
@Suite("Rule 4: a save that failed", .patience)
struct FailedSaveTests {
  @Test("4 [C] A change that was not stored is stored with the next change of another session")
  func anotherSession() throws {
    let traced = try launched(2)
    store.fail(with: error)
    traced.session(1).userInfo = ["email": "lee@example.com"]
    try traced.send(.interruption)

    store.fail(with: nil)
    traced.session(2).userInfo = ["email": "kim@example.com"]
    try traced.send(.interruptionEnded, .crash)

    let next = try relaunched(traced)
    #expect(next.session(1).userInfo == ["email": "lee@example.com"])
    #expect(next.session(2).userInfo == ["email": "kim@example.com"])
  }

  @Test("4 [C] A session that was not stored when it came is stored with another's change")
  func newSession() throws {
    let traced = try launched(1)
    store.fail(with: error)
    try traced.send(.newWindow())
    traced.session(2).userInfo = ["email": "kim@example.com"]

    store.fail(with: nil)
    traced.session(1).userInfo = ["email": "lee@example.com"]
    try traced.send(.interruption, .crash)

    let next = try relaunched(traced)
    #expect(next.application.sessions.count == 2)
    #expect(next.session(2).userInfo == ["email": "kim@example.com"])
  }

  @Test("4 [C] A session that was not removed is removed with another's change", arguments: 1...3)
  func removedSession(number: Int) throws {
    let traced = try launched(3)
    let kept = traced.application.sessions.filter { $0.number != number }
    store.fail(with: error)
    try traced.send(.close(traced.session(number)))

    store.fail(with: nil)
    kept[0].userInfo = ["email": "lee@example.com"]
    try traced.send(.interruption, .crash)

    let next = try relaunched(traced)
    #expect(
      next.application.sessions.map(\.persistentIdentifier) == kept.map(\.persistentIdentifier))
    #expect(next.session(1).userInfo == ["email": "lee@example.com"])
  }

  @Test("4 [C] What failed again and again is stored as it is at last", arguments: 1...4)
  func again(failures: Int) throws {
    let traced = try launched(2)
    store.fail(with: error)
    for number in 1...failures {
      traced.session(1).userInfo = ["count": .string("\(number)")]
      try traced.send(number.isMultiple(of: 2) ? .interruptionEnded : .interruption)
    }

    store.fail(with: nil)
    traced.session(2).userInfo = ["email": "kim@example.com"]
    try traced.send(failures.isMultiple(of: 2) ? .interruption : .interruptionEnded, .crash)

    let next = try relaunched(traced)
    #expect(next.session(1).userInfo == ["count": .string("\(failures)")])
    #expect(next.session(2).userInfo == ["email": "kim@example.com"])
  }

  // MARK: - Fixtures

  private let store = FaultyStore()
  private let error = StoreError.diskFull(path: "vestibule.sqlite")

  private func launched(_ windows: Int) throws -> TracedApplication {
    let traced = TracedApplication(store: store)
    try traced.send(.launch())
    for _ in 1..<windows { try traced.send(.newWindow()) }
    return traced
  }

  private func relaunched(_ traced: TracedApplication) throws -> TracedApplication {
    let next = traced.nextProcess()
    try next.send(.launchInBackground())
    return next
  }
}
