import Vestibule

/// The model: a bell that several controllers share.
final class Bell {
  private(set) var count = 0
  private var observers: [Observer] = []
  private let log: EventLog

  private struct Observer {
    weak var owner: AnyObject?
    let body: (Int) -> Void
  }

  init(log: EventLog) { self.log = log }

  /// Calls a closure at each change, as long as its owner lives.
  func observe(_ owner: AnyObject, _ body: @escaping (Int) -> Void) {
    observers.append(Observer(owner: owner, body: body))
  }

  func removeObserver(_ owner: AnyObject) { observers.removeAll { $0.owner === owner } }

  func ring() {
    count += 1
    for observer in observers where observer.owner != nil {
      log.record(Event(.call, "observer", "rung(\(count))", from: .model, to: .controller)) {
        observer.body(count)
      }
    }
  }
}

/// Changes the model at a touch, and shows what the model tells.
class ObserverBellController: ViewController {
  let bell: Bell
  private let screen = BellScreen()

  init(_ bell: Bell) { self.bell = bell }

  override func loadView() { view = screen }

  override func viewDidLoad() {
    screen.ring.addTarget(self, action: ObserverBellController.ringTouched, for: .touchUpInside)
    observe()
  }

  func observe() {
    bell.observe(self) { [weak self] in self?.show($0) }
  }

  final func show(_ count: Int) { screen.count.text = .rung(count) }

  private func ringTouched() { bell.ring() }
}

/// The same controller, but for two words.
final class ForgetfulObserverController: ObserverBellController {
  override func observe() {
    bell.observe(self) { self.show($0) }
  }
}
