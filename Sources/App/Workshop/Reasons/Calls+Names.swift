import Controller
import ControllerKit
import Model

// Calls that are left out together.
extension Calls {
  /// How a view is loaded.
  static let loading: Calls = "viewDidLoad()"

  /// How a view appears.
  static let appearing: Calls = [
    "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewWillLayoutSubviews()",
    "viewDidLayoutSubviews()", "viewDidAppear(_:)",
  ]

  /// How a view disappears.
  static let disappearing: Calls = ["viewWillDisappear(_:)", "viewDidDisappear(_:)"]

  /// What the delegate of an app is called for in place of that of a scene, without scenes.
  static let ofClassicDelegate: Calls = [
    "applicationWillEnterForeground(_:)", "applicationDidBecomeActive(_:)",
    "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)",
    "application(_:open:)", "application(_:continue:)",
    "application(_:willContinueUserActivityWithType:)",
    "application(_:didFailToContinueUserActivityWithType:error:)",
    "application(_:performActionFor:completionHandler:)",
  ]

  /// What the delegate of a scene is called for in place of that of the app, with scenes.
  static let ofSceneDelegate: Calls = [
    "sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)", "sceneWillResignActive(_:)",
    "sceneDidEnterBackground(_:)", "sceneDidDisconnect(_:)", "scene(_:willConnectTo:options:)",
    "scene(_:openURLContexts:)", "scene(_:continue:)",
    "scene(_:willContinueUserActivityWithType:)",
    "scene(_:didFailToContinueUserActivityWithType:error:)",
    "windowScene(_:performActionFor:completionHandler:)", "stateRestorationActivity(for:)",
    "application(_:configurationForConnecting:options:)", "application(_:didDiscardSceneSessions:)",
  ]

  /// What the delegate of a navigation controller is called for.
  static let ofNavigationDelegate: Calls = [
    "navigationController(_:willShow:)", "navigationController(_:didShow:)",
  ]

  /// What the delegate of a tab bar controller is called for.
  static let ofTabDelegate: Calls = [
    "tabBarController(_:shouldSelect:)", "tabBarController(_:didSelect:)",
    "tabBarController(_:shouldSelectTab:)", "tabBarController(_:didSelectTab:previousTab:)",
  ]

  /// How a row of a table is highlighted.
  static let ofHighlighting: Calls = [
    "tableView(_:shouldHighlightRowAt:)", "tableView(_:didHighlightRowAt:)",
    "tableView(_:didUnhighlightRowAt:)",
  ]

  /// How a row is selected.
  static let ofSelectingRows: Calls = [
    "tableView(_:willSelectRowAt:)", "tableView(_:didSelectRowAt:)",
  ]

  /// How a row is deselected.
  static let ofDeselectingRows: Calls = [
    "tableView(_:willDeselectRowAt:)", "tableView(_:didDeselectRowAt:)",
  ]

  /// How a row is edited.
  static let ofEditingRows: Calls = [
    "tableView(_:commit:forRowAt:)", "tableView(_:editingStyleForRowAt:)",
    "tableView(_:moveRowAt:to:)",
  ]

  /// How the cell of a row is made.
  static let ofMakingCells: Calls = "tableView(_:cellForRowAt:)"
}

extension [ViewController] {
  /// The names of these and of all their children.
  @MainActor
  var names: [String] { flatMap { $0.withDescendants.map(\.debugName) } }
}
