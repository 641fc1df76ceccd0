import Controller
import Testing
import View
import Workshop

/// A root that sets another one as soon as it is called, which sets the next: none is lost.
@Suite("Rule 5.7: a root that is set in a callback of a root", .patience)
struct RootInCallbackTests {
  @Test(
    "5.7 [C] The last one is shown alone, in whatever way and callback of the others it was set",
    arguments: Way.allCases, callbacks)
  func last(way: Way, callback: String) throws {
    let stage = SceneStage()
    let chain = RootChain(callback, stage.trace)
    try way.bring(chain, on: stage)

    do {
      let window = try #require((stage.session.scene as? WindowScene)?.keyWindow)
      let last = try #require(window.rootViewController as? TracingController)
      #expect(last.tag == "D")
      #expect(window.controllers.map(\.debugName) == ["D"])
      #expect(window.view.subviews.map(ObjectIdentifier.init) == [ObjectIdentifier(last.view)])
    }
    let calls = stage.trace.take().filter { $0.contains(".") }
    #expect(AppearanceHeard.faults(in: calls) == [])
    for callback in ["didLoad", "willAppear", "didAppear"] {
      #expect(calls.count { $0 == "D.\(callback)" } == 1)
    }
    #expect(!calls.contains { $0.hasPrefix("D.") && $0.hasSuffix("Disappear") })
    #expect(chain.left == [nil, nil], "who was replaced is released")
    try stage.scenario.finish()
  }

  @Test(
    "5.7 [C] Until the last will-callback, one after the other comes wholly",
    arguments: ["didLoad", "willAppear", "isAppearing", "willLayout", "didLayout"],
    [true, false])
  func wholly(callback: String, isHidden: Bool) {
    let stage = Stage()
    let chain = RootChain(callback, stage.trace)
    stage.window.isHidden = isHidden
    _ = stage.trace.take()

    stage.window.rootViewController = chain.next()
    stage.window.isHidden = false

    let first = isHidden ? Self.comes("B") : Self.comes("B", over: "A")
    #expect(stage.trace.take() == first + Self.comes("C", over: "B") + Self.comes("D", over: "C"))
  }

  @Test("5.7 [C] In viewDidAppear, it comes at once, and has appeared after what was before it")
  func atOnce() {
    let stage = Stage()
    let chain = RootChain("didAppear", stage.trace)

    stage.window.rootViewController = chain.next()

    let before = ["loadView", "didLoad"]
    let middle = ["willAppear", "isAppearing", "willLayout", "didLayout"]
    func begins(_ tag: String, over other: String) -> [String] {
      before.map { "\(tag).\($0)" } + ["\(other).willDisappear"] + middle.map { "\(tag).\($0)" }
    }
    var expected = begins("B", over: "A") + ["B.didAppear"]
    expected += begins("C", over: "B") + ["A.didDisappear", "C.didAppear"]
    expected += begins("D", over: "C") + ["B.didDisappear", "D.didAppear", "C.didDisappear"]
    #expect(stage.trace.take() == expected)
  }

  @Test("5.7 [C] Of two that wait, the later one comes, and the earlier one never")
  func later() {
    let stage = Stage()
    let b = stage.controller("B")
    b.reactions["willAppear"] = { b in
      for tag in ["C", "D"] { b.window?.rootViewController = TracingController(tag, b.trace) }
    }

    stage.window.rootViewController = b

    #expect(
      stage.trace.take() == Self.comes("B", over: "A") + Self.comes("D", over: "B"))
  }

  @Test(
    "5.7 [C] A root that is set while another one waits is shown, and the waiting one never comes")
  func outOfDate() {
    let stage = Stage()
    let b = stage.controller("B")
    for (callback, tag) in [("willAppear", "C"), ("didAppear", "D")] {
      b.reactions[callback] = { $0.window?.rootViewController = TracingController(tag, $0.trace) }
    }

    stage.window.rootViewController = b

    #expect(stage.window.rootViewController?.debugName == "D")
    #expect(!stage.trace.take().contains { $0.hasPrefix("C.") })
  }

  @Test("5.7 [C] A window that is to be hidden when a root waits shows it, and is hidden then")
  func hiddenAfterwards() {
    let stage = Stage()
    let b = stage.controller("B")
    b.reactions["willAppear"] = { b in
      b.window?.rootViewController = TracingController("C", b.trace)
      b.window?.isHidden = true
    }

    stage.window.rootViewController = b

    #expect(stage.window.isHidden && stage.window.view.subviews.isEmpty)
    #expect(
      stage.trace.take() == Self.comes("B", over: "A") + Self.comes("C", over: "B")
        + ["C.willDisappear", "C.didDisappear"])
  }

  @Test("5.7 [C] What was presented before a root that waits has appeared, and ends, before it")
  func presentedBefore() {
    let stage = Stage()
    let (b, c) = (stage.controller("B"), stage.controller("C"))
    b.reactions["willAppear"] = { [unowned c] in $0.window?.rootViewController = c }
    c.reactions["willAppear"] = { $0.window?.rootViewController = TracingController("D", $0.trace) }
    b.reactions["didAppear"] = { b in
      b.present(TracingController("S", b.trace), animated: false) { b.trace.lines.append("end.S") }
    }

    stage.window.rootViewController = b

    // The trace begins after the root has appeared.
    let calls = ["A.willAppear", "A.didAppear"] + stage.trace.take()
    #expect(stage.window.controllers.map(\.debugName) == ["D"])
    #expect(AppearanceHeard.faults(in: calls.filter { !$0.hasPrefix("end") }) == [])
    #expect(calls.firstIndex(of: "end.S") ?? .max < calls.firstIndex(of: "D.didAppear") ?? 0)
    #expect(calls.suffix(2) == ["D.didAppear", "C.didDisappear"])
  }

  // MARK: - Fixtures

  private nonisolated static let callbacks = [
    "didLoad", "willAppear", "isAppearing", "willLayout", "didLayout", "didAppear",
  ]

  private static let coming = ["willAppear", "isAppearing", "willLayout", "didLayout", "didAppear"]

  /// The calls as one comes, in place of another.
  private static func comes(_ tag: String, over other: String? = nil) -> [String] {
    ["\(tag).loadView", "\(tag).didLoad"] + (other.map { ["\($0).willDisappear"] } ?? [])
      + coming.map { "\(tag).\($0)" } + (other.map { ["\($0).didDisappear"] } ?? [])
  }

  /// In which way the first of them is set.
  nonisolated enum Way: String, CaseIterable {
    case shown, hidden, waiting, connecting, entering, returned, inBackground, inSwitcher
    case launchedInBackground

    @MainActor
    func bring(_ chain: RootChain, on stage: SceneStage) throws {
      let set: (Window, Trace) -> Void = { window, _ in window.rootViewController = chain.next() }
      if self == .connecting || self == .launchedInBackground { stage.when("willConnect", set) }
      if self == .launchedInBackground {
        try stage.application.send(.launchInBackground(connectingScene: true))
        try stage.application.send(.open)
        return
      }
      try stage.scenario.launch()
      let scene = try #require(stage.session.scene as? WindowScene)
      let window = try #require(scene.keyWindow)
      switch self {
      case .connecting, .launchedInBackground: break
      case .shown: set(window, stage.trace)
      case .hidden:
        window.isHidden = true
        set(window, stage.trace)
        window.makeKeyAndVisible()
      case .waiting:
        let other = TracingController("P", stage.trace)
        other.reactions["willAppear"] = { $0.window?.rootViewController = chain.next() }
        window.rootViewController?.present(other, animated: false)
      case .entering, .returned:
        try stage.application.send(.home)
        stage.when(self == .entering ? "willFG" : "didActive", set)
        try stage.application.send(.open)
      case .inBackground:
        try stage.application.send(.home)
        set(window, stage.trace)
        try stage.application.send(.open)
      case .inSwitcher:
        try stage.application.send(.openSwitcher)
        set(window, stage.trace)
        try stage.application.send(.open)
      }
    }
  }
}

/// The roots B, C and D, of which the first two set the next one in a callback.
final class RootChain {
  private let callback: String
  private let trace: Trace
  private var tags = ["B", "C", "D"]
  private var made: [() -> TracingController?] = []

  init(_ callback: String, _ trace: Trace) { (self.callback, self.trace) = (callback, trace) }

  /// Those that should be gone.
  var left: [String?] { made.dropLast().map { $0()?.tag } }

  /// The next root, or `nil` when there were three.
  func next() -> TracingController? {
    guard !tags.isEmpty else { return nil }
    let root = TracingController(tags.removeFirst(), trace)
    made.append { [weak root] in root }
    if !tags.isEmpty {
      root.reactions[callback] = { [self] root in root.window?.rootViewController = next() }
    }
    return root
  }
}
