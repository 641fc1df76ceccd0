public import Controller
import ControllerKit
import Foundation
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

  /// An action for each app, if there are several.
  public var shortcutItems: [ApplicationShortcutItem] {
    apps.count == 1
      ? [] : apps.map { ApplicationShortcutItem(type: $0.name, localizedTitle: $0.title) }
  }

  /// Shows what is asked for: `gallery://tasks/counter`, or an activity, a quick action or a
  /// notification with the name of an app and a value `route`.
  public func receive(_ arrival: Arrival, in window: Window) {
    for (name, route) in arrival.places {
      guard let index = apps.firstIndex(where: { $0.name == name }) else { continue }
      let tabs = window.rootViewController as? TabBarController
      tabs?.selectedIndex = index
      let stack = tabs?.selectedViewController ?? window.rootViewController
      guard let stack = stack as? NavigationController,
        let controller = route.flatMap(apps[index].restore)
      else { continue }
      stack.pushViewController(controller, animated: true)
    }
  }

  /// One arrival of each kind, each of which asks for another task.
  public static var arrivals: [Arrival] {
    let places = ["counter", "temperature"].compactMap { URL(string: "gallery://tasks/\($0)") }
    return [
      .urls(places),
      .userActivity(UserActivity(activityType: "tasks", userInfo: ["route": "timer"])),
      .shortcutItem(
        ApplicationShortcutItem(
          type: "tasks", localizedTitle: .tasks, userInfo: ["route": "flight"])),
      .notificationResponse(
        NotificationResponse(identifier: "tasks", title: .tasks, userInfo: ["route": "cells"])),
    ]
  }

  /// How often a window shows what an arrival asks for.
  public static func count(_ arrival: Arrival, in window: Window) -> Int {
    let tabs = window.rootViewController as? TabBarController
    let stacks = (tabs?.viewControllers ?? []).compactMap { $0 as? NavigationController }
    let routes = arrival.places.map(\.route)
    return stacks.flatMap(\.viewControllers).count {
      routes.contains(($0 as? any RoutedController)?.route)
    }
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

extension Arrival {
  /// The apps and the routes that are asked for.
  fileprivate var places: [(app: String, route: String?)] {
    switch self {
    case .urls(let urls):
      urls.map { ($0.host() ?? "", $0.pathComponents.dropFirst().first) }
    case .userActivity(let activity):
      [(activity.activityType, activity.userInfo["route"]?.string)]
    case .shortcutItem(let item): [(item.type, item.userInfo["route"]?.string)]
    case .notificationResponse(let response):
      [
        (
          response.notification.request.identifier,
          response.notification.request.content.userInfo["route"]?.string
        )
      ]
    case .handoff: []
    }
  }
}
