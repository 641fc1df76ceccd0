import View

/// The interface of an app without scenes, as before iOS 13: LIFECYCLE section 2.
///
/// The application's delegate is notified of it, and owns its window.
@MainActor
final class ClassicInterface: AppInterface {
  private(set) var state: ApplicationState
  private unowned let application: Application

  init(_ application: Application, in state: ApplicationState) {
    self.application = application
    self.state = state
  }

  var windows: [Window] { [application.delegate.window].compactMap(\.self) }

  func send(_ event: SystemEvent) throws(LifeCycleError) {
    switch event {
    case .home, .interruptionAccepted:
      guard state != .background else { throw application.wrongState(event) }
      enterBackground()
    case .open:
      if state == .background { enterForeground() }
      guard state == .inactive else { throw application.wrongState(event) }
      appear(LaunchOptions())
    case .interruptionEnded:
      guard state == .inactive else { throw application.wrongState(event) }
      appear(LaunchOptions())
    case .openSwitcher, .interruption:
      guard state == .active else { throw application.wrongState(event) }
      resignActive()
    case .openURL(let url): deliver(LaunchOptions(url: url))
    case .continue(let activity): deliver(LaunchOptions(userActivity: activity))
    default: throw .noScenes(event: event.name)
    }
  }

  /// Becomes active, with what the app was opened for on the way.
  func appear(_ options: LaunchOptions) {
    if let url = options.url {
      application.callDelegate("application(_:open:)") {
        _ = $0.application(application, open: url)
      }
    }
    if let activity = options.userActivity {
      application.callDelegate("application(_:continue:)") {
        _ = $0.application(application, continue: activity)
      }
    }
    guard state != .active else { return }
    state = .active
    application.callDelegate("applicationDidBecomeActive(_:)") {
      $0.applicationDidBecomeActive(application)
    }
    application.tell { $0.applicationDidBecomeActive(application) }
    application.delegate.window?.view.makeKey()
  }

  func enterBackground() {
    if state == .active { resignActive() }
    guard state == .inactive else { return }
    state = .background
    application.callDelegate("applicationDidEnterBackground(_:)") {
      $0.applicationDidEnterBackground(application)
    }
    application.tell { $0.applicationDidEnterBackground(application) }
  }

  func kill() { enterBackground() }

  private func deliver(_ options: LaunchOptions) {
    if state == .background { enterForeground() }
    appear(options)
  }

  private func enterForeground() {
    application.callDelegate("applicationWillEnterForeground(_:)") {
      $0.applicationWillEnterForeground(application)
    }
    application.tell { $0.applicationWillEnterForeground(application) }
    state = .inactive
  }

  private func resignActive() {
    application.callDelegate("applicationWillResignActive(_:)") {
      $0.applicationWillResignActive(application)
    }
    application.tell { $0.applicationWillResignActive(application) }
    state = .inactive
  }
}
