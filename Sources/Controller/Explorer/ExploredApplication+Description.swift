import View

// A state in words.
extension ExploredApplication {
  /// The name of what is in front: the controllers of each window, or the state of the app.
  var screenName: String {
    let windows = windows
    guard windows.isEmpty else {
      return windows.map { $0.window.controllers.map(\.debugName).joined(separator: " › ") }
        .sorted().joined(separator: " + ")
    }
    switch application.processState {
    case .notRunning: return "not running"
    case .suspended: return "suspended"
    case .running: return "\(application.applicationState)"
    }
  }

  /// The tree of the application, and its uppermost screens as a person sees them.
  var description: [String] {
    application.tree
      + windows.flatMap { _, window in
        (window.view.subviews.last?.drawn(in: .english, columns: 80) ?? "")
          .split(separator: "\n").map(String.init)
      }
  }
}
