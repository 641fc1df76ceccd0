import Model
import Synchronization
import Testing

@Suite("Event log")
struct EventLogTests {
  @Test("Nothing is built or recorded until someone listens")
  func silence() {
    let log = EventLog()

    log.record(unexpectedEvent())

    #expect(log.events.isEmpty)
  }

  @Test("A misuse that another log had is read like one that was reported here")
  func fromAnotherLog() {
    let (own, log) = (EventLog(), EventLog())
    own.report("it is not on a screen", from: "SignInController")

    log.append(contentsOf: own.events)

    #expect(log.takeUnreported().map(\.text) == ["it is not on a screen"])
    #expect(log.takeUnreported().isEmpty)
  }

  @Test("Calls and misuses are kept in their order")
  func order() {
    let log = EventLog(isRecording: true)

    log.record(Event(.call, "SignInView", "canSignIn()", result: "true"))
    log.report("it is not on a screen", from: "SignInController")
    log.record(Event(.call, "Accounts", "authenticate(UserInfo(•••))"))

    #expect(
      log.events.map(\.description) == [
        "SignInView.canSignIn() = true", "SignInController: it is not on a screen",
        "Accounts.authenticate(UserInfo(•••))",
      ])
    #expect(log.diagnostics.map(\.text) == ["it is not on a screen"])
  }

  @Test("A misuse is kept though nobody listens")
  func diagnostics() {
    let log = EventLog()

    log.report("twice", from: "Window")

    #expect(log.events == [Event(.diagnostic, "Window", "twice")])
  }

  @Test("A writer gets each event as it happens, until it is taken away")
  func writer() {
    let log = EventLog(isRecording: true)
    let written = Written()
    log.setWriter { event in written.events.withLock { $0.append(event) } }

    log.record(Event(.call, "View", "one()"))
    log.setWriter(nil)
    log.record(Event(.call, "View", "two()"))

    #expect(written.events.withLock { $0 } == [Event(.call, "View", "one()")])
    log.removeAll()
    #expect(log.events.isEmpty)
  }

  @Test("An answer that is empty is seen, beside its call and below it; no answer is none")
  func emptyAnswer() {
    let log = EventLog(isRecording: true)
    let empty: (String) -> String? = { $0 }

    _ = log.record(Event(.call, "Notes", "read()"), answering: empty) { "" }
    _ = log.record(Event(.call, "Notes", "find()"), answering: empty) {
      log.record(Event(.call, "Notes", "look()"), answering: { _ in nil }) { "" }
    }

    #expect(
      log.events.map(\.description) == [
        "Notes.read() = \"\"", "Notes.find()", "Notes.look()", "= \"\"",
      ])
  }

  // MARK: - Fixtures

  private final class Written: Sendable {
    let events = Mutex<[Event]>([])
  }

  private func unexpectedEvent() -> Event {
    Issue.record("an event was built though nobody listens")
    return Event(.call, "View", "never()")
  }
}
