import Testing
import Vestibule

@Suite("Examples: the log")
struct TraceTests {
  @Test("A log has the calls that are made while it records")
  func log() throws {
    let kettle = Kettle(log: EventLog(isRecording: true))

    #expect(kettle.boil() == 100)
    #expect(kettle.log.events.map(\.description) == ["Kettle.boil() = 100"])
  }

  @Test("A log that explains keeps which calls were left out, and why")
  func omissions() {
    let log = EventLog()
    log.isExplaining = true
    log.omit("viewDidLoad()", of: "MenuController", because: .viewIsLoaded)
    #expect(log.omissions.map(\.reason) == [.viewIsLoaded])

    log.omit("orderDidChange()", of: "OrderController", because: .isNotImplemented)

    let calls: Calls = ["viewDidLoad()", "viewWillAppear(_:)"]
    #expect(calls.names.count == 2)

    #expect("\(Reason.viewIsLoaded.rule)" == "Presenting, First appearance")

    let reason = Reason.delegateIsNotSet(owner: "Tea")
    #expect("\(reason)" == "Tea has no delegate: none was set")
  }

  @Test("Observers are called in their order")
  func observers() {
    let cook = Cook()

    var observers = Observers<any KettleObserver>()
    observers.add { [weak cook] in cook }
    observers.tell { $0.kettleDidBoil() }
    #expect(cook.cups == 1)
  }

  @Test("What observers are told can be in the trace")
  func toldObservers() {
    let (cook, log) = (Cook(), EventLog(isRecording: true))
    var observers = Observers<any KettleObserver>()
    observers.add { [weak cook] in cook }

    observers.tell("kettleDidBoil()", in: log) { $0.kettleDidBoil() }
    #expect(log.events.map(\.description) == ["Cook.kettleDidBoil()"])

    #expect(log.events.map(\.callerLane) == [.model] && cook.cups == 1)
  }

  @Test("An event says who called whom")
  func event() {
    let event = Event(
      .call, "Kettle", "boil()", result: "100", from: .controller, to: .model)
    #expect(event.description == "Kettle.boil() = 100")

    #expect(event.callerLane == .controller && event.receiverLane == .model)
  }

  @Test("A call keeps its arguments apart")
  func calls() {
    let call: Event.Call = "pour(\("2"), into: \("the pot"))"
    #expect(call.text == "pour(2, into: the pot)")
    #expect(call.arguments == ["2", "the pot"])
  }

  @Test("A filter chooses what is shown")
  func filter() {
    let kettle = Kettle(log: EventLog(isRecording: true))
    kettle.boil()
    let log = kettle.log

    let calls = EventFilter(lanes: [.model], kinds: [.call])
    let shown = log.events.filter(calls.admits)
    #expect(shown.map(\.text) == ["boil()"])
  }

  @Test("A log is written as text and as a diagram")
  func formats() {
    let kettle = Kettle(log: EventLog(isRecording: true))
    kettle.boil()
    let log = kettle.log

    let lines = log.events.map(TextTrace.line)
    #expect(lines == ["Kettle.boil() = 100"])

    let diagram = MermaidTrace.header + log.events.compactMap(MermaidTrace.line)
    #expect(diagram.last == "  Controller->>Model: Kettle.boil() = 100")
  }

  @Test("A secret is not printed")
  func redacted() {
    let recipe = Recipe(text: "3 spoons")

    #expect("\(recipe)" == "Recipe(•••)")
    #expect(Mirror(reflecting: recipe).children.isEmpty)
  }
}

/// A part of a model, which records what it does.
private final class Kettle: Sendable {
  let log: EventLog

  init(log: EventLog) { self.log = log }

  @discardableResult
  func boil() -> Int {
    let call = Event(.call, "Kettle", "boil()", from: .controller, to: .model)
    return log.record(call, answering: { "\($0)" }) { 100 }
  }
}

struct Recipe: Redacted {
  let text: String
}

private protocol KettleObserver: AnyObject {
  func kettleDidBoil()
}

private final class Cook: KettleObserver {
  private(set) var cups = 0

  func kettleDidBoil() { cups += 1 }
}
