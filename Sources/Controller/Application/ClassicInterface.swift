import View

/// The interface of an app without scenes, as before iOS 13: LIFECYCLE section 2.
///
/// The application's delegate is notified of it, and owns its window.
@MainActor
final class ClassicInterface: AppInterface {
  private(set) var state: ApplicationState
  private unowned let app: Application

  init(_ app: Application, in state: ApplicationState) {
    self.app = app
    self.state = state
  }

  var windows: [Window] { [app.delegate.window].compactMap(\.self) }

  func send(_ event: SystemEvent) throws(LifeCycleError) {
    switch event {
    case .home, .interruptionAccepted:
      guard state != .background else { throw app.wrongState(event) }
      enterBackground()
    case .open:
      guard state != .active else { throw app.wrongState(event) }
      appear(LaunchOptions())
    case .interruptionEnded:
      guard state == .inactive else { throw app.wrongState(event) }
      appear(LaunchOptions())
    case .openSwitcher, .interruption:
      guard state == .active else { throw app.wrongState(event) }
      resignActive()
    case .openURL(let url): appear(LaunchOptions(url: url))
    case .continue(let activity): appear(LaunchOptions(userActivity: activity))
    default: throw .noScenes(event: event.name)
    }
  }

  /// Becomes active, with what the app was opened for on the way.
  func appear(_ options: LaunchOptions) {
    if state == .background { enterForeground() }
    if let url = options.url {
      app.callDelegate("application(_:open:)") {
        _ = $0.application(app, open: url)
      }
    }
    if let activity = options.userActivity {
      app.callDelegate("application(_:continue:)") {
        _ = $0.application(app, continue: activity)
      }
    }
    guard state != .active else { return }
    state = .active
    app.callDelegate("applicationDidBecomeActive(_:)") {
      $0.applicationDidBecomeActive(app)
    }
    app.tell { $0.applicationDidBecomeActive(app) }
    app.delegate.window?.view.makeKey()
  }

  func enterBackground() {
    if state == .active { resignActive() }
    guard state == .inactive else { return }
    state = .background
    app.callDelegate("applicationDidEnterBackground(_:)") {
      $0.applicationDidEnterBackground(app)
    }
    app.tell { $0.applicationDidEnterBackground(app) }
  }

  func kill() { enterBackground() }

  private func enterForeground() {
    app.callDelegate("applicationWillEnterForeground(_:)") {
      $0.applicationWillEnterForeground(app)
    }
    app.tell { $0.applicationWillEnterForeground(app) }
    state = .inactive
  }

  private func resignActive() {
    app.callDelegate("applicationWillResignActive(_:)") {
      $0.applicationWillResignActive(app)
    }
    app.tell { $0.applicationWillResignActive(app) }
    state = .inactive
  }
}
