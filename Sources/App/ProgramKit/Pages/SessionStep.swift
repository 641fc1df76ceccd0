import Controller
import Model
import View
import Workshop

/// One step of a session: what was typed, and what came of it.
struct SessionStep {
  /// What made it happen.
  enum Cause: Equatable {
    /// The app was launched.
    case launch
    /// Something was typed or happened: the lines of a transcript.
    case lines([String])
    /// A test did something.
    case step(Phrase)
    /// The input ended.
    case end
  }

  var cause: Cause

  /// What was said beside the screen.
  let messages: [String]

  /// The screen after it, or `nil` while the app is not seen.
  let screen: ScreenContent?

  /// The screen below an alert.
  var covered: ScreenContent?

  /// The screen as it was during the step, each time that it changed: after how many calls, and
  /// how.
  var screens: [(calls: Int, screen: ScreenContent)] = []

  /// The calls that it caused.
  let calls: [Event]

  /// The calls that were left out, and why.
  var leftOut: [Omission] = []

  /// Who holds whom after it.
  let objects: ObjectGraph
}
