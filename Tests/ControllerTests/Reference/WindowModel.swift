import Controller

/// What the controllers of a window are called with as the root is set, as others are presented and
/// dismissed, and as the window is hidden: also where that is done in the middle of such a call.
nonisolated struct WindowModel {
  enum Act {
    case root(String?), present(String, on: String, covering: Bool), dismiss(String), hide(Bool)
  }

  enum Appearance { case gone, appearing, here, leaving }

  struct Node {
    /// Whether it covers what presents it: what it said of that when it was presented.
    var covers = false
    var saysThatItCovers = false
    var presented: String?
    var presenting: String?
    var isRoot = false
    var isLoaded = false
    /// How much of its layout it was told of.
    var layout = 0
    var appearance = Appearance.gone
    /// Whether it was in the window, whose log has its misuses; before, it keeps them.
    var isKnown = false
    var misuses: [String] = []

    var isVisible: Bool { appearance == .appearing || appearance == .here }
  }

  /// The `did…` callbacks of a transition, and its completion.
  private typealias Ending = (coming: [String], leaving: [String], completion: String?)

  private(set) var calls: [String] = []
  private(set) var misuses: [String] = []
  private let reactions: [Int: Act]
  private var nodes: [String: Node] = [:]
  private var root: String?
  private(set) var isHidden = true
  // The outer optional says whether a root waits.
  private var pendingRoot: String??
  private var pendingHidden: Bool?
  /// Whether a transition is before its `did…` callbacks, or at them.
  private var (isBeginning, isEnding) = (false, false)
  private var endings: [Ending] = []

  /// - Parameter reactions: what to do in the middle of a call, by its number.
  init(reactions: [Int: Act] = [:]) { self.reactions = reactions }

  private subscript(name: String) -> Node {
    get { nodes[name] ?? Node() }
    set { nodes[name] = newValue }
  }

  private mutating func call(_ text: String) {
    calls.append(text)
    if let act = reactions[calls.count] { perform(act) }
  }

  private mutating func report(_ misuse: PresentationDiagnostic, by name: String) {
    if self[name].isKnown {
      misuses.append(misuse.description)
    } else {
      self[name].misuses.append(misuse.description)
    }
  }

  /// It comes into the window, whose log gets what it has reported before.
  private mutating func know(_ name: String) {
    self[name].isKnown = true
    misuses += self[name].misuses
    self[name].misuses = []
  }

  // MARK: - Who is where

  /// The root, then each that is presented by the one before.
  var chain: [String] { root.map(upward) ?? [] }

  private func upward(_ name: String) -> [String] {
    [name] + (self[name].presented.map(upward) ?? [])
  }

  /// Those that are seen if nothing is above one, from bottom to top: what covers hides the rest.
  private func seen(below name: String) -> [String] {
    (self[name].covers ? [] : self[name].presenting.map(seen) ?? []) + [name]
  }

  /// Those whose views are in the window.
  var shown: [String] { isHidden ? [] : chain.last.map(seen) ?? [] }

  private func isInWindow(_ name: String) -> Bool {
    self[name].presenting.map(isInWindow) ?? self[name].isRoot
  }

  // MARK: - What is done

  mutating func perform(_ act: Act) {
    switch act {
    case .root(let name): setRoot(name)
    case .present(let name, let presenter, let covers):
      self[name].saysThatItCovers = covers
      present(name, on: presenter)
    case .dismiss(let name): dismiss(name)
    case .hide(let hides): hide(hides)
    }
  }

  /// A root that is set before the `did…` callbacks waits for them; the last one counts.
  private mutating func setRoot(_ name: String?) {
    pendingRoot = isBeginning ? .some(name) : .none
    guard !isBeginning, name != root else { return }
    isBeginning = true
    let leaving: [String] = chain.reversed()
    if let name {
      self[name].isRoot = true
      know(name)
      if !isHidden { load(name) }
    }
    root = name
    move(out: leaving, in: isHidden ? [] : [name].compactMap(\.self), unlinking: true)
  }

  private mutating func present(_ name: String, on presenter: String) {
    if let other = self[presenter].presented {
      return report(.alreadyPresenting(name, on: presenter, presented: other), by: presenter)
    }
    guard isInWindow(presenter), self[presenter].isVisible else {
      return report(.presenterNotInWindow(name, on: presenter), by: presenter)
    }
    if isBeginning {
      return report(.presentedDuringTransition(name, on: presenter), by: presenter)
    }
    if isInWindow(name) { return report(.presentedTwice(name, on: presenter), by: presenter) }
    isBeginning = true
    self[name].presenting = presenter
    know(name)
    load(name)
    let covers = self[name].saysThatItCovers
    self[name].covers = covers
    let visible = seen(below: presenter).filter { self[$0].isVisible }
    self[presenter].presented = name
    move(out: covers ? visible.reversed() : [], in: [name], completion: "\(name) presented")
  }

  /// It dismisses what it presents, or itself.
  private mutating func dismiss(_ name: String) {
    guard let presented = self[name].presented else {
      guard let presenter = self[name].presenting, self[presenter].presented == name else { return }
      return dismiss(presenter)
    }
    guard isInWindow(name) else { return }
    if isBeginning {
      return report(.dismissedDuringTransition(presented, from: name), by: name)
    }
    isBeginning = true
    move(
      out: upward(presented).reversed(),
      in: isHidden || self[name].isVisible ? [] : seen(below: name), unlinking: true,
      completion: "\(presented) dismissed")
  }

  private mutating func hide(_ hides: Bool) {
    pendingHidden = isBeginning ? hides : nil
    guard !isBeginning, hides != isHidden else { return }
    isHidden = hides
    isBeginning = true
    if hides { return move(out: chain.reversed(), in: []) }
    if let root { load(root) }
    move(out: [], in: shown)
  }

  // MARK: - A transition

  private mutating func load(_ name: String) {
    guard !self[name].isLoaded else { return }
    self[name].isLoaded = true
    call("\(name).didLoad")
  }

  private mutating func move(
    out leaving: [String], in coming: [String], unlinking: Bool = false, completion: String? = nil
  ) {
    for name in leaving where self[name].isVisible {
      self[name].appearance = .leaving
      call("\(name).willDisappear")
    }
    for name in coming where !self[name].isVisible {
      (self[name].appearance, self[name].layout) = (.appearing, 0)
      call("\(name).willAppear")
    }
    for name in coming {
      for (step, word) in ["isAppearing", "willLayout", "didLayout"].enumerated()
      where self[name].appearance == .appearing && self[name].layout == step {
        self[name].layout += 1
        call("\(name).\(word)")
      }
    }
    if unlinking { for name in leaving { unlink(name) } }
    isBeginning = false
    let ending = (coming, leaving, completion)
    if isEnding || !endings.isEmpty { endings.append(ending) } else { end(ending) }
  }

  private mutating func unlink(_ name: String) {
    if let presenter = self[name].presenting {
      (self[presenter].presented, self[name].presenting) = (nil, nil)
    } else {
      self[name].isRoot = false
    }
  }

  /// What one of the callbacks begins ends after this one, and what waits comes after the completion.
  private mutating func end(_ ending: Ending) {
    isEnding = true
    for name in ending.coming where self[name].appearance == .appearing {
      self[name].appearance = .here
      call("\(name).didAppear")
    }
    for name in ending.leaving where self[name].appearance == .leaving {
      self[name].appearance = .gone
      call("\(name).didDisappear")
    }
    isEnding = false
    if let completion = ending.completion { call(completion) }
    if let root = pendingRoot { setRoot(root) }
    if let hides = pendingHidden { hide(hides) }
    if !endings.isEmpty { end(endings.removeFirst()) }
  }
}
