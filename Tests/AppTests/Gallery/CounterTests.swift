import Controller
import Model
import Testing
import View
import ViewKit
import Workshop

@testable import Gallery

@Suite("Counter")
struct CounterTests {
  private final class MockView: CounterView {
    var value = -1
    let countButton = Button("Count")
  }

  private let view = MockView()

  @Test("It begins at 0, and each touch adds one")
  func counts() {
    let controller = CounterController(view)
    controller.loadViewIfNeeded()
    #expect(view.value == 0)

    view.countButton.touch()
    view.countButton.touch()

    #expect(view.value == 2)
  }

  @Test("Seen again after something else, a touch still adds one")
  func appearsTwice() throws {
    let window = Window(view: WindowView(), log: EventLog())
    window.rootViewController = CounterController(view)
    window.makeKeyAndVisible()
    window.isHidden = true
    window.isHidden = false

    view.countButton.touch()

    #expect(view.value == 1)
  }

  @Test("A control owns no target: the controller is released")
  func released() {
    weak var controller: CounterController?
    do {
      let counter = CounterController(view)
      counter.loadViewIfNeeded()
      controller = counter
    }

    #expect(controller == nil)
    #expect(view.countButton.touch() == false)
  }

  @Test("The largest integer stays")
  func largest() {
    var counter = Counter(value: .max)

    counter.increment()

    #expect(counter.value == .max)
  }

  @Test("Each touch leads to one more state, with one more on the screen")
  func everyState() throws {
    let explorer = explorer(of: "counter")
    explorer.alphabet.events = []
    // It counts on and on: the walk ends after six steps.
    explorer.limits.depth = 6
    var values: [String] = []
    explorer.always("a value is shown") { state in
      guard state.application.isRunning else { return nil }
      let shown = state.texts.filter { $0.hasPrefix("Value: ") }
      values += shown
      return shown.count == 1 ? nil : "\(shown)"
    }

    let report = try explorer.explore()

    // One state before the launch.
    #expect(report.progress.states == 7)
    #expect(values == (0...5).map { "Value: \($0)" })
  }
}
