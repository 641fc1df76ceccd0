import View

// An app without scenes, as before iOS 13: the application's delegate hears of the interface, and
// owns its window. LIFECYCLE section 2.
extension Application {
  func sendToInterface(_ event: SystemEvent) throws(LifeCycleError) {
    switch event {
    case .home, .interruptionAccepted:
      guard applicationState != .background else { throw wrongState(event) }
      leaveInterface()
    case .open:
      if applicationState == .background { enterForeground() }
      guard applicationState == .inactive else { throw wrongState(event) }
      becomeActive()
    case .interruptionEnded:
      guard applicationState == .inactive else { throw wrongState(event) }
      becomeActive()
    case .openSwitcher, .interruption:
      guard applicationState == .active else { throw wrongState(event) }
      resignActive()
    case .openURL(let url): deliver(LaunchOptions(url: url))
    case .continue(let activity): deliver(LaunchOptions(userActivity: activity))
    default: throw .noScenes(event: event.name)
    }
  }

  /// Takes the app to where it can be touched, handing over what it was opened for on the way.
  func becomeActive(_ options: LaunchOptions = LaunchOptions()) {
    if let url = options.url {
      _ = callDelegate("application(_:open:)") { $0.application(self, open: url) }
    }
    if let activity = options.userActivity {
      _ = callDelegate("application(_:continue:)") { $0.application(self, continue: activity) }
    }
    guard applicationState != .active else { return }
    state = .active
    callDelegate("applicationDidBecomeActive(_:)") { $0.applicationDidBecomeActive(self) }
    observers?.tell(self) { $0.applicationDidBecomeActive($1) }
    delegate.window?.view.makeKey()
  }

  /// Takes the app to the background by the legal steps from wherever it is.
  func leaveInterface() {
    if applicationState == .active { resignActive() }
    guard applicationState == .inactive else { return }
    state = .background
    callDelegate("applicationDidEnterBackground(_:)") { $0.applicationDidEnterBackground(self) }
    observers?.tell(self) { $0.applicationDidEnterBackground($1) }
  }

  private func deliver(_ options: LaunchOptions) {
    if applicationState == .background { enterForeground() }
    becomeActive(options)
  }

  private func enterForeground() {
    callDelegate("applicationWillEnterForeground(_:)") { $0.applicationWillEnterForeground(self) }
    observers?.tell(self) { $0.applicationWillEnterForeground($1) }
    state = .inactive
  }

  private func resignActive() {
    callDelegate("applicationWillResignActive(_:)") { $0.applicationWillResignActive(self) }
    observers?.tell(self) { $0.applicationWillResignActive($1) }
    state = .inactive
  }
}
