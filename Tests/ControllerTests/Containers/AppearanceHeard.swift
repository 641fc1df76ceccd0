import View

@testable import Controller

/// How far a controller has come, as its callbacks tell.
nonisolated struct AppearanceHeard {
  private(set) var state = "disappeared"
  private var isLaidOut = false

  /// Hears of a callback.
  ///
  /// - Returns: whether it may come now.
  mutating func hear(_ callback: String) -> Bool {
    guard let (from, to) = Self.legal[callback] else { return true }
    let isLegal = from.contains(state) && (callback != "isAppearing" || !isLaidOut)
    if callback == "willAppear" { isLaidOut = false }
    if callback == "isAppearing" { isLaidOut = true }
    state = to
    return isLegal
  }

  private static let legal: [String: (from: Set<String>, to: String)] = [
    "willAppear": (["disappeared", "disappearing"], "appearing"),
    "isAppearing": (["appearing"], "appearing"),
    "willLayout": (["appearing"], "appearing"),
    "layout": (["appearing"], "appearing"),
    "didAppear": (["appearing"], "appeared"),
    "willDisappear": (["appeared", "appearing"], "disappearing"),
    "didDisappear": (["disappearing"], "disappeared"),
  ]

  /// The callbacks that came out of turn, in a trace of lines such as "A.willAppear", and whose end
  /// is missing.
  static func faults(in lines: [String]) -> [String] {
    var heard: [String: AppearanceHeard] = [:]
    var faults: [String] = []
    for line in lines {
      let parts = line.split(separator: ".", maxSplits: 1).map(String.init)
      let state = heard[parts[0], default: AppearanceHeard()].state
      if !heard[parts[0], default: AppearanceHeard()].hear(parts[1]) {
        faults.append("\(line) while \(state)")
      }
    }
    for (tag, heard) in heard where !["appeared", "disappeared"].contains(heard.state) {
      faults.append("\(tag) stays \(heard.state)")
    }
    return faults
  }
}

extension Window {
  /// Controllers whose state is not what a person sees: each has appeared, or is not in the window.
  func faults(among controllers: [ViewController]) -> [String] {
    controllers.compactMap { controller in
      let isSeen = controller.viewIfLoaded.map(shows) ?? false
      let expected: ViewController.Appearance = isSeen ? .appeared : .disappeared
      guard controller.appearance != expected else { return nil }
      return "\(controller.debugName) is \(controller.appearance), and should be \(expected)"
    }
  }

  private func shows(_ screen: any Screen) -> Bool {
    view.subviews.contains { $0 === screen || $0.container?.holds(screen) == true }
  }
}
