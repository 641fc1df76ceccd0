import Controller
import ControllerKit
import Model
import View

// Which calls are left out by what the controllers decide, and why.

extension AppearanceDecision: ExplainedDecision {
  func leaveOut(in log: EventLog) {
    switch self {
    case .viewIsLoaded(let controller):
      log.omit(.loading, of: controller.debugName, because: .viewIsLoaded)
    case .isInWindow(let controller):
      log.omit(.appearing, of: controller.debugName, because: .isInWindow)
    case .isNotInWindow(let controller):
      log.omit(.disappearing, of: controller.debugName, because: .isNotInWindow)
    case .hasLeft(let controller):
      log.omit("viewDidAppear(_:)", of: controller.debugName, because: .leftMeanwhile)
    case .forwardsByHand(let parent):
      log.omit(
        .appearing + .disappearing, ofEach: parent.children.names,
        because: .parentForwards(parent: parent.debugName))
    case .areNotAdded(let children, let parent):
      log.omit(
        .appearing, ofEach: children.names, because: .viewIsNotAdded(parent: parent.debugName))
    case .areNotInWindow(let children):
      log.omit(.disappearing, ofEach: children.names, because: .isNotInWindow)
    case .isAdded(let child, let parent, let isNew):
      log.omit("didMove(toParent:)", of: child.debugName, because: .parentCompletesMove)
      if isNew {
        log.omit(
          .appearing, of: child.debugName, because: .viewIsNotAdded(parent: parent.debugName))
      }
    case .isRemoved(let child):
      log.omit("willMove(toParent:)", of: child.debugName, because: .parentAnnouncesMove)
    case .isRefused(let misuse):
      guard let (controller, reason) = misuse.leftOut else { return }
      log.omit(.loading + .appearing, of: controller, because: reason)
    }
  }
}

extension TrackingDecision: ExplainedDecision {
  func leaveOut(in log: EventLog) {
    switch self {
    case .updatesNothing(let controller):
      log.omit("updateProperties()", of: controller.debugName, because: .updatesNoProperties)
    case .hasReadNothingNew(let controller, let call):
      log.omit([Event.Call(call)], of: controller.debugName, because: .readNothingThatChanged)
    case .waitsForShowing(let controller, let call):
      log.omit([Event.Call(call)], of: controller.debugName, because: .waitsForShowing)
    case .wasReadElsewhere(let controller, let method, let names):
      let what = names.isEmpty ? "what has changed" : names.joined(separator: ", ")
      log.omit(
        "updateProperties()", of: controller.debugName,
        because: .readElsewhere(what: what, in: method))
    }
  }
}

extension PresentationDecision: ExplainedDecision {
  func leaveOut(in log: EventLog) {
    switch self {
    case .staysBelow(let presenter, let controller):
      log.omit(.disappearing, ofEach: [presenter].names, because: controller.coversPart)
    case .wasSeenBelow(let presenter, let controller):
      log.omit(.appearing, ofEach: [presenter].names, because: controller.coversPart)
    case .isRootOfHiddenWindow(let controller):
      log.omit(.loading + .appearing, of: controller.debugName, because: .windowIsHidden)
    case .waitsForScene(let controller):
      log.omit("viewDidAppear(_:)", of: controller.debugName, because: .sceneIsNotActive)
    case .presentsNothing(let controller):
      log.omit(.disappearing, of: controller.debugName, because: .presentsNothing)
    case .isRefused(let misuse):
      guard let (calls, controller, reason) = misuse.leftOut else { return }
      log.omit(calls, of: controller, because: reason)
    }
  }
}

extension ViewController {
  /// Why its presenter is not called, if it stays in the window.
  fileprivate var coversPart: Reason {
    self is AlertController
      ? .alertCoversPart(alert: debugName)
      // Name the container's child too; presenter and presented may be of the same class.
      : .sheetCoversPart(
        sheet: children.last.map { "\(debugName) (\($0.debugName))" } ?? debugName)
  }
}

extension StackDecision: ExplainedDecision {
  func leaveOut(in log: EventLog) {
    switch self {
    case .hasNoDelegate(let stack, let wasSet):
      log.omit(
        .ofNavigationDelegate, of: nil, because: .noDelegate(of: stack.debugName, wasSet: wasSet))
    case .hasOnlyRoot(let stack):
      log.omit(.disappearing, ofEach: stack.viewControllers.names, because: .isOnlyRoot)
    case .keepsTop: log.omit(.ofNavigationDelegate, of: nil, because: .topIsTheSame)
    case .areBuried(let controllers, let stack):
      log.omitShowing(controllers, because: .isBuried(navigation: stack.debugName))
    case .wereBuried(let controllers, let stack):
      log.omit(
        .disappearing, ofEach: controllers.names, because: .isBuried(navigation: stack.debugName))
    case .isRefused(let misuse):
      guard let (controller, reason) = misuse.leftOut else { return }
      log.omit(.loading + .appearing, of: controller, because: reason)
    }
  }
}

extension TabDecision: ExplainedDecision {
  func leaveOut(in log: EventLog) {
    switch self {
    case .hasNoDelegate(let tabs, let wasSet):
      log.omit(.ofTabDelegate, of: nil, because: .noDelegate(of: tabs.debugName, wasSet: wasSet))
    case .changedByProgram: log.omit(.ofTabDelegate, of: nil, because: .tabChangedByProgram)
    case .isSelected(let controller):
      log.omit(.appearing, ofEach: [controller].names, because: .tabIsSelected)
    case .areNotSelected(let controllers):
      log.omitShowing(controllers, because: .tabIsNotSelected)
    case .isRefused(let controller):
      log.omitShowing([controller], because: .tabIsRefused)
      log.omit("tabBarController(_:didSelect:)", of: nil, because: .tabIsRefused)
    }
  }
}

extension SceneDecision: ExplainedDecision {
  func leaveOut(in log: EventLog) {
    switch self {
    case .hasNoDelegate(_, let call): log.omit([call], of: nil, because: .sceneHasNoDelegate)
    case .hasNothingToRestore(let scene):
      log.omit(
        "scene(_:restoreInteractionStateWith:)", ofEach: [scene].delegates,
        because: .hasNothingToRestore)
    case .isConnected(let scene):
      log.omit(
        "scene(_:willConnectTo:options:)", ofEach: [scene].delegates, because: .sceneIsConnected)
    case .stayConnected(let scenes):
      log.omit("sceneDidDisconnect(_:)", ofEach: scenes.delegates, because: .sceneStaysConnected)
    case .areOnlyActiveAgain(let scenes):
      log.omit("sceneWillEnterForeground(_:)", ofEach: scenes.delegates, because: .onlyActiveAgain)
    case .areOnlyInactive(let scenes):
      log.omit("sceneDidEnterBackground(_:)", ofEach: scenes.delegates, because: .onlyInactive)
    }
  }
}

extension [Scene] {
  /// The names of their delegates, as the log has them.
  @MainActor
  fileprivate var delegates: [String] {
    compactMap { scene in scene.delegate.map { "\(type(of: $0)) \(scene.session.number)" } }
  }
}

extension AppDecision: ExplainedDecision {
  func leaveOut(in log: EventLog) {
    switch self {
    case .cameOrWent(let app):
      log.omit(
        .appearing + .disappearing,
        ofEach: app.windows.flatMap(\.controllers).map(\.debugName), because: .appCameOrWent)
    case .isOnlyActiveAgain(let app):
      leaveOut("applicationWillEnterForeground(_:)", of: app, .onlyActiveAgain, in: log)
    case .isOnlyInactive(let app):
      leaveOut("applicationDidEnterBackground(_:)", of: app, .onlyInactive, in: log)
    case .launchIsNoReturn(let app):
      leaveOut("applicationWillEnterForeground(_:)", of: app, .launchIsNoReturn, in: log)
    case .isSuspended(let app):
      leaveOut("applicationWillTerminate(_:)", of: app, .processIsSuspended, in: log)
    case .hearsNoNotifications(let app):
      leaveOut(
        "userNotificationCenter(_:didReceive:withCompletionHandler:)", of: app,
        .notificationsUnheard, in: log)
    case .isToldAtNextLaunch(let app):
      leaveOut("application(_:didDiscardSceneSessions:)", of: app, .toldAtNextLaunch, in: log)
    case .sessionHasConfiguration(_, let app):
      leaveOut(
        "application(_:configurationForConnecting:options:)", of: app, .sessionHasConfiguration,
        in: log)
    case .sessionStaysOpen(_, let app):
      leaveOut("application(_:didDiscardSceneSessions:)", of: app, .sessionStaysOpen, in: log)
    }
  }

  @MainActor
  private func leaveOut(_ call: Calls, of app: Application, _ reason: Reason, in log: EventLog) {
    log.omit(call, of: app.delegateName, because: reason)
  }
}

extension Application {
  private func standing(_ calls: Calls, of receiver: String?, _ reason: Reason) -> [Omission] {
    calls.names.map { Omission($0, of: receiver, because: reason) }
  }

  /// The calls that are left out as long as the process runs.
  var standingOmissions: [Omission] {
    usesScenes
      ? standing(.ofClassicDelegate, of: delegateName, .appHasScenes)
      : standing(.ofSceneDelegate, of: nil, .appHasNoScenes)
  }

  fileprivate var delegateName: String { "\(type(of: delegate))" }
}
