import Controller
import Model
import View
import ViewText

// A state in words.
extension ExploredApplication {
  /// What a person sees of the state.
  var location: StateGraph.Location {
    StateGraph.Location(
      screen: ofEachProcess { application.screenName }.joined(separator: " | "),
      front: ofEachProcess { windows.map(\.window.screenName) }.flatMap(\.self).sorted(),
      behind: ofEachProcess { application.windowsBehind.map(\.screenName) }.flatMap(\.self).sorted()
    )
  }

  /// The names of the windows that were opened in the last step.
  var openedWindows: [String] {
    watch?.openedWindows(of: application).map(\.screenName) ?? []
  }

  /// What a person sees: the uppermost screen of each window in front.
  var contents: [ScreenContent] {
    ofEachProcess { windows }.flatMap(\.self).compactMap { _, window in
      window.view.subviews.last.map { ScreenContent(of: $0) }
    }
  }

  /// What those screens say, line by line; not what can only be touched there, as that is a step.
  var shown: [String] { contents.flatMap { $0.linesWithoutButtons(in: .english) } }

  /// Every text on those screens.
  var texts: [String] { contents.flatMap { $0.texts(in: .english) } }

  /// What can be touched in the windows in front, and what can be done with it.
  var names: [Phrase] {
    windows.flatMap { _, window in window.view.subviews.last?.controls ?? [] }
      .flatMap { control in [control.label] + control.actions.map(\.name) }
  }

  /// The tree of the application, and its uppermost screens as a person sees them.
  var description: [String] { ofEachProcess { ownDescription }.flatMap(\.self) }

  private var ownDescription: [String] {
    application.tree
      + windows.flatMap { _, window in
        (window.view.subviews.last?.drawn(in: .english, columns: 80) ?? "")
          .split(separator: "\n").map(String.init)
      }
  }
}
