import Controller
import Model

/// A misuse of a stack or of tabs: which controllers, and what to do instead.
///
/// It is reported, never trapped.
///
/// ```swift
/// navigation.pushViewController(menu, animated: true)
/// let misuse = NavigationDiagnostic.pushedTwice(
///   "ViewController", on: "NavigationController")
/// #expect(window.log.diagnostics.map(\.text) == [misuse.description])
/// ```
public enum NavigationDiagnostic: Equatable, Sendable {
  /// The controller is in the stack already.
  case pushedTwice(_ controller: String, on: String)
  /// A navigation controller cannot be in the stack of another one.
  case pushedNavigationController
  /// A push or pop began before another one had ended.
  case nestedPush(_ controller: String, on: String)
  /// The controller is not in the stack.
  case notInStack(_ controller: String)
  /// The controller is not one of the tabs.
  case notATab(_ controller: String)
  /// The controller is to have two tabs.
  case tabTwice(_ controller: String, of: String)
  /// The tab of the controller has no name.
  case tabWithoutName(_ controller: String, of: String)
  /// A delegate was set, and is gone.
  case delegateGone(of: String)
  /// The updater of a search was set, and is gone.
  case updaterGone
  /// A search has a controller of results, and no stack to show it in.
  case resultsNotShown(_ controller: String)
}

extension NavigationDiagnostic: CustomStringConvertible {
  /// What happened, in UIKit's words, and the remedy.
  public var description: String {
    switch self {
    case .pushedTwice(let controller, let navigation):
      "\(navigation) is pushing the same view controller instance (\(controller)) more than once "
        + "which is not supported and is most likely an error in the application. "
        + "Pop to it, or push another one."
    case .pushedNavigationController:
      "Pushing a navigation controller is not supported. Present it, or push what is in it."
    case .nestedPush(let controller, let navigation):
      "nested push animation can result in corrupted navigation bar: \(controller) on "
        + "\(navigation). Wait for the transition that is running, for example until viewDidAppear."
    case .notInStack(let controller):
      "Tried to pop to a view controller that doesn't exist. "
        + "\(controller) is not in the stack: push it."
    case .notATab(let controller):
      "\(controller) is none of the tabs. Put it into viewControllers first."
    case .tabTwice(let controller, let tabs):
      "\(tabs) cannot show \(controller) on two tabs. Put it into viewControllers once."
    case .tabWithoutName(let controller, let tabs):
      "The tab of \(controller) in \(tabs) has no name. Set title or tabBarItem.title of "
        + "\(controller) or, for a stack, of its root, before the tabs are shown."
    case .delegateGone(let controller):
      "\(controller) has no delegate any more: it is gone. Keep it alive: it is held weakly."
    case .updaterGone:
      "SearchController has no searchResultsUpdater any more: it is gone. Keep it alive: it is held "
        + "weakly."
    case .resultsNotShown(let controller):
      "\(controller) cannot show the results of a search. Set the search controller as the "
        + "navigationItem.searchController of a controller in a stack."
    }
  }
}

extension EventLog {
  @MainActor
  func report(_ diagnostic: NavigationDiagnostic, from caller: String) {
    report(diagnostic.description, from: caller)
    decide(.isRefused(diagnostic))
  }
}

extension ViewController {
  func report(_ diagnostic: NavigationDiagnostic) { log.report(diagnostic, from: debugName) }
}
