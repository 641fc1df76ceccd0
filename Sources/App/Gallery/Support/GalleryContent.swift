public import Controller
import ControllerKit
import View
public import Workshop

/// A controller that keeps something that neither its screen nor the store shows.
@MainActor
protocol HiddenStateProviding {
  /// What it keeps, as a text.
  var hiddenState: String { get }
}

/// Shows one app of the gallery in each window, or several on tabs, and finds tab and path again
/// after a launch.
public final class GalleryContent: WindowContent {
  private let apps: [GalleryApp]

  /// Creates the content for some apps.
  public init(_ apps: [GalleryApp]) { self.apps = apps }

  /// Shows the apps in a window, where `activity(of:)` has kept that they were.
  public func open(_ window: Window, restoring activity: UserActivity?) {
    let kept = activity?.activityType == Self.activityType ? activity?.userInfo ?? [:] : [:]
    let stacks = apps.map { app in
      let stack = NavigationController(rootViewController: app.makeController())
      stack.title = app.title
      if case .array(let path)? = kept[app.name] { restore(path, of: app, on: stack) }
      return stack
    }
    if stacks.count == 1 {
      window.rootViewController = stacks[0]
    } else {
      // Its own, as a root may show in its title how much is left to do.
      for (app, stack) in zip(apps, stacks) { stack.tabBarItem = TabBarItem(title: app.title) }
      let tabs = TabBarController()
      tabs.viewControllers = stacks
      if case .integer(let tab)? = kept[Self.tab] { tabs.selectedIndex = tab }
      window.rootViewController = tabs
    }
    window.makeKeyAndVisible()
  }

  private func restore(
    _ path: [PropertyValue], of app: GalleryApp, on stack: NavigationController
  ) {
    var controllers = stack.viewControllers
    for route in path {
      // What is gone ends the path.
      guard let controller = route.string.flatMap(app.restore) else { break }
      controllers.append(controller)
    }
    // At once: of the controllers only the one on top is loaded.
    stack.setViewControllers(controllers, animated: false)
  }

  /// Reads again what another program may have changed.
  public func update(_ window: Window) {
    for app in apps { app.readAgain() }
  }

  /// The tab and the paths of a window: the routes of the controllers above each root.
  public func activity(of window: Window) -> UserActivity? {
    let tabs = window.rootViewController as? TabBarController
    let stacks = tabs?.viewControllers ?? [window.rootViewController].compactMap(\.self)
    var kept: [String: PropertyValue] = [:]
    for (app, stack) in zip(apps, stacks) {
      let above = (stack as? NavigationController)?.viewControllers.dropFirst() ?? []
      let routes = above.prefix { $0 is any RoutedController }
        .compactMap { ($0 as? any RoutedController)?.route }
      kept[app.name] = .array(routes.map { .string($0) })
    }
    if let tabs { kept[Self.tab] = .integer(tabs.selectedIndex) }
    return UserActivity(activityType: Self.activityType, userInfo: kept)
  }

  /// What the controllers of an app keep that neither a screen nor the store shows.
  public static func hiddenState(in state: Explorer.State) -> String {
    state.allControllers.compactMap { ($0 as? any HiddenStateProviding)?.hiddenState }.joined(
      separator: " ")
  }

  private static let activityType = "vestibule.gallery"
  private static let tab = "tab"
}
