import View

// The state of the application, for a person to read.
extension Application {
  /// Scenes, windows, controllers and views, one a line, each indented below what it belongs to.
  public var tree: [String] {
    guard isRunning else { return ["Application not running"] }
    let state = processState == .suspended ? "suspended" : "\(applicationState)"
    var lines = ["Application \(state)"]
    for session in sessions {
      let scene = session.scene as? WindowScene
      lines.append("  Scene \(session.number) \(scene?.activationState ?? .unattached)")
      for window in scene?.windows ?? [] {
        lines += window.tree(isKey: window === scene?.keyWindow).map { "    " + $0 }
      }
    }
    if !usesScenes, let window = delegate.window {
      lines += window.tree(isKey: true).map { "  " + $0 }
    }
    return lines
  }

  /// The name of what is in front: the controllers of each window, or the state of the app.
  package var screenName: String {
    let windows = windowsInFront
    guard windows.isEmpty else {
      return windows.map(\.window.screenName).sorted().joined(separator: " + ")
    }
    switch processState {
    case .notRunning: return "not running"
    case .suspended: return "suspended"
    case .running: return "\(applicationState)"
    }
  }

  /// The windows that a person can touch, with their numbers.
  var windowsInFront: [(number: Int, window: Window)] {
    guard usesScenes else {
      guard applicationState == .active, let window = delegate.window else { return [] }
      return [(0, window)]
    }
    return scenes.compactMap { scene in
      guard scene.activationState == .foregroundActive,
        let window = (scene as? WindowScene)?.keyWindow
      else { return nil }
      return (scene.session.number, window)
    }
  }

  /// The windows of the other scenes that are connected.
  var windowsBehind: [Window] {
    connectedScenes.compactMap { scene in
      scene.activationState == .foregroundActive ? nil : (scene as? WindowScene)?.keyWindow
    }
  }
}

extension Window {
  /// The names of its controllers, from the root on.
  var screenName: String { controllers.map(\.debugName).joined(separator: " › ") }
}

extension ViewController {
  /// The controller, and its children below it.
  fileprivate func tree(_ style: String, _ prefix: String = "") -> [String] {
    let view = viewIfLoaded.map { " \(type(of: $0))" } ?? ""
    return ["\(prefix)\(debugName) \(appearance)\(style)\(view)"]
      + children.flatMap { $0.tree("", "child ") }.map { "  " + $0 }
  }
}

extension Window {
  fileprivate func tree(isKey: Bool) -> [String] {
    var lines = ["Window" + (isKey ? " key" : "") + (isHidden ? " hidden" : "")]
    for (depth, controller) in presentations.enumerated() {
      let style = depth > 0 ? " \(controller.modalPresentationStyle)" : ""
      let indentation = String(repeating: "  ", count: depth + 1)
      lines += controller.tree(style).map { indentation + $0 }
    }
    return lines
  }
}
