import Model
import View

/// The interface of an app without scenes, as before iOS 13: <doc:Without-Scenes>.
///
/// The application's delegate receives its calls and owns its window.
@MainActor
final class ClassicInterface: AppInterface {
  private(set) var state: Application.State
  private let delegate: any ApplicationDelegate

  // Its process owns the interface.
  private unowned let app: Application

  init(_ app: Application, in state: Application.State) {
    self.app = app
    delegate = app.delegate
    self.state = state
  }

  var windows: [Window] { [delegate.window].compactMap(\.self) }

  func send(_ event: SystemEvent) throws(LifeCycleError) {
    switch event {
    case .home, .interruptionAccepted:
      guard state != .background else { throw app.wrongState(event) }
      app.log.decide(.cameOrWent(app))
      enterBackground()
    case .open:
      guard state != .active else { throw app.wrongState(event) }
      app.log.decide(.cameOrWent(app))
      appear(Application.LaunchOptions())
    case .interruptionEnded:
      guard state == .inactive else { throw app.wrongState(event) }
      app.log.decide(.isOnlyActiveAgain(app))
      appear(Application.LaunchOptions())
    case .openSwitcher, .interruption:
      guard state == .active else { throw app.wrongState(event) }
      app.log.decide(.isOnlyInactive(app))
      resignActive()
    case .openURL(let url): appear(Application.LaunchOptions(url: url))
    case .continue(let activity): appear(Application.LaunchOptions(userActivity: activity))
    default: throw .noScenes(event: event.name)
    }
  }

  /// Becomes active, and opens the address or activity on the way.
  func appear(_ options: Application.LaunchOptions) {
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

  func enterBackground() {
    if state == .active { resignActive() }
    guard state == .inactive else { return }
    state = .background
    delegate.window?.view.didResignVisible()
    app.notify(.didEnterBackground)
  }

  private func resignActive() {
    app.notify(.willResignActive)
    state = .inactive
  }
}
