import Controller
import Workshop

/// The life cycle of an app with scenes: from a state and an event to the calls.
///
/// It is a value without delegates, and says the calls in the words of the rules. The app itself must
/// make the same calls: `LifeCycleModelTests` compares both, step by step.
nonisolated struct LifeCycleModel {
  enum State: String { case unattached, background, inactive, active }

  /// A window in the switcher: it stays while its scene comes and goes, and between processes.
  struct Session {
    let id: Int
    var number = 0
    /// Whether it is shown when the app is opened again.
    var wasVisible = false
    /// Whether its scene left something to restore.
    var hasActivity = false
    /// Whether it was closed while no process could be notified.
    var isDiscarded = false
  }

  let policy: LifeCyclePolicy
  /// Whether the scenes' delegates return an activity when they are saved.
  let keepsActivity: Bool

  private var runs = false
  private var isSuspended = false
  /// Whether a person is in the switcher, or something lies over the app.
  private var isDeactivated = false
  private var app = State.background
  private var sessions: [Session] = []
  /// The states of the connected scenes, by their sessions.
  private var scenes: [Int: State] = [:]
  /// Those that a person is resizing.
  private var resized: Set<Int> = []
  /// The open sessions; the one that was last in front is the last.
  private var front: [Int] = []
  private var (lastID, lastNumber) = (0, 0)
  private var calls: [String] = []

  init(_ policy: LifeCyclePolicy, keepsActivity: Bool) {
    (self.policy, self.keepsActivity) = (policy, keepsActivity)
  }

  // MARK: What is called

  private subscript(id: Int) -> Session {
    get { sessions.first { $0.id == id } ?? Session(id: id) }
    set { sessions = sessions.map { $0.id == id ? newValue : $0 } }
  }

  /// A scene's delegate is called, and then the observers, if they are notified of it.
  private mutating func call(_ id: Int, _ word: String, post name: String? = nil) {
    let state = scenes[id] ?? .unattached
    calls.append("\(self[id].number).\(word) (\(state))")
    if let name { calls.append("N:UIScene.\(name) (\(state))") }
  }

  private mutating func call(_ word: String) { calls.append("app.\(word) (\(app))") }

  private mutating func post(_ name: String) { calls.append("N:UIApplication.\(name) (\(app))") }

  // MARK: The steps of a scene

  private var open: [Int] {
    sessions.filter { !$0.isDiscarded }.sorted { $0.number < $1.number }.map(\.id)
  }

  private var seen: [Int] { open.filter { scenes[$0] == .inactive || scenes[$0] == .active } }

  /// The app is as active as its most active scene.
  private mutating func move(_ id: Int, to state: State) {
    scenes[id] = state
    let states = scenes.values
    app = states.contains(.active) ? .active : states.contains(.inactive) ? .inactive : .background
  }

  private mutating func connect(_ id: Int) {
    scenes[id] = .unattached
    call(id, "willConnect", post: "willConnect")
    if self[id].hasActivity { call(id, "restore") }
  }

  private mutating func disconnect(_ id: Int) {
    move(id, to: .unattached)
    call(id, "didDisconnect", post: "didDisconnect")
    (scenes[id], resized) = (nil, resized.subtracting([id]))
  }

  private mutating func enterForeground(_ id: Int) {
    call(id, "willFG", post: "willEnterForeground")
    if seen.isEmpty { post("willEnterForeground") }
    move(id, to: .inactive)
  }

  private mutating func resign(_ id: Int) {
    call(id, "willResign", post: "willDeactivate")
    if scenes.values.filter({ $0 == .active }).count == 1 { post("willResignActive") }
    move(id, to: .inactive)
  }

  private mutating func enterBackground(_ id: Int) {
    move(id, to: .background)
    call(id, "didBG", post: "didEnterBackground")
    if seen.isEmpty { post("didEnterBackground") }
    save(id)
  }

  private mutating func save(_ id: Int) {
    call(id, "stateActivity")
    self[id].hasActivity = keepsActivity
  }

  private mutating func leave(_ id: Int) {
    if scenes[id] == .active { resign(id) }
    if scenes[id] == .inactive { enterBackground(id) }
  }

  /// Makes a scene active at the moment at which the others are no longer: the app stays active.
  private mutating func activate(_ id: Int, replacing others: [Int] = []) {
    if !seen.contains(id) { enterForeground(id) }
    if scenes[id] == .inactive {
      let wasActive = app == .active
      let active = others.filter { scenes[$0] == .active }
      for other in active { call(other, "willResign", post: "willDeactivate") }
      for other in active { move(other, to: .inactive) }
      move(id, to: .active)
      call(id, "didActive", post: "didActivate")
      if !wasActive { post("didBecomeActive") }
    }
    for other in others { leave(other) }
  }

  // MARK: The windows together

  private var fillsScreen: Bool { policy.arrangement == .fullScreen }

  private mutating func activateAlone(_ id: Int) {
    front = front.filter { $0 != id } + [id]
    activate(id, replacing: fillsScreen ? seen.filter { $0 != id } : [])
  }

  private mutating func newSession() -> Int {
    (lastID, lastNumber) = (lastID + 1, lastNumber + 1)
    sessions.append(Session(id: lastID, number: lastNumber))
    front.append(lastID)
    call("config")
    return lastID
  }

  /// Shows a window, or a new one.
  ///
  /// A link or an activity reaches a connected scene by a call of its own, and another with its
  /// connection.
  private mutating func show(_ known: Int?, delivering word: String? = nil) {
    let id = known ?? newSession()
    if scenes[id] == nil { connect(id) } else if let word { call(id, word) }
    activateAlone(id)
    guard isDeactivated else { return }
    // A person looks at the app again, and so at every window beside this one.
    isDeactivated = false
    for other in seen where scenes[other] != .active { activate(other) }
  }

  private mutating func deliver(_ word: String) {
    let connected = open.filter { scenes[$0] != nil }
    let id =
      seen.first { scenes[$0] == .active } ?? seen.first
      ?? connected.first { self[$0].wasVisible } ?? connected.first
    if let id, scenes[id] == .background { enterForeground(id) }
    show(id ?? open.last, delivering: word)
  }

  private mutating func leaveAll() {
    isDeactivated = false
    let visible = seen
    guard !visible.isEmpty else { return }
    for id in open { self[id].wasVisible = visible.contains(id) }
    for id in visible { leave(id) }
  }

  private mutating func activateAll(opening isOpened: Bool) -> Bool {
    let inactive = seen.filter { scenes[$0] != .active }
    if let last = inactive.last {
      if fillsScreen, app == .active { return false }
      isDeactivated = false
      if fillsScreen { activateAlone(last) } else { for id in inactive { activate(id) } }
      return true
    }
    guard isOpened, app == .background else { return false }
    let visible = open.filter { self[$0].wasVisible }
    let back = visible.isEmpty ? open.suffix(1) : visible.suffix(fillsScreen ? 1 : visible.count)
    for id in back { show(id) }
    if back.isEmpty { show(nil) }
    return true
  }

  private mutating func discard(_ closing: [Int]) {
    guard !closing.isEmpty else { return }
    let visible = seen
    if !visible.isEmpty, visible.allSatisfy(closing.contains),
      let next = front.last(where: { !closing.contains($0) })
    {
      if scenes[next] == nil { connect(next) }
      if app == .active { activate(next, replacing: visible) } else { enterForeground(next) }
    }
    for id in closing {
      leave(id)
      if scenes[id] != nil { disconnect(id) }
      sessions.removeAll { $0.id == id }
      front.removeAll { $0 == id }
    }
    call("didDiscard")
  }

  // MARK: The process

  private mutating func launch(into state: State) {
    (runs, app, resized) = (true, state, [])
    let gone = sessions.filter(\.isDiscarded)
    sessions = sessions.filter { !$0.isDiscarded }.sorted { $0.number < $1.number }
    for index in sessions.indices { sessions[index].number = index + 1 }
    (lastNumber, front) = (sessions.count, sessions.map(\.id))
    call("willFinish")
    call("didFinish")
    post("didFinishLaunching")
    if !gone.isEmpty { call("didDiscard") }
  }

  /// Ends the process; one that is suspended just ends.
  private mutating func end(afterCalls: Bool) {
    if afterCalls {
      call("willTerminate")
      post("willTerminate")
    }
    (runs, isSuspended, isDeactivated, scenes, app) = (false, false, false, [:], .background)
  }

  private mutating func closeInSwitcher() {
    if isSuspended || policy.closingInSwitcher == .silent {
      for id in open { self[id].isDiscarded = true }
      return end(afterCalls: false)
    }
    if policy.closingInSwitcher == .backgroundAndTerminate {
      leaveAll()
    } else {
      let isDirect = policy.closingInSwitcher == .withoutBackground
      for id in seen where !isDirect { leave(id) }
      for id in open where isDirect && scenes[id] != nil {
        if scenes[id] == .active { resign(id) }
        disconnect(id)
      }
      discard(open)
    }
    if !policy.keepsRestorationAfterClosing { for id in open { self[id].hasActivity = false } }
    end(afterCalls: true)
  }

  // MARK: Events

  /// The calls of an event, or `nil` if it cannot happen now.
  ///
  /// - Parameters:
  ///   - event: what happens.
  ///   - number: the number of the window that it happens to, if it is about one.
  /// - Returns: the calls in order.
  mutating func send(_ event: SystemEvent.Kind, _ number: Int = 0) -> [String]? {
    calls = []
    let id = open.first { self[$0].number == number }
    return happens(event, to: id) ? calls : nil
  }

  private mutating func happens(_ event: SystemEvent.Kind, to id: Int?) -> Bool {
    switch (event, runs) {
    case (.launch, false):
      launch(into: .inactive)
      show(open.last { self[$0].wasVisible } ?? open.last)
    case (.launchInBackground, false): launch(into: .background)
    case (.close, false):
      guard let id else { return false }
      self[id].isDiscarded = true
    case (.launch, true), (.launchInBackground, true), (_, false): return false
    case (.suspend, true):
      guard !isSuspended, app == .background else { return false }
      isSuspended = true
    case (.close, true) where id != nil && open == [id] && policy.lastWindow == .terminates:
      _ = happens(.terminate, to: nil)
      return happens(.close, to: id)
    case (.terminate, true):
      if !isSuspended { leaveAll() }
      end(afterCalls: !isSuspended)
    case (.closeInSwitcher, true): closeInSwitcher()
    case (.crash, true): end(afterCalls: false)
    default:
      guard happensToScenes(event, id) else { return false }
      // What wakes a process for a moment leaves it suspended.
      if app != .background { isSuspended = false }
    }
    return true
  }

  private mutating func happensToScenes(_ event: SystemEvent.Kind, _ target: Int?) -> Bool {
    switch (event, app, target.flatMap { scenes[$0] }) {
    case (.memoryWarning, _, _):
      call("memoryWarning")
      post("didReceiveMemoryWarning")
    case (.home, .active, _), (.home, .inactive, _), (.interruptionAccepted, .active, _),
      (.interruptionAccepted, .inactive, _):
      leaveAll()
    case (.open, _, _), (.interruptionEnded, _, _): return activateAll(opening: event == .open)
    case (.openSwitcher, .active, _), (.interruption, .active, _):
      isDeactivated = true
      for id in seen where scenes[id] == .active { resign(id) }
    case (.newWindow, _, _) where policy.supportsMultipleScenes || sessions.isEmpty: show(nil)
    case (.openURL, _, _): deliver("openURL")
    case (.continue, _, _): deliver("continue")
    case (.shortcut, _, _): deliver("performAction")
    default:
      guard let target else { return false }
      return happens(event, to: target, in: scenes[target])
    }
    return true
  }

  private mutating func happens(_ event: SystemEvent.Kind, to id: Int, in state: State?) -> Bool {
    switch (event, state) {
    case (.show, _): show(id)
    case (.close, _): discard([id])
    case (.reclaim, .background):
      save(id)
      disconnect(id)
    case (.resizeBegan, .active):
      resign(id)
      resized.insert(id)
    case (.resized, .active), (.resized, .inactive): call(id, "didUpdate")
    case (.resizeEnded, .inactive):
      if resized.remove(id) != nil { call(id, "didUpdate") }
      show(id)
    case (.movedOffScreen, .inactive): enterBackground(id)
    default: return false
    }
    return true
  }
}
