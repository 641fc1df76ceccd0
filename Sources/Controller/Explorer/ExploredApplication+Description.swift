import View

// A state in words.
extension ExploredApplication {
  /// What a person sees of the state.
  var location: StateGraph.Location {
    StateGraph.Location(
      screen: application.screenName, front: windows.map(\.window.screenName).sorted(),
      behind: application.windowsBehind.map(\.screenName).sorted())
  }

  /// The names of the windows that were opened in the last step.
  var openedWindows: [String] {
    watch?.openedWindows(of: application).map(\.screenName) ?? []
  }

  /// What a person sees: the uppermost screen of each window in front.
  var contents: [ScreenContent] {
    windows.compactMap { _, window in
      window.view.subviews.last.map { ScreenContent(of: $0) }
    }
  }

  /// What can be touched in the windows in front, and what can be done with it.
  var names: [Phrase] {
    windows.flatMap { _, window in window.view.subviews.last?.controls ?? [] }
      .flatMap { control in [control.label] + control.actions.map(\.name) }
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
