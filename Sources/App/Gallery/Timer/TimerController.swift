import Vestibule

/// Shows a watch that time changes, while it is seen.
final class TimerController: ViewController, RoutedController {
  let route = "timer"
  private(set) var watch = StopWatch()
  private var timer: Timer?
  private var lastTick: Int64 = 0
  private let screen: any TimerView

  init(_ screen: any TimerView = TimerScreen()) {
    self.screen = screen
    super.init()
    title = .timer
  }

  override func loadView() { view = screen }

  override func viewDidLoad() {
    screen.duration.maximumValue = Double(StopWatch.longest)
    screen.duration.addTarget(self, action: TimerController.slide, for: .valueChanged)
    screen.reset.addTarget(self, action: TimerController.reset, for: .touchUpInside)
    show()
  }

  override func viewDidAppear(_ animated: Bool) {
    application?.addObserver(self)
    follow()
  }

  /// A repeating timer owns its target: without this, the controller would never be released.
  override func viewWillDisappear(_ animated: Bool) {
    application?.removeObserver(self)
    stop()
  }

  private var application: Application? { chain.lazy.compactMap { $0 as? Application }.first }

  /// Ticks while the screen is seen; the time in which it is not seen does not count.
  private func follow() {
    let state = window?.windowScene?.activationState
    let isSeen = state.map { $0 != .background } ?? (application?.applicationState != .background)
    guard isSeen else { return stop() }
    guard timer == nil, let runLoop else { return }
    lastTick = runLoop.milliseconds
    let timer = Timer(
      timeInterval: 0.1, target: self, action: TimerController.tick, repeats: true)
    runLoop.add(timer)
    self.timer = timer
  }

  private func stop() {
    guard timer != nil else { return }
    tick()
    timer?.invalidate()
    timer = nil
  }

  /// The time since the last tick has passed.
  private func tick() {
    let now = runLoop?.milliseconds ?? lastTick
    let milliseconds = Int(now - lastTick)
    lastTick = now
    call(StopWatch.self, "tick(by: \(milliseconds))") { watch.tick(by: milliseconds) }
    show()
  }

  private func slide() {
    // Before the model is shown again, which sets the slider.
    let milliseconds = Int((screen.duration.value * 1_000).rounded())
    tick()
    call(StopWatch.self, "duration = \(milliseconds)") { watch.duration = milliseconds }
    show()
  }

  private func reset() {
    tick()
    call(StopWatch.self, "reset()") { watch.reset() }
    show()
  }

  private func show() {
    screen.elapsed.progress = watch.progress
    screen.elapsed.text = .elapsed(watch.elapsed, of: watch.duration)
    screen.duration.value = Double(watch.duration) / 1_000
  }
}

extension TimerController: HiddenStateProviding {
  var hiddenState: String { "\(watch)" }
}

extension TimerController: ApplicationObserver {
  func sceneDidActivate(_ scene: Scene) { follow() }
  func sceneDidEnterBackground(_ scene: Scene) { follow() }
  func applicationDidBecomeActive(_ application: Application) { follow() }
  func applicationDidEnterBackground(_ application: Application) { follow() }
}
