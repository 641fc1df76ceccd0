/// Watches every object of an application, without keeping it alive.
@MainActor
struct LeakDetector {
  private var watched: [ObjectIdentifier: Watched] = [:]

  private struct Watched {
    weak var object: AnyObject?
    let name: String
    /// Whether it is a controller or its view, which should be released when it leaves the screen.
    var isOnScreen = false
  }

  /// Watches the objects that an application has now.
  mutating func watch(_ application: Application) {
    watch(application, "Application")
    watch(application.delegate, nil)
    if let window = application.delegate.window { watch(window) }
    for scene in application.connectedScenes {
      watch(scene, nil)
      if let delegate = scene.delegate { watch(delegate, nil) }
      for window in (scene as? WindowScene)?.windows ?? [] { watch(window) }
    }
  }

  /// Throws if any watched object is still alive that does not belong to one application.
  func check(except application: Application) throws(ScenarioError.Reason) {
    var current = LeakDetector()
    current.watch(application)
    let alive = watched.filter { $0.value.object != nil && current.watched[$0.key] == nil }
    guard alive.isEmpty else { throw .leaked(alive.values.map(\.name).sorted()) }
  }

  /// The names of objects that have left the screen and are still alive; each is named once.
  mutating func takeAlive(leaving application: Application) -> [String] {
    var current = LeakDetector()
    current.watch(application)
    var names: [String] = []
    for (identifier, one) in watched where one.isOnScreen && current.watched[identifier] == nil {
      if one.object != nil { names.append(one.name) }
      watched[identifier]?.isOnScreen = false
    }
    return names.sorted()
  }

  private mutating func watch(_ window: Window) {
    watch(window, nil)
    for controller in window.controllers {
      watch(controller, controller.debugName, isOnScreen: true)
      if let view = controller.viewIfLoaded { watch(view, nil, isOnScreen: true) }
    }
  }

  private mutating func watch(_ object: AnyObject, _ name: String?, isOnScreen: Bool = false) {
    watched[ObjectIdentifier(object)] = Watched(
      object: object, name: name ?? "\(Swift.type(of: object))", isOnScreen: isOnScreen)
  }
}
