/// Watches every object of an application, without keeping it alive.
@MainActor
struct LeakDetector {
  private var watched: [ObjectIdentifier: Watched] = [:]

  private struct Watched {
    weak var object: AnyObject?
    /// Whether it is a controller or its view, which should be released when it leaves the screen.
    var isOnScreen = false

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

  /// Throws if any watched object is still alive that does not belong to one application.
  func check(except application: Application) throws(ScenarioError.Reason) {
    var current = LeakDetector()
    current.watch(application)
    let alive = watched.filter { current.watched[$0.key] == nil }.compactMap(\.value.name)
    guard alive.isEmpty else { throw .leaked(alive.sorted()) }
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
