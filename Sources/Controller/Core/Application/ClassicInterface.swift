import Model
import View

/// The interface of an app without scenes, as before iOS 13: <doc:Without-Scenes>.
///
/// The application's delegate receives its calls and owns its window.
@MainActor
final class ClassicInterface: AppInterface {
  private(set) var state: Application.State
  private let delegate: any ApplicationDelegate

  init(_ app: Application, in state: Application.State) {
    delegate = app.delegate
    self.state = state
  }

  var windows: [Window] { [delegate.window].compactMap(\.self) }

  func send(_ event: SystemEvent, in app: Application) throws(LifeCycleError) {
    switch event {
    case .home, .interruptionAccepted:
      guard state != .background else { throw app.wrongState(event) }
      app.log.decide(.cameOrWent(app))
      enterBackground(in: app)
    case .open:
      guard state != .active else { throw app.wrongState(event) }
      app.log.decide(.cameOrWent(app))
      appear(Application.LaunchOptions(), in: app)
    case .interruptionEnded:
      guard state == .inactive else { throw app.wrongState(event) }
      app.log.decide(.isOnlyActiveAgain(app))
      appear(Application.LaunchOptions(), in: app)
    case .openSwitcher, .interruption:
      guard state == .active else { throw app.wrongState(event) }
      app.log.decide(.isOnlyInactive(app))
      resignActive(in: app)
    case .openURL(let url): appear(Application.LaunchOptions(url: url), in: app)
    case .continue(let activity): appear(Application.LaunchOptions(userActivity: activity), in: app)
    default: throw .noScenes(event: event.name)
    }
  }

  /// Becomes active, and opens the address or activity on the way.
  func appear(_ options: Application.LaunchOptions, in app: Application) {
    if state == .background {
      app.notify(.willEnterForeground)
      state = .inactive
    }
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
    app.notify(.didBecomeActive)
    delegate.window?.becomeKey()
  }

  func enterBackground(in app: Application) {
    if state == .active { resignActive(in: app) }
    guard state == .inactive else { return }
    state = .background
    delegate.window?.view.didResignVisible()
    app.notify(.didEnterBackground)
  }

  private func resignActive(in app: Application) {
    app.notify(.willResignActive)
    state = .inactive
  }
}
