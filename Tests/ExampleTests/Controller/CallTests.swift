import Testing
import Vestibule

@MainActor
@Suite("Examples: calls of a controller of one's own")
struct CallTests {
  @Test("A model's call is in the trace with its result, and a delegate's with its receiver")
  func noted() {
    let window = TestWindow(ViewController())
    let (tea, guest) = (TeaController(), Guest())
    tea.delegate = guest
    window.window.rootViewController = tea
    window.log.removeAll()

    tea.serve()

    #expect(guest.cups == 1)
    #expect(window.log.events.map(\.description) == ["Teapot.pour() = 1", "Guest.teaIsReady(_:)"])
    #expect(window.log.events.map(\.callerLane) == [.controller, .controller])
    #expect(window.log.events.map(\.receiverLane) == [.model, .controller])
  }

  @Test("A model of one's own has a name and a value for a page")
  func onPage() {
    let samovar = Samovar()
    samovar.cups = 2

    #expect(samovar.pageName == "Samovar" && samovar.pageValue == "cups: 2")
    #expect(samovar.pageObservers.isEmpty)
  }

  @Test("Without a trace, each call is made once")
  func unrecorded() {
    let (tea, guest) = (TeaController(), Guest())
    tea.delegate = guest

    tea.serve()

    #expect(guest.cups == 1 && tea.log.events.isEmpty)
  }

  @Test("A delegate that is gone is a misuse, with the remedy")
  func gone() {
    let tea = TeaController()

    tea.serve()

    #expect(
      tea.log.diagnostics.map(\.description) == [
        "TeaController: TeaController has no delegate, so teaIsReady(_:) calls nothing. Set it before "
          + "the controller is shown, and keep it alive: it is held weakly."
      ])
  }
}

private final class Samovar {
  var cups = 0
}

extension Samovar: ModelObject {
  var pageValue: String { "cups: \(cups)" }
}

private struct Teapot {
  private var cups = 0

  mutating func pour() -> Int {
    cups += 1
    return cups
  }
}

@MainActor
private protocol TeaControllerDelegate: AnyObject {
  func teaIsReady(_ controller: TeaController)
}

private final class TeaController: ViewController {
  weak var delegate: (any TeaControllerDelegate)?
  private var teapot = Teapot()

  func serve() {
    pour()
    done()
  }

  private func pour() {
    call(Teapot.self, "pour()", answering: { "\($0)" }) { teapot.pour() }
  }

  private func done() { tell(delegate, "teaIsReady(_:)") { $0.teaIsReady(self) } }
}

private final class Guest: TeaControllerDelegate {
  var cups = 0

  func teaIsReady(_ controller: TeaController) { cups += 1 }
}
