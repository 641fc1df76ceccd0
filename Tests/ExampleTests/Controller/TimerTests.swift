import Testing
import Vestibule

@MainActor
@Suite("Examples: timers")
struct TimerTests {
  /// Counts the seconds while it is seen.
  private final class SteepingController: ViewController {
    private(set) var seconds = 0
    private var timer: Timer?

    func tick() { seconds += 1 }

    override func viewDidAppear(_ animated: Bool) {
      let timer = Timer(
        timeInterval: 1, target: self, action: SteepingController.tick,
        repeats: true)
      runLoop?.add(timer)
      self.timer = timer
    }

    override func viewWillDisappear(_ animated: Bool) { timer?.invalidate() }
  }

  @Test("A run loop fires a timer when its time has come")
  func runLoop() {
    let cup = Cup()

    let runLoop = RunLoop()
    runLoop.add(Timer(timeInterval: 60, repeats: false) { _ in cup.pour() })
    runLoop.run(for: 59)
    #expect(!cup.isPoured)
    runLoop.run(for: 1)
    #expect(cup.isPoured)
  }

  @Test("A controller ticks while it is seen, and is released")
  func controller() {
    weak var gone: SteepingController?
    do {
      let steeping = SteepingController()
      gone = steeping
      let window = makeWindow(steeping)
      window.runLoop?.run(for: 1)
      #expect(steeping.seconds == 1)
      window.rootViewController = ViewController()
      window.runLoop?.run(for: 1)
      #expect(steeping.seconds == 1)
    }

    #expect(gone == nil)
  }
}
