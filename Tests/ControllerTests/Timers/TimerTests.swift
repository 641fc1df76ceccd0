import Model
import Testing
import View

import struct Foundation.Date

@testable import Controller
@testable import ControllerKit
@testable import Workshop

@Suite("Timers")
struct TimerTests {
  private final class Target {
    private(set) var calls: [String] = []
    var name = "target"
    func fired() { calls.append(name) }
    func note(_ call: String) { calls.append(call) }
  }

  private let runLoop = RunLoop()
  private let target = Target()

  private func add(_ seconds: Double, _ name: String, repeats: Bool = false) -> Timer {
    let timer = Timer(timeInterval: seconds, repeats: repeats) { [target] _ in target.note(name) }
    runLoop.add(timer)
    return timer
  }

  @Test("14.3 [D] What is due fires, the earliest first, of two the one that was added first")
  func order() {
    _ = (add(2, "late"), add(1, "first"), add(1, "second"), add(3, "later"))

    runLoop.run(for: 0.999)
    #expect(target.calls == [])
    runLoop.run(for: 1.001)

    #expect(target.calls == ["first", "second", "late"])
  }

  @Test("14.3 [D] A one-shot is invalid in its call, and fires once")
  func oneShot() {
    var wasValid: Bool?
    let timer = Timer(timeInterval: 1, repeats: false) { wasValid = $0.isValid }
    runLoop.add(timer)

    runLoop.run(for: 5)

    #expect(wasValid == false && !timer.isValid)
    wasValid = nil
    runLoop.add(timer)
    runLoop.run(for: 5)
    #expect(wasValid == nil)
  }

  @Test("fire() calls at once; a repeating one keeps to its moments, a one-shot is over")
  func byHand() {
    let (tick, once) = (add(2, "tick", repeats: true), add(2, "once"))
    runLoop.run(for: 1)

    tick.fire()
    once.fire()
    once.fire()
    #expect(target.calls == ["tick", "once"] && tick.isValid && !once.isValid)

    runLoop.run(for: 1)
    #expect(target.calls == ["tick", "once", "tick"])
  }

  @Test("fireDate is on the run loop's clock, and moves what fires next")
  func fireDate() {
    let (timer, loose) = (
      add(2, "tick", repeats: true), Timer(timeInterval: 1, repeats: false) { _ in }
    )
    runLoop.run(for: 1)
    #expect(timer.fireDate.timeIntervalSince(runLoop.date) == 1 && loose.fireDate == .distantFuture)

    timer.fireDate = runLoop.date.addingTimeInterval(4)
    runLoop.run(for: 3)
    #expect(target.calls == [])
    for _ in 1...2 { runLoop.run(for: 1) }
    #expect(target.calls == ["tick"], "the next one is an interval later")
    runLoop.run(for: 1)
    #expect(target.calls == ["tick", "tick"])

    timer.fireDate = .distantPast
    #expect(timer.fireDate == RunLoop().date, "no earlier than its clock began")
    timer.invalidate()
    timer.fireDate = runLoop.date
    #expect(timer.fireDate == .distantFuture, "no run loop owns it any more")
  }

  @Test("scheduledTimer makes a timer and adds it")
  func scheduled() {
    let timer = runLoop.scheduledTimer(withTimeInterval: 1, repeats: false) { [target] _ in
      target.fired()
    }
    runLoop.run(for: 1)
    #expect(target.calls == ["target"] && !timer.isValid)
  }

  @Test("14.3 [D] A repeating one fires once after a jump, and keeps to its grid")
  func grid() {
    let timer = add(1, "tick", repeats: true)

    for seconds in [0.5, 0.5, 3.7, 0.2, 0.1, 1] {
      runLoop.run(for: seconds)
      target.note("\(runLoop.milliseconds)")
    }

    #expect(
      target.calls == [
        "500", "tick", "1000", "tick", "4700", "4900", "tick", "5000", "tick", "6000",
      ])
    timer.invalidate()
    runLoop.run(for: 9)
    #expect(target.calls.last == "6000")
  }

  @Test("14.3 [C] A timer that another one adds or invalidates does not fire with it")
  func meanwhile() {
    var other: Timer?
    runLoop.add(
      Timer(timeInterval: 1, repeats: false) { [target, runLoop] _ in
        other?.invalidate()
        runLoop.add(Timer(timeInterval: 0, repeats: false) { _ in target.note("new") })
      })
    other = add(1, "other")

    runLoop.run(for: 1)
    #expect(target.calls == [])
    runLoop.run(for: 0.001)

    #expect(target.calls == ["new"])
  }

  @Test("14.3 [D] A timer owns its target until it is invalid", arguments: [true, false])
  func owns(repeats: Bool) {
    weak var gone: Target?
    var timer: Timer?
    do {
      let target = Target()
      gone = target
      let added = Timer(timeInterval: 1, target: target, action: Target.fired, repeats: repeats)
      runLoop.add(added)
      timer = added
    }
    #expect(gone != nil)

    runLoop.run(for: 1)
    #expect(gone?.calls == (repeats ? ["target"] : nil))
    timer?.invalidate()

    #expect(gone == nil)
  }

  @Test("Time that makes no sense does not pass", arguments: [-1, .nan, .infinity, 1e18])
  func nonsense(_ seconds: Double) {
    _ = add(0.001, "tick")

    runLoop.run(for: seconds)

    #expect(runLoop.milliseconds == 0 && target.calls == [])
  }

  @Test("A hundred years can pass at once, and not a moment more")
  func longest() {
    let century = 100.0 * 365 * 24 * 60 * 60
    runLoop.run(for: century + 0.001)
    #expect(runLoop.milliseconds == 0)

    runLoop.run(for: century)

    #expect(runLoop.milliseconds == 3_153_600_000_000)
  }

  @Test(
    "A timer that is over is released: one that fired, one that was invalidated, one at the end")
  func released() {
    weak var fired: Timer?
    weak var invalidated: Timer?
    weak var waiting: Timer?
    let kept = add(9, "kept")
    do {
      (fired, waiting) = (add(1, "fired"), add(9, "waiting"))
      let timer = add(2, "invalidated", repeats: true)
      timer.invalidate()
      invalidated = timer
    }
    runLoop.run(for: 1)
    #expect(fired == nil && invalidated == nil && waiting?.isValid == true && kept.isValid)

    runLoop.stop()

    #expect(waiting == nil && !kept.isValid)
    runLoop.run(for: 9)
    #expect(target.calls == ["fired"])
  }

  @Test("A timer that is added twice fires once, and one that is invalid not at all")
  func addedTwice() {
    let timer = add(1, "once")
    let other = Timer(timeInterval: 1, repeats: false) { [target] _ in target.note("never") }
    other.invalidate()
    runLoop.run(for: 0.5)
    runLoop.add(timer)
    runLoop.add(other)
    #expect(timer.fireDate.timeIntervalSince(runLoop.date) == 0.5, "since it was added first")
    #expect(other.fireDate == .distantFuture)

    runLoop.run(for: 5)

    #expect(target.calls == ["once"])
  }

  @Test(
    "14.3 [D] An interval of 0 or less is 0.0001; the shortest time is a millisecond",
    arguments: [-1, 0, -.infinity, .nan, 0.0001, 0.001])
  func shortest(_ seconds: Double) {
    let timers = [
      add(seconds, "tick", repeats: true),
      Timer(timeInterval: seconds, target: target, action: Target.fired, repeats: true),
    ]
    runLoop.add(timers[1])

    for _ in 1...2 { runLoop.run(for: 0.001) }

    let interval = seconds > 0 ? seconds : 0.0001
    #expect(timers.map(\.timeInterval) == [interval, interval])
    #expect(target.calls == ["tick", "target", "tick", "target"])
  }

  @Test("14.3 [D] A timer that fires once has an interval of 0", arguments: [-1, 0, 2.5])
  func intervalOfOne(_ seconds: Double) {
    let timers = [
      Timer(timeInterval: seconds, repeats: false) { _ in },
      Timer(timeInterval: seconds, target: target, action: Target.fired, repeats: false),
    ]

    #expect(timers.map(\.timeInterval) == [0, 0])
    runLoop.add(timers[1])
    runLoop.run(for: 2)
    #expect(target.calls == (seconds > 2 ? [] : ["target"]), "it waits all the same")
  }

  @Test("14.3 [D] A timer that is invalidated is released at once", arguments: [true, false])
  func releasedAtOnce(isInItsCall: Bool) {
    weak var timer: Timer?
    _ = add(9, "other")
    do {
      let added = Timer(timeInterval: 1, repeats: true) { if isInItsCall { $0.invalidate() } }
      runLoop.add(added)
      timer = added
    }
    #expect(timer != nil)

    if isInItsCall { runLoop.run(for: 1) } else { timer?.invalidate() }

    #expect(timer == nil)
  }

  @Test("A timer outlives its run loop, and may be invalidated then")
  func withoutRunLoop() {
    let timer = Timer(timeInterval: 1, target: target, action: Target.fired, repeats: true)
    do { RunLoop().add(timer) }

    timer.invalidate()

    #expect(!timer.isValid && target.calls == [])
  }

  @Test("A controller has the run loop of its application, which the process ends with")
  func application() throws {
    final class Ticking: ViewController {
      private(set) var ticks = 0
      var timer: Timer?

      override func viewDidAppear(_ animated: Bool) {
        let timer = Timer(timeInterval: 1, target: self, action: Ticking.tick, repeats: true)
        runLoop?.add(timer)
        self.timer = timer
      }

      func tick() { ticks += 1 }
    }
    weak var ticking: Ticking?
    try Scenario.run(
      .loose,
      making: { store, log in
        Application(
          delegate: QuietDelegate(), views: HeadlessViewFactory(),
          manifest: SceneManifest { RootSceneDelegate { Ticking() } }, store: store, log: log)
      }
    ) { scenario in
      try scenario.launch()
      ticking = scenario.window?.controllers.first as? Ticking

      #expect(scenario.wait(for: 1).contains { $0.contains("timerFired()") })

      #expect(ticking?.ticks == 1)
      #expect(scenario.application.runLoop?.milliseconds == 1_000)
      scenario.application.turn.run { scenario.application.pass(1) }
      #expect(scenario.application.runLoop?.milliseconds == 1_000, "not within a turn")
      try scenario.send(.home)
      try scenario.send(.suspend)
      scenario.wait(for: 1)
      #expect(ticking?.ticks == 1, "a suspended process fires nothing")
      try scenario.send(.open)
      scenario.wait(for: 1)
      #expect(ticking?.ticks == 2)
      try scenario.send(.terminate)
      #expect(ticking == nil && scenario.application.runLoop == nil)
    }
  }

  @Test("A window of a scene or of an app has that of the app, and none while it does not run")
  func windowOfApp() throws {
    let scene = WindowScene()
    #expect(Window(windowScene: scene).runLoop == nil)
    let traced = try launched(.classic)
    let window = try #require(traced.delegate.window)
    #expect(window.runLoop === traced.application.runLoop && window.runLoop != nil)

    try traced.send(.terminate)

    #expect(window.runLoop == nil)
  }

  @Test("A window without an application has a run loop of its own; a controller in none has none")
  func window() {
    let controller = ViewController()
    #expect(controller.runLoop == nil)
    let window = Window(view: WindowView(), log: EventLog())

    window.rootViewController = controller

    #expect(controller.runLoop === window.runLoop && window.runLoop != nil)
  }
}
