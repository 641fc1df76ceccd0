import ModelKit
import Testing

@testable import Model
@testable import Workshop

@Suite("Who makes a call")
struct CallersTests {
  @Test("The caller is the receiver around it, if it is of the caller's layer")
  func nested() {
    let log = EventLog(isRecording: true)
    log.record(Event(.call, "Screen", "touch", from: .person, to: .view)) {
      log.record(Event(.call, "Controller", "touched()", from: .view, to: .controller)) {
        log.record(Event(.call, "Kettle", "boil()", from: .controller, to: .model)) {
          log.record(Event(.call, "Cook", "didBoil()", from: .model, to: .controller))
        }
        log.record(Event(.call, "Controller", "viewDidLoad()", from: .system, to: .controller))
        log.record(Event(.call, "Field", "text = x", from: .controller, to: .view))
      }
    }

    var callers = Callers()
    #expect(
      log.events.map { callers.caller(of: $0) } == [
        nil, "Screen", "Controller", "Kettle", nil, "Controller",
      ])
  }

  @Test("A result goes to the caller")
  func result() {
    let log = EventLog(isRecording: true)
    log.record(Event(.call, "Controller", "touched()", from: .view, to: .controller)) {
      _ = log.record(
        Event(.call, "Kettle", "boil()", from: .controller, to: .model), answering: { "\($0)" }
      ) { () -> Int in
        log.record(Event(.call, "Cook", "didBoil()", from: .model, to: .controller))
        return 100
      }
    }

    var callers = Callers()
    #expect(
      log.events.map { callers.caller(of: $0) } == [nil, "Controller", "Kettle", "Controller"])
  }

  @Test("Where the calls around it were not seen, no caller is named")
  func unseen() {
    let log = EventLog(isRecording: true)
    log.record(Event(.call, "Controller", "touched()", from: .view, to: .controller)) {
      log.record(Event(.call, "Kettle", "boil()", from: .controller, to: .model))
    }

    var callers = Callers()
    #expect(callers.caller(of: log.events[1]) == nil)
  }
}
