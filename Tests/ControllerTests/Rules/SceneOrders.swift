import Controller
import Foundation
import Model

@testable import Workshop

/// An app with or without scenes, to which events are sent by their names.
final class SceneOrders: OrderStage {
  private let traced: TracedApplication

  init(_ app: [String]) {
    traced = TracedApplication(
      app[0] == "classic" ? .classic : .windows,
      policy: app.last == "fullScreen" ? .fullScreen : LifeCyclePolicy())
  }

  func perform(_ deed: [String]) throws {
    let session = traced.session(deed.dropFirst().first.flatMap(Int.init) ?? 1)
    switch deed[0] {
    case "activity": traced.script.activity = UserActivity(activityType: "sign-up")
    case "refresh": traced.application.requestSceneSessionRefresh(session)
    case "present":
      traced.scene(1)?.windows.first?.rootViewController?
        .present(ScreenController(), animated: false)
    case "launch" where deed.count > 1:
      try traced.application.send(.launch(Self.arrival(deed[1], session)))
    case "failHandoff":
      try traced.application.send(.arrive(.handoff(activityType: "sign-up", nil)))
    case "deafen": traced.script.hearsNotifications = false
    case "refuse": traced.script.handlesLaunch = false
    case "launchInBackground":
      try traced.application.send(.launchInBackground(connectingScene: deed.count > 1))
    default:
      guard let kind = SystemEvent.Kind(rawValue: deed[0]),
        let event = EventGridTests.event(kind, to: session)
      else { throw UnknownDeed(deed: deed) }
      try traced.application.send(event)
    }
  }

  /// What arrives by an event of a name.
  private static func arrival(_ name: String, _ session: SceneSession) throws -> Arrival {
    let kind = SystemEvent.Kind(rawValue: name)
    switch kind.flatMap({ EventGridTests.event($0, to: session) })?.content {
    case .arrival(let arrival?)?: return arrival
    case .arrival(nil)?, .nothing?, .window?, .connects?, nil: throw UnknownDeed(deed: [name])
    }
  }

  /// Only what the lines are about is listened to: observers and controllers are if a line names
  /// them.
  func heard(as calls: [String]) -> [String] {
    var sources: Set<EventSource> = [.delegates]
    if calls.contains(where: { $0.hasPrefix("N:") }) { sources.insert(.notifications) }
    if calls.contains(where: { $0.hasPrefix("VC.") }) { sources.insert(.controllers) }
    return traced.heard(sources)
  }
}
