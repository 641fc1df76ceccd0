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
