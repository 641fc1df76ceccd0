import Testing
import Vestibule

/// The ways in which a controller is told that the bell was rung.
nonisolated enum BellWay: CaseIterable {
  case delegate, closure, target, observer, observation

  @MainActor
  func makeController(_ log: EventLog) -> ViewController {
    switch self {
    case .delegate: DelegateBellController(DelegateBellScreen())
    case .closure: ClosureBellController()
    case .target: TargetBellController()
    case .observer: ObserverBellController(Bell(log: log))
    case .observation: TrackedBellController(TrackedBell())
    }
  }
}

@Suite("Five ways to tell", .patience)
struct FiveWaysTests {
  @Test(
    "A touch is counted whichever way the controller is told, and nothing is left alive",
    arguments: BellWay.allCases)
  func rings(_ way: BellWay) throws {
    try Scenario.run(making: oneWindow { _, log in way.makeController(log) }) { scenario in
      try scenario.launch()
      try scenario.touch("Ring")
      try scenario.touch("Ring")

      #expect(scenario.window?.shownLabels == ["Rung: 2"])
      #expect(scenario.log.diagnostics == [])
      scenario.takeEvents()
    }
  }

  @Test("The trace of a delegate has its name, and a method in words of the screen")
  func delegateTrace() {
    #expect(
      trace(.delegate) == """
        DelegateBellScreen.touch("Ring")
          DelegateBellController.ringTouched()
        """)
  }

  @Test("The trace of a closure has its type, as it has no name")
  func closureTrace() {
    #expect(
      trace(.closure) == """
        ClosureBellScreen.touch("Ring")
          () -> ().onRing()
        """)
  }

  @Test("The trace of a target has its name, and the event of the control")
  func targetTrace() {
    #expect(
      trace(.target) == """
        BellScreen.touch("Ring")
          TargetBellController.touchUpInside(Ring)
        """)
  }

  @Test("The trace of an observer is what the model writes")
  func observerTrace() {
    #expect(
      trace(.observer) == """
        BellScreen.touch("Ring")
          ObserverBellController.touchUpInside(Ring)
            observer.rung(1)
        """)
  }

  @Test("The trace of observation has what is called again, and the property that has changed")
  func observationTrace() {
    #expect(
      trace(.observation) == """
        BellScreen.touch("Ring")
          TrackedBellController.touchUpInside(Ring)
          TrackedBellController.updateProperties() (TrackedBell.count changed)
        """)
  }

  @Test("A second delegate takes the place of the first")
  func secondDelegate() {
    let screen = DelegateBellScreen()
    let controllers = [DelegateBellController(screen), DelegateBellController(screen)]
    for controller in controllers { controller.loadViewIfNeeded() }

    #expect(screen.delegate === controllers[1])
  }

  @Test("Targets are as many as were added, and are called in that order")
  func twoTargets() {
    let screen = BellScreen()
    let labels = [Label(), Label()]
    let counters = labels.map(RingCounter.init)
    for counter in counters {
      screen.ring.addTarget(counter, action: RingCounter.rung, for: .touchUpInside)
    }

    // Nothing else holds the targets.
    withExtendedLifetime(counters) { _ = screen.ring.touch() }

    #expect(labels.map(\.text?.english) == ["Rung: 1", "Rung: 1"])
  }

  @Test("All observers of a model show the same, whichever was touched")
  func twoObservers() throws {
    let bell = Bell(log: EventLog())
    let windows = [window(ObserverBellController(bell)), window(ObserverBellController(bell))]

    try windows[0].touchRing()
    try windows[1].touchRing()

    #expect(windows.map(\.shownLabels) == [["Rung: 2"], ["Rung: 2"]])
  }

  @Test("All screens that have read a model show the same, whichever was touched")
  func twoReaders() throws {
    let bell = TrackedBell()
    let tabs = TabBarController()
    let controllers = [TrackedBellController(bell), TrackedBellController(bell)]
    for (controller, title) in zip(controllers, ["One", "Two"] as [Phrase]) {
      controller.title = title
    }
    tabs.viewControllers = controllers
    let window = TestWindow(tabs)

    try window.touch("Ring")
    tabs.selectedIndex = 1
    try window.touch("Ring")
    tabs.selectedIndex = 0

    #expect(controllers.map(\.screen.count.text?.english) == ["Rung: 2", "Rung: 2"])
  }

  @Test("Without a target, the first of that class in the responder chain is called")
  func responderChain() throws {
    let hall = HallController()
    let window = window(hall)
    hall.present(PorchController(), animated: true)

    try window.touchRing()

    #expect(hall.count == 1)
  }

  // MARK: - Fixtures

  /// What one touch leaves in the log.
  private func trace(_ way: BellWay) -> String {
    let window = TestWindow(ViewController()).window
    window.rootViewController = way.makeController(window.log)
    window.log.removeAll()
    for control in window.view.subviews.last?.controls ?? [] { window.view.touch(control) }
    return window.log.events.map(TextTrace.line).joined(separator: "\n")
  }

  private func window(_ root: ViewController) -> Window {
    let window = Window(view: WindowView(), log: EventLog())
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }
}

extension Window {
  /// The texts of the labels in front, in English.
  var shownLabels: [String] {
    (view.subviews.last?.shownElements ?? []).compactMap { element in
      (element.view as? Label)?.shownText.english
    }
  }

  fileprivate func touchRing() throws {
    view.touch(try #require(view.subviews.last?.controls.first))
  }
}
