import Model

/// What a test listens to; lines are in the words of the rules, with the state seen inside a call.
enum EventSource {
  /// The app's delegate and the scenes' delegates.
  case delegates
  /// What is posted to observers.
  case notifications
  /// The controllers of windows.
  case controllers

  /// One line for an event, or `nil` when its source is not asked for.
  static func line(_ event: Event, kinds: Set<EventSource>) -> String? {
    // What controllers do, such as presenting, is no callback.
    guard event.kind == .call, event.callerLane != .controller else { return nil }
    let state = event.state.map { " (\(words[$0] ?? $0))" } ?? ""
    if event.receiver == "N" {
      return kinds.contains(.notifications) ? "N:\(event.text)\(state)" : nil
    }
    if event.receiver == "ScreenController" {
      return kinds.contains(.controllers) ? "VC.\(words[event.text] ?? event.text)" : nil
    }
    guard kinds.contains(.delegates) else { return nil }
    let number = event.receiver.split(separator: " ").dropFirst().first.map(String.init)
    return "\(number ?? "app").\(words[event.text] ?? event.text)\(state)"
  }

  private static let words = [
    "foregroundActive": "active", "foregroundInactive": "inactive",
    "application(_:willFinishLaunchingWithOptions:)": "willFinish",
    "application(_:didFinishLaunchingWithOptions:)": "didFinish",
    "application(_:configurationForConnecting:options:)": "config",
    "application(_:didDiscardSceneSessions:)": "didDiscard",
    "application(_:open:)": "openURL",
    "application(_:continue:)": "continue",
    "application(_:willContinueUserActivityWithType:)": "willContinue",
    "application(_:didFailToContinueUserActivityWithType:error:)": "didFailToContinue",
    "application(_:performActionFor:completionHandler:)": "performAction",
    "userNotificationCenter(_:didReceive:withCompletionHandler:)": "didReceive",
    "applicationWillTerminate(_:)": "willTerminate",
    "applicationDidReceiveMemoryWarning(_:)": "memoryWarning",
    "applicationDidBecomeActive(_:)": "didBecomeActive",
    "applicationWillResignActive(_:)": "willResignActive",
    "applicationDidEnterBackground(_:)": "didEnterBackground",
    "applicationWillEnterForeground(_:)": "willEnterForeground",
    "scene(_:willConnectTo:options:)": "willConnect",
    "sceneWillEnterForeground(_:)": "willFG",
    "sceneDidBecomeActive(_:)": "didActive",
    "sceneWillResignActive(_:)": "willResign",
    "sceneDidEnterBackground(_:)": "didBG",
    "sceneDidDisconnect(_:)": "didDisconnect",
    "stateRestorationActivity(for:)": "stateActivity",
    "scene(_:restoreInteractionStateWith:)": "restore",
    "scene(_:continue:)": "continue",
    "scene(_:willContinueUserActivityWithType:)": "willContinue",
    "scene(_:didFailToContinueUserActivityWithType:error:)": "didFailToContinue",
    "scene(_:openURLContexts:)": "openURL",
    "windowScene(_:performActionFor:completionHandler:)": "performAction",
    "windowScene(_:didUpdateEffectiveGeometry:)": "didUpdate",
    "viewDidLoad()": "didLoad",
    "viewWillAppear(_:)": "willAppear",
    "viewIsAppearing(_:)": "isAppearing",
    "viewWillLayoutSubviews()": "willLayout",
    "viewDidLayoutSubviews()": "didLayout",
    "viewDidAppear(_:)": "didAppear",
    "viewWillDisappear(_:)": "willDisappear",
    "viewDidDisappear(_:)": "didDisappear",
    "didReceiveMemoryWarning()": "memoryWarning",
  ]
}

extension EventLog {
  /// What was heard so far, in the words of the rules.
  func lines(_ kinds: Set<EventSource>) -> [String] {
    events.compactMap { EventSource.line($0, kinds: kinds) }
  }
}
