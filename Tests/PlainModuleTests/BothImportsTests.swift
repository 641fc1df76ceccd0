import Foundation
import Testing
import Vestibule

/// A controller that moved over has both imports: what both modules have is ours.
private final class MovedController: Vestibule.ViewController {
  private var timer: Timer?
  private let center = NotificationCenter()
  private(set) var calls: [String] = []

  override func viewDidLoad() {
    center.addObserver(self, action: MovedController.poured, for: .poured)
    let timer = Timer(timeInterval: 60, target: self, action: MovedController.pour, repeats: true)
    runLoop?.add(timer)
    self.timer = timer
  }

  func pour() { center.post(name: .poured) }

  func poured(_ notification: Notification) {
    calls.append(timer?.isValid == true ? "poured" : "over")
    undoManager?.registerUndo(withTarget: self) { $0.calls.append("emptied") }
  }
}

extension Notification.Name {
  fileprivate static let poured = Notification.Name("poured")
}

@MainActor
@Suite("Foundation beside Vestibule")
struct BothImportsTests {
  @Test("Timer, RunLoop, NotificationCenter and UndoManager are ours; all else is Foundation's")
  func ours() {
    let (runLoop, undoManager) = (RunLoop(), UndoManager())
    let types: [Any.Type] = [
      Timer.self, RunLoop.self, NotificationCenter.self, UndoManager.self, Date.self,
    ]
    runLoop.run(for: 1)

    #expect(runLoop.milliseconds == 1_000 && !undoManager.canUndo)
    #expect(
      types.map { String(reflecting: $0) } == [
        "ControllerKit.Timer", "ControllerKit.RunLoop", "ControllerKit.NotificationCenter",
        "ControllerKit.UndoManager", String(reflecting: Foundation.Date.self),
      ])
    #expect(Foundation.Timer.self != Timer.self, "Foundation's can be had by its full name")
  }

  @Test("A controller with both imports uses ours")
  func controller() {
    let controller = MovedController()
    let window = TestWindow(controller).window

    window.runLoop?.run(for: 60)
    window.undoManager?.undo()

    #expect(controller.calls == ["poured", "emptied"])
  }
}
