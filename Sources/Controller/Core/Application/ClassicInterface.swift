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
      appear(nil)
    case .interruptionEnded:
      guard state == .inactive else { throw app.wrongState(event) }
      app.log.decide(.isOnlyActiveAgain(app))
      appear(nil)
    case .openSwitcher, .interruption:
      guard state == .active else { throw app.wrongState(event) }
      app.log.decide(.isOnlyInactive(app))
      resignActive()
    case .arrive(let arrival): appear(arrival)
    default: throw .noScenes(event: event.name)
    }
  }

  /// Becomes active, and passes what arrives to the delegate on the way.
  func appear(_ arrival: Arrival?) {
    if state == .background {
      app.notify(.willEnterForeground)
      state = .inactive
    }
    if let arrival { deliver(arrival) }
    guard state != .active else { return }
    state = .active
    app.notify(.didBecomeActive)
    delegate.window?.becomeKey()
  }

  private func deliver(_ arrival: Arrival) {
    switch arrival {
    case .urls(let urls):
      for url in urls {
        app.callDelegate("application(_:open:)") { _ = $0.application(app, open: url) }
      }
    case .userActivity(let activity): continueActivity(activity)
    case .handoff(let type, let activity):
      app.callDelegate("application(_:willContinueUserActivityWithType:)") {
        _ = $0.application(app, willContinueUserActivityWithType: type)
      }
      if let activity { return continueActivity(activity) }
      app.callDelegate("application(_:didFailToContinueUserActivityWithType:error:)") {
        $0.application(
          app, didFailToContinueUserActivityWithType: type, error: .handoffFailed)
      }
    case .shortcutItem(let item):
      app.callDelegate("application(_:performActionFor:completionHandler:)") {
        $0.application(app, performActionFor: item) { _ in }
      }
    case .notificationResponse(let response): app.receive(response)
    }
  }

  private func continueActivity(_ activity: UserActivity) {
    app.callDelegate("application(_:continue:)") { _ = $0.application(app, continue: activity) }
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
