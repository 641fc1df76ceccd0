import Foundation
import Model
import Synchronization
import Testing

@Suite("Event log")
struct EventLogTests {
  @Test("Nothing is built or recorded until the log has a reader")
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

  @Test("A misuse is kept though the log has no reader")
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

  @Test("A writer that takes over during a call gets the answer by itself")
  func otherWriter() {
    let log = EventLog(isRecording: true)
    let (first, second) = (Written(), Written())
    log.setWriter { first.add($0) }

    _ = log.record(Event(.call, "Kettle", "boil()"), answering: { "\($0)" }) { () -> Int in
      log.setWriter { second.add($0) }
      return 100
    }

    #expect(first.texts == [] && second.texts == ["100"])
    #expect(log.events.map(\.description) == ["Kettle.boil()", "= 100"])
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

  @Test("A writer gets the calls that have begun before each is made, optional and nested ones too")
  func known() {
    let log = EventLog(isRecording: true)
    let (written, begun) = (Written(), Written())
    log.setWriter {
      written.add($0)
    } begun: { calls in
      begun.events.withLock { $0 = calls }
    }
    let delegate = Delegate()
    let degrees: (Int) -> String? = { "\($0)" }

    _ = log.record(Event(.call, "Kettle", "boil()"), answering: degrees) {
      #expect(begun.texts == ["boil()"])
      return log.record(Event(.call, "Delegate", "mayBoil()"), optionalOf: delegate) {
        #expect(begun.texts == ["boil()", "mayBoil()"])
        log.record(Event(.call, "Cup", "fill()"))
        #expect(begun.texts == [])
        return 100
      }
    }

    #expect(written.texts == ["boil()", "mayBoil()", "fill()", "100"])
    #expect(begun.texts == [])
    #expect(log.events.map(\.depth) == [0, 1, 2, 0])
  }

  @Test("A log that only a writer reads keeps the misuses alone, until it is read later")
  func keepsNothing() {
    let log = EventLog(isRecording: true, keepsEvents: false)
    let written = Written()
    log.setWriter { written.add($0) }

    _ = log.record(Event(.call, "Kettle", "boil()"), answering: { "\($0)" }) { 100 }
    log.report("twice", from: "Window")

    #expect(
      written.events.withLock { $0.map(\.description) } == ["Kettle.boil() = 100", "Window: twice"])
    #expect(log.events.map(\.text) == ["twice"])

    log.isRecording = false
    log.recordForLater()
    _ = log.record(Event(.call, "Kettle", "pour()"), answering: { "\($0)" }) { 1 }

    #expect(log.events.map(\.description) == ["Window: twice", "Kettle.pour() = 1"])
  }

  @Test("The answer of a call that is not kept is not that of the misuse before it")
  func answerOfNothingKept() {
    let log = EventLog(isRecording: true, keepsEvents: false)
    log.report("twice", from: "Window")

    _ = log.record(Event(.call, "Kettle", "boil()"), answering: { "\($0)" }) { 100 }

    #expect(log.events == [Event(.diagnostic, "Window", "twice")])
  }

  @Test("What another thread records is inside of no call of this one, and leaves none out")
  func otherThread() {
    let log = EventLog(isRecording: true)
    let delegate = Delegate()

    log.record(Event(.call, "Kettle", "boil()")) {
      log.record(Event(.call, "Delegate", "mayBoil()"), optionalOf: delegate) {
        onAnotherThread {
          let answer: (Int) -> String? = { "\($0)" }
          _ = log.record(Event(.call, "Steam", "rise()"), answering: answer) {
            log.record(Event(.call, "Air", "warm()"))
            log.byDefault(of: delegate)
            return 7
          }
          log.record(Event(.call, "Delegate", "mayCool()"), optionalOf: delegate) {
            log.byDefault(of: delegate)
          }
        }
        log.byDefault(of: delegate)
      }
      log.record(Event(.call, "Delegate", "didBoil()"), optionalOf: delegate) {
        onAnotherThread { log.byDefault(of: delegate) }
      }
    }

    let texts = log.events.map(\.text)
    #expect(texts == ["boil()", "rise()", "warm()", "7", "mayCool()", "didBoil()"])
    #expect(log.events.map(\.depth) == [0, 0, 0, 0, 0, 1])
  }

  @Test("A writer gets the answer of an optional call of another thread with the call")
  func answerOnAnotherThread() {
    let log = EventLog(isRecording: true)
    let (delegate, written) = (Delegate(), Written())
    log.setWriter { written.add($0) }

    log.record(Event(.call, "Kettle", "boil()")) {
      onAnotherThread {
        let answer: (Int) -> String? = { "\($0)" }
        _ = log.record(
          Event(.call, "Delegate", "mayBoil()"), optionalOf: delegate, answering: answer
        ) { 7 }
      }
    }

    let lines = written.events.withLock { $0.map(\.description) }
    #expect(lines == ["Kettle.boil()", "Delegate.mayBoil() = 7"])
  }

  @Test("The result of a call that is not kept is written after what has begun on another thread")
  func resultBesideAnotherThread() {
    let log = EventLog(keepsEvents: false)
    let (begun, returns, isOver) = (
      DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
    )
    let written = Written()
    log.recordForLater(lastStepOnly: true)
    log.setWriter { written.add($0) }
    let answer: @Sendable (Int) -> String? = { "\($0)" }

    _ = log.record(Event(.call, "Kettle", "boil()"), answering: answer) { () -> Int in
      log.beginStep()
      log.record(Event(.call, "Lid", "open()"))
      Thread {
        _ = log.record(Event(.call, "Steam", "rise()"), answering: answer) { () -> Int in
          begun.signal()
          returns.wait()
          return 7
        }
        isOver.signal()
      }.start()
      begun.wait()
      return 100
    }
    returns.signal()
    isOver.wait()

    #expect(written.texts == ["boil()", "open()", "rise()", "100", "7"])
  }

  @Test("Calls on any thread are inside of each other while none runs on another one")
  func anyThread() {
    let log = EventLog(isRecording: true)

    onAnotherThread {
      log.record(Event(.call, "Kettle", "boil()")) {
        log.record(Event(.call, "Steam", "rise()"))
      }
    }

    #expect(log.events.map(\.depth) == [0, 1])
  }

  // MARK: - Optional methods

  @Test("A call that only the default answered is not in the log; what the default calls is")
  func defaults() {
    let log = EventLog(isRecording: true)
    let delegate = Delegate()

    let answer = log.record(Event(.call, "Kettle", "boil()"), answering: { "\($0)" }) {
      log.record(Event(.call, "Delegate", "mayBoil()"), optionalOf: delegate) {
        log.byDefault(of: delegate, true)
      }
    }
    log.record(Event(.call, "Delegate", "mayPour()"), optionalOf: delegate) {
      log.byDefault(of: delegate)
      log.record(Event(.call, "Lid", "close()"))
    }

    #expect(answer)
    #expect(log.events.map(\.description) == ["Kettle.boil() = true", "Lid.close()"])
    #expect(log.events.map(\.depth) == [0, 0])
  }

  @Test(
    "A method is one's own whatever it passes on or calls inside, recorded or not",
    arguments: [true, false])
  func own(isRecording: Bool) {
    let log = EventLog(isRecording: isRecording)
    let (delegate, other) = (Delegate(), Delegate())
    func ask<Answer>(_ method: String, _ body: () -> Answer) -> (result: Answer, isOwn: Bool) {
      log.ask(Event(.call, "Delegate", Event.Call(method)), optionalOf: delegate, during: body)
    }

    let passedOn = ask("mayBoil()") { log.byDefault(of: other, true) }
    let nested = ask("mayPour()") {
      log.record(Event(.call, "Delegate", "didFill()"), optionalOf: delegate) {
        log.byDefault(of: delegate)
      }
      return ask("didStir()") { log.byDefault(of: delegate) }.isOwn
    }

    #expect(passedOn.isOwn)
    #expect(nested.isOwn)
    #expect(!nested.result)
    #expect(!ask("didPour()") { log.byDefault(of: delegate) }.isOwn)
    #expect(log.events.map(\.text) == (isRecording ? ["mayBoil()", "mayPour()"] : []))
  }

  @Test(
    "While nothing is recorded or asked, optional calls are not followed, and no writer is called")
  func unfollowed() {
    let log = EventLog()
    let delegate = Delegate()
    #expect(log.ask(Event(.call, "Delegate", "mayBoil()"), optionalOf: delegate) {}.isOwn)
    log.watch { _ in Issue.record("a call is followed that nobody asks about") }

    log.record(Event(.call, "Delegate", "mayPour()"), optionalOf: delegate) {
      log.byDefault(of: delegate)
    }
  }

  // MARK: - Fixtures

  private final class Delegate: Sendable {}

  private final class Written: Sendable {
    let events = Mutex<[Event]>([])

    var texts: [String] { events.withLock { $0.map(\.text) } }

    func add(_ event: Event) { events.withLock { $0.append(event) } }
  }

  private func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
    let isDone = DispatchSemaphore(value: 0)
    Thread {
      body()
      isDone.signal()
    }.start()
    isDone.wait()
  }

  private func unexpectedEvent() -> Event {
    Issue.record("an event was built though nobody listens")
    return Event(.call, "View", "never()")
  }
}
