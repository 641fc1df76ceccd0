import Controller
import ControllerKit
import Model
import ProgramKit
import Testing
import View
import ViewKit
import ViewText
import Workshop

@testable import Gallery

@Suite("Timer")
struct TimerTests {
  private final class MockView: TimerView {
    let elapsed = ProgressView("Elapsed")
    let duration = Slider("Duration")
    let reset = Button("Reset")
    var elements: [Element] { [.slider(duration)] }

    /// Slides, as a person does.
    func slide(to value: String) { duration.action(named: value)?.perform() }
  }

  private let view = MockView()
  private let window = Window(view: WindowView(), log: EventLog())

  init() {
    window.rootViewController = TimerController(view)
    window.makeKeyAndVisible()
  }

  private func wait(_ seconds: Double) { window.runLoop?.run(for: seconds) }

  private var shown: String { view.elapsed.text.english }

  @Test(
    "Time passes, at most up to the duration, and the label cuts to tenths",
    arguments: [(0.1, "0.1"), (0.19, "0.1"), (9, "9.0"), (15, "15.0"), (40, "15.0"), (0.09, "0.0")])
  func waits(_ seconds: Double, _ text: String) {
    wait(seconds)

    #expect(shown == "\(text) s of 15.0 s")
    #expect((view.elapsed.progress == 1) == (seconds >= 15))
  }

  @Test("A long wait is one tick, and counts as much as many short ones")
  func oneTick() {
    for _ in 1...9 { wait(1) }
    wait(0.95)

    #expect(shown == "9.9 s of 15.0 s")
  }

  @Test("A new duration is there at once, with gauge and label")
  func slides() {
    wait(5)

    view.slide(to: "10")
    #expect(shown == "5.0 s of 10.0 s" && view.elapsed.progress == 0.5)
    view.slide(to: "20.07")

    #expect(shown == "5.0 s of 20.1 s" && view.duration.value == 20.1)
  }

  @Test(
    "At or below what has passed it stops, full; later it goes on from there", arguments: [5, 3])
  func stops(duration: Int) {
    wait(5)

    view.slide(to: "\(duration)")
    wait(7)
    #expect(shown == "5.0 s of \(duration).0 s" && view.elapsed.progress == 1)
    view.slide(to: "10")
    #expect(shown == "5.0 s of 10.0 s" && view.elapsed.progress == 0.5)
    wait(2)

    #expect(shown == "7.0 s of 10.0 s")
  }

  @Test("Time while it stood still does not count, not even a part of a tick")
  func still() {
    wait(5)
    view.slide(to: "5")
    wait(0.05)

    view.slide(to: "10")
    wait(0.05)

    #expect(shown == "5.0 s of 10.0 s")
    wait(0.1)
    #expect(shown == "5.1 s of 10.0 s")
  }

  @Test("A duration of nothing is full, and divides by nothing")
  func zero() {
    view.slide(to: "0")
    wait(1)

    #expect(shown == "0.0 s of 0.0 s" && view.elapsed.progress == 1)
    view.reset.touch()
    #expect(view.elapsed.progress == 1)
    view.slide(to: "1")
    #expect(view.elapsed.progress == 0)
    var watch = StopWatch()
    watch.duration = 0
    #expect(watch.progress == 1)
  }

  @Test("Reset begins again, running or stopped", arguments: [4.0, 40])
  func resets(_ seconds: Double) {
    wait(seconds)
    wait(0.05)

    view.reset.touch()
    wait(0.05)
    #expect(shown == "0.0 s of 15.0 s")
    wait(2)

    #expect(shown == "2.0 s of 15.0 s")
  }

  @Test("A watch begins at nothing, counts no time backwards, and rounds a duration to tenths")
  func watch() {
    var watch = StopWatch()
    for milliseconds in [0, -5] { watch.tick(by: milliseconds) }
    #expect(watch.elapsed == 0)
    watch.tick(by: 20)
    watch.reset()
    #expect(watch.elapsed == 0)

    for (milliseconds, rounded) in [(149, 100), (150, 200), (-1, 0), (30_100, 30_000)] {
      watch.duration = milliseconds
      #expect(watch.duration == rounded)
    }
  }

  @Test("After Back nothing ticks, and the controller is released")
  func released() throws {
    try runGallery("gallery") { gallery in
      try gallery.touch("Timer")
      weak let timer = gallery.window?.controllers.last { $0 is TimerController }
      gallery.wait(for: 1)
      #expect(timer != nil && gallery.texts.contains("1.0 s of 15.0 s"))
      let calls = gallery.steps.last?.calls.map { "\($0)" } ?? []
      #expect(calls.contains { $0.contains("timerFired") }, "they are of the step of waiting")

      try gallery.touch("Back to Tasks")

      #expect(timer == nil)
      #expect(!gallery.wait(for: 1).contains { $0.contains("timerFired") })
    }
  }

  @Test("On another tab and in the background it stands still, and that time does not count")
  func away() throws {
    try runGallery("gallery") { gallery in
      try gallery.touch("Timer")
      gallery.wait(for: 1)
      gallery.wait(for: 0.06)
      try gallery.touch("Todos")
      try gallery.send(.home)
      try gallery.send(.open)
      gallery.wait(for: 5)
      try gallery.touch("Tasks")
      #expect(gallery.texts.contains("1.0 s of 15.0 s"))
      gallery.wait(for: 0.06)
      try gallery.send(.home)
      gallery.wait(for: 5)
      try gallery.send(.open)
      #expect(gallery.texts.contains("1.1 s of 15.0 s"))

      gallery.wait(for: 1)

      #expect(gallery.texts.contains("2.1 s of 15.0 s"))
      try gallery.touch("Back to Tasks")
      #expect(!gallery.wait(for: 1).contains { $0.contains("timerFired") }, "there is one timer")
    }
  }

  @Test("Without scenes it stands still in the background, and with two windows behind the other")
  func behind() throws {
    for hasScenes in [false, true] {
      var policy = LifeCyclePolicy()
      (policy.knowsScenes, policy.arrangement) = (hasScenes, .fullScreen)
      try Scenario.run(making: { store, log in
        let content = GalleryContent(GalleryApps.named("timer", in: store, log: log))
        return Application(
          delegate: AppDelegate(content), views: HeadlessViewFactory(),
          manifest: SceneManifest(supportsMultipleScenes: true) { SceneDelegate(content) },
          store: store, policy: policy, log: log)
      }) { timer in
        try timer.launch()
        timer.wait(for: 1)
        try timer.send(hasScenes ? .newWindow() : .home)
        timer.wait(for: 5)
        let first = timer.application.session(1)
        try timer.send(first.map(SystemEvent.show) ?? .open)
        #expect(timer.texts.contains("1.0 s of 15.0 s"))

        timer.wait(for: 1)

        #expect(timer.texts.contains("2.0 s of 15.0 s"))
        timer.takeEvents()
      }
    }
  }

  @Test("A window that comes back beside another one counts on")
  func beside() throws {
    try runGallery("timer") { timer in
      try timer.send(.newWindow())
      let sessions = timer.application.sessions
      try timer.send(.home)
      for session in sessions { try timer.send(.show(session)) }

      timer.wait(for: 1)

      let controllers = timer.windows.flatMap(\.controllers).compactMap { $0 as? TimerController }
      #expect(controllers.map(\.watch.elapsed) == [1_000, 1_000])
    }
  }

  @Test("In every state time counts only up to the duration, and only while it is seen")
  func everyState() throws {
    let explorer = explorer(of: "timer")
    explorer.alphabet.valuesByName = ["Duration": ["0", "5", "15", "30"]]
    explorer.alphabet.clockJumps = [0.1, 1, 40]
    explorer.alphabet.mostClockJumps = 2
    explorer.alphabet.events = [.home, .open]
    explorer.hiddenState = { state in
      "\(state.allControllers.compactMap { ($0 as? TimerController)?.watch })"
    }
    explorer.always("full if and only if it stands still") { state in
      let controllers = state.allControllers.compactMap { $0 as? TimerController }
      guard let watch = controllers.first?.watch,
        let screen = controllers.first?.view as? TimerScreen
      else { return nil }
      if (screen.elapsed.progress == 1) == watch.isRunning { return "\(watch)" }
      return screen.elapsed.text == .elapsed(watch.elapsed, of: watch.duration) ? nil : "\(watch)"
    }

    let report = try explorer.explore()

    #expect(report.limit == nil, "all of them")
    #expect(report.progress.states > 50)
  }
}
