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

extension Window {
  fileprivate func tree(isKey: Bool) -> [String] {
    var lines = ["Window" + (isKey ? " key" : "") + (isHidden ? " hidden" : "")]
    for (depth, controller) in controllers.enumerated() {
      let indentation = String(repeating: "  ", count: depth + 1)
      let style = depth > 0 ? " \(controller.modalPresentationStyle)" : ""
      let view = controller.viewIfLoaded.map { " \(type(of: $0))" } ?? ""
      lines.append("\(indentation)\(controller.debugName) \(controller.appearance)\(style)\(view)")
    }
    return lines
  }
}
