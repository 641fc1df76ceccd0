import Controller
import Model
import View

/// One step of a session: what was typed, and what came of it.
struct SessionStep {
  /// The lines of a transcript that made it happen; none for a launch.
  let input: [String]

  /// What was said beside the screen.
  let messages: [String]

  /// The screen after it, or `nil` while the app is not seen.
  let screen: ScreenContent?

  /// The calls that it caused.
  let calls: [Event]

  /// Who holds whom after it.
  let objects: ObjectGraph
}
