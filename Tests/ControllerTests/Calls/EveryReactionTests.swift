import Testing
import View

@testable import Controller
@testable import ControllerKit
@testable import Workshop

/// What comes of it when a controller that is called does something itself: of each kind of container
/// each change, in each callback of each controller each other change.
///
/// What comes of it in a window without containers is compared with the reference model of windows.
@Suite("Every reaction of controllers", .patience)
struct EveryReactionTests {
  @Test(
    "A change inside any call of another change leaves what one of them, or both in a row, leave",
    arguments: Stand.allCases)
  func reactions(stand: Stand) throws {
    for (change, body) in stand.changes {
      for (call, reaction, react) in Self.calls(of: stand) {
        let stage = CallStage()
        stand.show(on: stage)
        var lives = Lives()
        lives.follow(stage.take())
        stage.reactions[call] = { react(stage) }
        body(stage)
        if stage.reactions.removeValue(forKey: call) != nil { continue }
        var lines = stage.take()
        lives.follow(lines)
        let place = "\(change), \(call), \(reaction)"
        let ends = [[body], [react], [body, react], [react, body]].map { stand.end(of: $0) }
        if !ends.contains(stage.state) { Issue.record("\(place): \(stage.state), not \(ends)") }
        for isHidden in [false, true, false] {
          stage.window.isHidden = isHidden
          lines = stage.take()
          lives.follow(lines)
          lives.compare(with: stage, place)
        }
        if !lives.faults.isEmpty { Issue.record("\(place): \(lives.faults)") }
      }
    }
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
}

/// The last callback of each controller, and what no controller is to get after it.
private struct Lives {
  private var last: [Substring: Substring] = [:]
  private(set) var faults: [String] = []

  private static let next: [Substring: Set<Substring>] = [
    "": ["WillAppear"], "WillAppear": ["IsAppearing", "WillDisappear"],
    "IsAppearing": ["DidAppear", "WillDisappear"], "DidAppear": ["WillDisappear"],
    "WillDisappear": ["DidDisappear", "WillAppear"], "DidDisappear": ["WillAppear"],
  ]

  mutating func follow(_ lines: [String]) {
    for line in lines {
      guard
        let match = line.firstMatch(of: /^ *sc (\w+)\.view((?:Will|Is|Did)(?:App|Disapp)ear\w*)\(/)
      else { continue }
      let before = last.updateValue(match.2, forKey: match.1) ?? ""
      if Self.next[before]?.contains(match.2) != true {
        faults.append("\(match.1): \(match.2) after \(before)")
      }
    }
  }

  /// Compares them with how the controllers appear, and with the views that are in the window.
  mutating func compare(with stage: CallStage, _ place: String) {
    for controller in stage.window.controllers {
      let isThere = last[Substring(controller.debugName)] == "DidAppear"
      if isThere != (controller.appearance == .appeared) {
        faults.append("\(controller.debugName) \(controller.appearance)")
      }
    }
    let seen = Set(stage.views.joined(separator: " ").split { " ()".contains($0) })
    let there = Set(last.filter { $0.value == "DidAppear" }.keys)
    if stage.window.isHidden ? !there.isEmpty : seen != there {
      faults.append("\(there) there, and \(seen) in the window")
    }
  }
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

  /// What is shown in the end, when some things are done one after the other.
  @MainActor func end(of changes: [@MainActor (CallStage) -> Void]) -> String {
    let stage = CallStage()
    show(on: stage)
    for change in changes { change(stage) }
    return stage.state
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
