import Controller
import ControllerKit
import Model

/// Which calls come with scenes in the place of those of the app's delegate.
enum Counterparts {
  /// What connects a scene has what arrives in its options.
  private static let connection = "scene(_:willConnectTo:options:)"

  private static let ofClassic = Set(Calls.ofClassicDelegate.names.map(\.text))
  private static let ofScenes = Set(Calls.ofSceneDelegate.names.map(\.text))

  /// The calls that may come in the place of a call, the same first.
  static func of(_ call: String) -> [String] {
    guard isClassic(call) else { return [call] }
    // Only this one has another name behind the first word.
    let name = call == "application(_:open:)" ? "application(_:openURLContexts:)" : call
    let rest = name.dropFirst("application".count)
    let names = ["scene\(rest)", "windowScene\(rest)"].filter(ofScenes.contains)
    return [call] + names + (isArrival(call) ? [connection] : [])
  }

  /// Whether only an app without scenes gets the call.
  private static func isClassic(_ call: String) -> Bool {
    ofClassic.contains(call)
  }

  /// Whether it is a call about something that arrives.
  static func isArrival(_ call: String) -> Bool {
    isClassic(call) && ApplicationCallback(rawValue: call) == nil
  }

  /// Whether it is a call of the delegate of an app, of a scene or of the notifications.
  static func isDelegateCall(_ call: String) -> Bool {
    ["application", "scene", "windowScene", "userNotificationCenter", "stateRestoration"]
      .contains(where: call.hasPrefix)
  }

  /// Where the book says when a call comes in the place of another.
  static func rule(of call: String, for classic: String) -> RuleHeading {
    if call == connection, isArrival(classic) {
      return RuleHeading("Whatever-Arrives", "At a launch")
    }
    return KnownCalls.all.first { $0.name.text == call }?.rule ?? ruleOfLoss(of: classic)
  }

  /// Where the book says that a call does not come with scenes.
  static func ruleOfLoss(of call: String) -> RuleHeading {
    call.hasPrefix("userNotificationCenter")
      ? RuleHeading("Whatever-Arrives", "At a launch")
      : RuleHeading("Without-Scenes", "What switches scenes on")
  }
}
