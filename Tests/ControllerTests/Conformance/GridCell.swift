import Controller
import Foundation
import Testing

/// Where an app with one window stands.
enum Standing: String, CaseIterable, Sendable {
  case notRunning = "not running"
  case active
  case inactive
  case background
  case suspended

  /// Takes a new app there.
  func reach() throws -> TracedApplication {
    let traced = TracedApplication()
    let events: [SystemEvent] =
      switch self {
      case .notRunning: []
      case .active: [.launch()]
      case .inactive: [.launch(), .interruption]
      case .background: [.launch(), .home]
      case .suspended: [.launch(), .home, .suspend]
      }
    for event in events { try traced.send(event) }
    return traced
  }
}

/// What comes of an event in a state.
nonisolated struct GridCell: Sendable, CustomTestStringConvertible {
  let event: String
  let standing: Standing
  let text: String

  var testDescription: String { "\(event), \(standing.rawValue): \(text)" }

  /// The error that a word stands for, or `nil` for letters.
  func error(_ state: Scene.ActivationState?) -> LifeCycleError? {
    let app = standing == .suspended ? "background" : standing.rawValue
    return switch text {
    case "gone": .notRunning(event: event)
    case "runs": .alreadyRunning(event: event)
    case "app": .wrongState(event: event, state: "the app is \(app)")
    case "scene":
      .wrongState(event: event, state: "the scene is \(state ?? .unattached)")
    default: nil
    }
  }

  /// The calls that letters stand for.
  var calls: [String] {
    text == "-" ? [] : text.split(separator: " ").flatMap { Self.legend[$0] ?? ["? \($0)"] }
  }

  private static let legend: [Substring: [String]] = [
    "L": ["app.willFinish (inactive)", "app.didFinish (inactive)"],
    "l": ["app.willFinish (background)", "app.didFinish (background)"],
    "c": ["app.config (inactive)"],
    "C": ["1.willConnect (unattached)", "1.willFG (unattached)"],
    "F": ["1.willFG (background)"],
    "A": ["1.didActive (active)"],
    "R": ["1.willResign (active)"],
    "B": ["1.didBG (background)"],
    "S": ["1.stateActivity (background)"],
    "D": ["1.didDisconnect (unattached)"],
    "X": ["app.didDiscard (background)"],
    "T": ["app.willTerminate (background)"],
    "Z": ["1.didUpdate (active)"],
    "z": ["1.didUpdate (inactive)"],
    "U": ["1.openURL (active)"],
    "u": ["1.openURL (inactive)"],
    "O": ["1.continue (active)"],
    "o": ["1.continue (inactive)"],
    "V": ["1.willContinue (active)", "1.continue (active)"],
    "v": ["1.willContinue (inactive)", "1.continue (inactive)"],
    "P": ["1.performAction (active)"],
    "p": ["1.performAction (inactive)"],
    "N": ["app.didReceive (active)"],
    "r": ["app.didReceive (inactive)"],
    "M": ["app.memoryWarning (active)"],
    "m": ["app.memoryWarning (inactive)"],
    "w": ["app.memoryWarning (background)"],
    "n": ["app.config (active)"] + second,
    "i": ["app.config (inactive)"] + second,
    "b": ["app.config (background)"] + second,
  ]

  private static let second = [
    "2.willConnect (unattached)", "2.willFG (unattached)", "2.didActive (active)",
  ]
}

extension StringProtocol {
  /// The text without white space around it.
  nonisolated var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
