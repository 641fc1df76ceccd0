import Synchronization
import Testing

@testable import Model
@testable import Workshop

@Suite("What a log explains")
struct OmissionTests {
  @Test("Only the last step is kept, and a step in which nothing happens is none")
  func steps() {
    let log = EventLog(keepsEvents: false)
    log.explainSteps()
    log.record(Event(.call, "Kettle", "fill()"))
    log.omit("boil()", of: "Kettle", because: .isNotImplemented)
    log.beginStep()
    log.omit("drawn()", of: "Cup", because: .rowsAreKnown)
    log.beginStep()

    #expect(log.lastStep.events.map(\.text) == ["fill()"])
    #expect(log.lastStep.omissions.map(\.call) == ["boil()"])
    log.record(Event(.call, "Kettle", "pour()"))
    #expect(log.lastStep.events.map(\.text) == ["pour()"] && log.lastStep.omissions.isEmpty)
    #expect(log.events.count == 1 && log.omissions.isEmpty)
    log.beginStep()
    log.omit("stir()", of: "Kettle", because: .isNotImplemented)
    #expect(log.lastStep.events.isEmpty && log.lastStep.omissions.map(\.call) == ["stir()"])
  }

  @Test("What is left out of drawing after a pause is known before anything happens")
  func drawnAfterPause() {
    let log = EventLog(keepsEvents: false)
    log.explainSteps()
    log.record(Event(.call, "Kettle", "fill()"))

    log.pauseExplaining()
    log.explainSteps()
    log.omit("drawn()", of: "Cup", because: .rowsAreKnown)

    #expect(log.lastStep.omissions.map(\.call) == ["drawn()"])
  }

  @Test("After a log is emptied nothing was left out, and what happens is in a step of its own")
  func emptied() {
    let log = EventLog(isRecording: true)
    log.isExplaining = true
    log.record(Event(.call, "Kettle", "open()"))
    log.beginStep()
    log.record(Event(.call, "Kettle", "fill()"))
    log.omit("boil()", of: "Kettle", because: .isNotImplemented)

    log.removeAll()
    #expect(log.lastStep.events.isEmpty && log.omissions.isEmpty)
    log.record(Event(.call, "Kettle", "pour()"))
    log.omit("stir()", of: "Kettle", because: .isNotImplemented)

    #expect(log.lastStep.events.map(\.text) == ["pour()"])
    #expect(log.lastStep.omissions.map(\.call) == ["stir()"])
    #expect(log.omissions.map(\.call) == ["stir()"])
    log.beginStep()
    log.removeAll()
    log.omit("wait()", of: "Kettle", because: .isNotImplemented)
    #expect(log.omissions.map(\.call) == ["wait()"])
  }

  @Test("A log that is emptied in a call has nothing of its result", arguments: [0, 1])
  func emptiedInCall(later: Int) {
    let log = EventLog(isRecording: true)

    _ = log.record(Event(.call, "Kettle", "boil()"), answering: { "\($0)" }) { () -> Int in
      log.removeAll()
      for _ in 0..<later { log.record(Event(.call, "Cup", "pour()")) }
      return 100
    }

    #expect(log.events.map { "\($0)" } == Array(repeating: "Cup.pour()", count: later))
  }

  @Test(
    "The result of a call that is not kept any more is given to no other call",
    arguments: Forgetting.allCases)
  func resultOfForgotten(_ way: Forgetting) {
    let log = EventLog(keepsEvents: false)
    let written = Written()
    if way != .keepingLater { log.explainSteps() }
    log.isRecording = true
    log.setWriter { event in written.lines.withLock { $0.append("\(event.depth) \(event)") } }
    if way != .stepWritten { log.setWriter(nil) }
    log.report("misuse", from: "Kettle")

    log.record(Event(.call, "Lid", "close()")) {
      _ = log.record(Event(.call, "Kettle", "boil()"), answering: { "\($0)" }) { () -> Int in
        switch way {
        case .pause: log.pauseExplaining()
        case .keepingLater: log.explainSteps()
        case .step, .stepWritten:
          log.beginStep()
          log.record(Event(.call, "Cup", "pour()"))
        }
        return 100
      }
    }

    let isStep = way == .step || way == .stepWritten
    #expect(
      log.events.map { "\($0)" } == ["Kettle: misuse"] + (isStep ? ["Cup.pour()"] : []))
    let lines = [
      "0 Kettle: misuse", "0 Lid.close()", "1 Kettle.boil()", "2 Cup.pour()", "1 = 100",
    ]
    #expect(written.lines.withLock { $0 } == (way == .stepWritten ? lines : []))
  }

  private final class Written: Sendable {
    let lines = Mutex<[String]>([])
  }

  enum Forgetting: CaseIterable { case pause, keepingLater, step, stepWritten }

  @Test("A log that pauses neither records nor explains, unless it is written", arguments: [0, 1])
  func pause(writers: Int) {
    let log = EventLog(keepsEvents: false)
    log.explainSteps()
    if writers > 0 { log.setWriter { _ in } }
    log.report("misuse", from: "Kettle")
    #expect(log.takeUnreported().isEmpty == (writers > 0))

    log.pauseExplaining()

    #expect(log.isExplaining == (writers > 0) && log.isRecording == (writers > 0))
  }

  @Test("A log that is read later keeps all steps")
  func readLater() {
    let log = EventLog(keepsEvents: false)
    log.explainSteps()
    log.recordForLater()
    log.omit("open()", of: "Kettle", because: .isNotImplemented)
    for call in ["fill()", "boil()", "cool()"] {
      log.beginStep()
      log.record(Event(.call, "Kettle", Event.Call(call)))
      log.omit("pour()", of: "Kettle", because: .isNotImplemented)
    }

    #expect(log.events.count == 3 && log.omissions.count == 4 && log.omissionCount == 4)
    #expect(log.lastStep.events.map(\.text) == ["cool()"] && log.lastStep.omissions.count == 1)
    log.beginStep()
    log.omit("drawn()", of: "Cup", because: .rowsAreKnown)
    #expect(log.lastStep.events.isEmpty && log.lastStep.omissions.map(\.call) == ["drawn()"])
    log.pauseExplaining()
    #expect(log.isExplaining && log.isRecording)
  }

  @Test("What is left out as a screen is drawn before a step begins is a part of that step")
  func drawn() {
    let log = EventLog(keepsEvents: false)
    log.explainSteps()
    log.omit("fill()", of: "Kettle", because: .isNotImplemented)
    log.beginStep()
    log.omit("draw()", of: "Kettle", because: .rowsAreKnown)
    log.record(Event(.call, "Kettle", "boil()"))
    log.omit("pour()", of: "Kettle", because: .isNotImplemented)

    #expect(log.lastStep.omissions.map(\.call) == ["draw()", "pour()"])
  }

  @Test("A log that explains again keeps what it has, and one that never did has nothing")
  func again() {
    let log = EventLog(isRecording: true)
    #expect(!log.isExplaining && log.omissions.isEmpty && log.omissionCount == 0)

    for isExplaining in [true, true, false, true] {
      log.isExplaining = isExplaining
      log.omit("pour()", of: "Kettle", because: .isNotImplemented)
    }

    #expect(log.omissions.count == 3)
  }

  @Test("The default of an optional method says that its receiver does not implement it")
  func byDefault() {
    let log = EventLog(isRecording: true)
    log.isExplaining = true
    let receiver = Cup()
    log.record(Event(.call, "Cup", "fill()"), optionalOf: receiver) {
      log.byDefault(of: receiver)
    }

    #expect(log.events.isEmpty)
    #expect(log.omissions == [Omission("fill()", of: "Cup", because: .isNotImplemented)])
  }

  private final class Cup {}
}
