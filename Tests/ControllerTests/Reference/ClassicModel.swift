import Controller
import Workshop

/// The life cycle of an app without scenes, as before iOS 13: from a state and an event to the calls.
nonisolated struct ClassicModel {
  let policy: LifeCyclePolicy
  private var runs = false
  private var isSuspended = false
  private var app = LifeCycleModel.State.background
  private var calls: [String] = []

  init(_ policy: LifeCyclePolicy) { self.policy = policy }

  /// The calls of an event, or `nil` if it cannot happen now.
  mutating func send(_ event: SystemEvent.Kind) -> [String]? {
    calls = []
    return happens(event) ? calls : nil
  }

  private mutating func call(_ word: String) { calls.append("app.\(word) (\(app))") }

  private mutating func notify(_ word: String, delegate: String? = nil) {
    call(delegate ?? word)
    calls.append("N:UIApplication.\(word) (\(app))")
  }

  private mutating func appear(delivering word: String? = nil) {
    if app == .background {
      notify("willEnterForeground")
      app = .inactive
    }
    if let word { call(word) }
    guard app != .active else { return }
    app = .active
    notify("didBecomeActive")
  }

  private mutating func resign() {
    notify("willResignActive")
    app = .inactive
  }

  private mutating func leave() {
    if app == .active { resign() }
    guard app == .inactive else { return }
    app = .background
    notify("didEnterBackground")
  }

  private mutating func end(afterCalls: Bool) {
    if afterCalls {
      leave()
      notify("willTerminate")
    }
    (runs, isSuspended, app) = (false, false, .background)
  }

  private mutating func happens(_ event: SystemEvent.Kind) -> Bool {
    switch (event, runs, app) {
    case (.launch, false, _), (.launchInBackground, false, _):
      (runs, app) = (true, event == .launch ? .inactive : .background)
      call("willFinish")
      notify("didFinishLaunching", delegate: "didFinish")
      if event == .launch { appear() }
    case (.launch, _, _), (.launchInBackground, _, _), (_, false, _): return false
    case (.suspend, _, .background) where !isSuspended: isSuspended = true
    case (.suspend, _, _): return false
    case (.terminate, _, _): end(afterCalls: !isSuspended)
    case (.closeInSwitcher, _, _):
      end(afterCalls: !isSuspended && policy.closingInSwitcher != .silent)
    case (.crash, _, _): end(afterCalls: false)
    case (.memoryWarning, _, _): notify("didReceiveMemoryWarning", delegate: "memoryWarning")
    case (.home, _, .active), (.home, _, .inactive), (.interruptionAccepted, _, .active),
      (.interruptionAccepted, _, .inactive):
      leave()
    case (.open, _, .background), (.open, _, .inactive), (.interruptionEnded, _, .inactive):
      appear()
    case (.openSwitcher, _, .active), (.interruption, _, .active): resign()
    case (.openURL, _, _): appear(delivering: "openURL")
    case (.continue, _, _): appear(delivering: "continue")
    case (.shortcut, _, _): appear(delivering: "performAction")
    default: return false
    }
    // What wakes a process for a moment leaves it suspended.
    if app != .background { isSuspended = false }
    return true
  }
}
