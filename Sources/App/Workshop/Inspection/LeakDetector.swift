import Controller
import Model
import View

/// Watches every object of an application, without keeping it alive.
@MainActor
struct LeakDetector {
  private var watched: [ObjectIdentifier: Watched] = [:]

  private struct Watched {
    weak var object: AnyObject?
    /// Whether it is a controller or its view, which should be released when it leaves the screen.
    var isOnScreen: Bool

    @MainActor
    var name: String? {
      guard let object else { return nil }
      return (object as? ViewController)?.debugName ?? "\(Swift.type(of: object))"
    }
  }

  /// Watches the objects that an application has now.
  mutating func watch(_ application: Application) {
    watch(application as AnyObject)
    watch(application.delegate)
    for scene in application.connectedScenes {
      watch(scene)
      if let delegate = scene.delegate { watch(delegate) }
    }
    watchWindows(of: application)
  }

  private mutating func watchWindows(of application: Application) {
    if let window = application.delegate.window { watch(window) }
    for scene in application.connectedScenes {
      for window in (scene as? WindowScene)?.windows ?? [] { watch(window) }
    }
  }

  /// Objects that are still alive and should have been released, by their names in order.
  struct Leak: CustomStringConvertible {
    let names: [String]

    /// What is alive, and what to do.
    var description: String {
      "Still alive: \(names.joined(separator: ", ")). Hold delegates weakly, capture weakly in "
        + "closures, and remove observers; the test itself may hold them too."
    }
  }

  /// The watched objects that are still alive and do not belong to an application, or `nil`.
  func leak(except application: Application) -> Leak? {
    var current = LeakDetector()
    current.watch(application)
    let alive = watched.filter { current.watched[$0.key] == nil }.compactMap(\.value.name)
    return alive.isEmpty ? nil : Leak(names: alive.sorted())
  }

  /// The names of objects that have left the screen and are still alive; each is named once.
  mutating func takeAlive(leaving application: Application) -> [String] {
    var current = LeakDetector()
    current.watchWindows(of: application)
    var names: [String] = []
    for (identifier, one) in watched where one.isOnScreen && current.watched[identifier] == nil {
      if let name = one.name { names.append(name) }
      watched[identifier]?.isOnScreen = false
    }
    return names.sorted()
  }

  private mutating func watch(_ window: Window) {
    watch(window as AnyObject)
    for controller in window.controllers {
      watch(controller, isOnScreen: true)
      if let view = controller.viewIfLoaded { watch(view, isOnScreen: true) }
    }
  }

  /// Watches one more object.
  mutating func watch(_ object: AnyObject, isOnScreen: Bool = false) {
    watched[ObjectIdentifier(object)] = Watched(object: object, isOnScreen: isOnScreen)
  }
}
