import Testing
import View

@testable import Controller
@testable import ControllerKit
@testable import Workshop

/// What comes of it when a controller that is called does something itself: of each kind of container
/// each change, in each callback of each controller each other change, word for word.
///
/// What comes of it in a window without containers is compared with the reference model of windows.
@Suite("Every reaction of controllers", .patience)
struct EveryReactionTests {
  @Test(
    "A change inside any call of another change makes the agreed calls, and shows the agreed screen",
    arguments: Stand.allCases)
  func reactions(stand: Stand) throws {
    var text = ""
    for (change, body) in stand.changes {
      text += "# \(change)\n"
      for (call, reaction, react) in Self.calls(of: stand) {
        let stage = CallStage()
        stand.show(on: stage)
        _ = stage.take()
        stage.reactions[call] = { react(stage) }
        body(stage)
        if stage.reactions.removeValue(forKey: call) != nil { continue }
        text += "\(call), \(reaction): \(Self.words(stage.take()))\n"
        stage.window.isHidden = false
        text += Self.words(stage.take(), "  then ", "\n")
      }
    }

    try expect(text, isAsIn: "reactions-\(stand).txt")
  }

  private static func calls(
    of stand: Stand
  ) -> [(call: String, reaction: String, react: @MainActor (CallStage) -> Void)] {
    stand.watched.flatMap { name in
      callbacks.flatMap { callback in
        stand.changes.map { change, body in ("\(name).\(callback)", change, body) }
      }
    }
  }

  private static let callbacks = [
    "didLoad", "willAppear", "isAppearing", "didLayout", "didAppear", "willDisappear",
    "didDisappear", "willMove", "didMove",
  ]

  /// The calls in one line; what was left out is looked at elsewhere.
  private static func words(_ lines: [String], _ before: String = "", _ after: String = "")
    -> String
  {
    let words = lines.filter { !$0.hasPrefix("- ") }.map { line in
      let call = line.hasPrefix("=") ? line : String(line.trimmed.dropFirst(3))
      return shortened.reduce(call) { $0.replacing($1.0, with: $1.1) }
    }
    return words.isEmpty ? "" : before + words.joined(separator: ", ") + after
  }

  private static let shortened = [
    ("view", ""), ("(_:)", ""), ("()", ""), ("Subviews", ""), ("animated", "~"),
    ("navigationController(_:", "nav("), ("disappeared", "gone"), ("appeared", "there"),
    ("CalledDelegate.", ""), ("moving in", "in"), ("moving out", "out"), ("toParent: ", ""),
  ]
}

/// Controllers that are shown together, and what can be done with them.
nonisolated enum Stand: String, CaseIterable, CustomTestStringConvertible {
  case stack
  case tabs
  case parent

  typealias Changes = KeyValuePairs<String, @MainActor (CallStage) -> Void>

  var testDescription: String { rawValue }

  /// The controllers in whose callbacks something is done.
  var watched: [String] { ["A", "B", "C"] + (self == .parent ? ["P"] : ["\(self)"]) }

  @MainActor func show(on stage: CallStage) {
    switch self {
    case .stack:
      stage.stack.delegate = stage.delegate
      stage.stack.viewControllers = [stage["A"], stage["B"]]
      stage.show(stage.stack)
    case .tabs:
      stage.tabs.viewControllers = ["A", "B", "C"].map { stage[$0] }
      stage.show(stage.tabs)
    case .parent:
      stage.show(stage["P"])
      for name in ["A", "D"] { stage["P"].add(stage[name]) }
      stage["P"].addChild(stage["B"])
    }
  }

  @MainActor var changes: Changes {
    switch self {
    case .stack:
      [
        "push": { $0.stack.pushViewController($0["C"], animated: true) },
        "pop": { $0.stack.popViewController(animated: true) },
        "to the root": { $0.stack.popToRootViewController(animated: false) },
        "set": { stage in
          stage.stack.setViewControllers([stage["C"], stage["A"]], animated: true)
        },
        "remove": { $0["B"].removeFromParent() },
        "cover": { $0.stack.present($0["M"], animated: false) },
        "hide": { $0.window.isHidden = true },
        "root": { $0.window.rootViewController = $0["F"] },
      ]
    case .tabs:
      [
        "second": { $0.tabs.selectedIndex = 1 },
        "third": { $0.touch("C") },
        "first": { $0.tabs.selectedIndex = 0 },
        "set": { stage in stage.tabs.viewControllers = [stage["C"], stage["D"]] },
        "remove": { $0["A"].removeFromParent() },
        "cover": { $0.tabs.present($0["M"], animated: false) },
        "hide": { $0.window.isHidden = true },
        "root": { $0.window.rootViewController = $0["F"] },
      ]
    case .parent:
      [
        "add": { $0["P"].add($0["C"]) },
        "show": { $0["P"].view.container?.addSubview($0["B"].view) },
        "take out": { $0["P"].view.container?.removeSubview($0["A"].view) },
        "exchange": { $0["P"].transition(from: $0["A"], to: $0["B"]) },
        "remove": { $0["A"].removeFromParent() },
        "cover": { $0["P"].present($0["M"], animated: false) },
        "hide": { $0.window.isHidden = true },
        "root": { $0.window.rootViewController = $0["F"] },
      ]
    }
  }
}
