/// What the controllers of a window are called with as stacks, tabs and parents change, and as they
/// are covered and uncovered.
nonisolated struct ContainerModel {
  enum Kind: String, CaseIterable { case leaf, parent, stack, tabs }

  struct Node {
    let kind: Kind
    var children: [String] = []
    var isLoaded = false
    /// Of a parent: the children whose views are in its own.
    var added: Set<String> = []
    /// Of tabs: the selected one.
    var selected: String?
    /// Of a stack: the one that its delegate was last told of, and those that have not moved in.
    var told: String?
    var moving: [String] = []
  }

  private(set) var calls: [String] = []
  private(set) var nodes: [String: Node] = [:]
  /// The root, then each that is presented by the one before.
  private(set) var chain: [(name: String, covers: Bool)] = []
  private(set) var visible: Set<String> = []
  private var isHidden = false

  mutating func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  mutating func make(_ name: String, _ kind: Kind) { nodes[name] = Node(kind: kind) }

  private subscript(name: String) -> Node {
    get { nodes[name] ?? Node(kind: .leaf) }
    set { nodes[name] = newValue }
  }

  private mutating func call(_ text: String) { calls.append(text) }

  // MARK: - One controller, which takes its children along

  /// The children that a controller shows, as far as it is shown itself.
  private func shown(in name: String) -> [String] {
    let node = self[name]
    switch node.kind {
    case .leaf: return []
    case .parent: return node.children.filter(node.added.contains)
    case .stack: return node.children.suffix(1)
    case .tabs: return node.selected.map { [$0] } ?? []
    }
  }

  private mutating func load(_ name: String) {
    if !self[name].isLoaded { call("\(name).viewDidLoad()") }
    self[name].isLoaded = true
  }

  private mutating func willAppear(_ name: String) {
    guard visible.insert(name).inserted else { return }
    call("\(name).viewWillAppear(_:)")
    self[name].told = nil
    for child in shown(in: name) {
      load(child)
      willAppear(child)
      tellStack(name, "willShow", child)
    }
  }

  private mutating func layOut(_ name: String) {
    let steps = ["viewIsAppearing(_:)", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()"]
    for step in steps { call("\(name).\(step)") }
    for child in shown(in: name) { layOut(child) }
  }

  private mutating func didAppear(_ name: String) {
    for child in shown(in: name) { didAppear(child) }
    if self[name].kind == .stack {
      moveIn(name)
      didShow(name)
    }
    call("\(name).viewDidAppear(_:)")
  }

  private mutating func willDisappear(_ name: String) {
    guard visible.remove(name) != nil else { return }
    call("\(name).viewWillDisappear(_:)")
    for child in shown(in: name) { willDisappear(child) }
  }

  private mutating func didDisappear(_ name: String) {
    for child in shown(in: name) { didDisappear(child) }
    call("\(name).viewDidDisappear(_:)")
  }

  private mutating func appear(_ name: String) {
    willAppear(name)
    layOut(name)
    didAppear(name)
  }

  private mutating func disappear(_ name: String) {
    guard visible.contains(name) else { return }
    willDisappear(name)
    didDisappear(name)
  }

  private mutating func tellStack(_ stack: String, _ what: String, _ child: String) {
    guard self[stack].kind == .stack else { return }
    call("Delegate.navigationController(_:\(what): \(child))")
  }

  // MARK: - Stacks

  /// Replaces a stack: a push, a pop, or neither if the top stays.
  mutating func setStack(_ stack: String, to new: [String]) {
    let old = self[stack].children
    let (top, newTop) = (old.last, new.last)
    let removed = old.filter { !new.contains($0) }
    for child in new where !old.contains(child) {
      call("\(child).willMove(toParent: \(stack))")
      self[stack].moving.append(child)
    }
    if let top, removed.contains(top) { call("\(top).willMove(toParent: nil)") }
    self[stack].children = new
    if top != newTop, visible.contains(stack) { exchange(top, newTop, in: stack) }
    if visible.contains(stack) { moveIn(stack) }
    for child in removed { call("\(child).didMove(toParent: nil)") }
    if visible.contains(stack) { didShow(stack) }
  }

  /// The old one is gone before the new one has appeared.
  private mutating func exchange(_ old: String?, _ new: String?, in stack: String) {
    if let new { load(new) }
    if let old { willDisappear(old) }
    if let new {
      willAppear(new)
      tellStack(stack, "willShow", new)
      layOut(new)
    }
    if let old { didDisappear(old) }
    if let new { didAppear(new) }
  }

  private mutating func moveIn(_ stack: String) {
    for child in self[stack].moving where self[stack].children.contains(child) {
      call("\(child).didMove(toParent: \(stack))")
    }
    self[stack].moving = []
  }

  private mutating func didShow(_ stack: String) {
    let top = self[stack].children.last
    if let top, top != self[stack].told { tellStack(stack, "didShow", top) }
    self[stack].told = top
  }

  // MARK: - Tabs

  /// The selected one stays, or the one at its place follows it, or the first.
  mutating func setTabs(_ tabs: String, to new: [String]) {
    let (old, selected) = (self[tabs].children, self[tabs].selected)
    for child in new where !old.contains(child) {
      call("\(child).willMove(toParent: \(tabs))")
      call("\(child).didMove(toParent: \(tabs))")
    }
    let removed = old.filter { !new.contains($0) }
    for child in removed { call("\(child).willMove(toParent: nil)") }
    self[tabs].children = new
    if let selected, new.contains(selected) {
      // It stays.
    } else {
      let place = old.firstIndex { $0 == selected } ?? new.count
      select(place < new.count ? new[place] : new.first, in: tabs)
    }
    for child in removed { call("\(child).didMove(toParent: nil)") }
  }

  /// The new one begins first, and the old one is gone before the new one has appeared.
  mutating func select(_ new: String?, in tabs: String) {
    let old = self[tabs].selected
    guard old != new else { return }
    self[tabs].selected = new
    guard visible.contains(tabs) else { return }
    if let new {
      load(new)
      willAppear(new)
    }
    if let old { willDisappear(old) }
    if let new { layOut(new) }
    if let old { didDisappear(old) }
    if let new { didAppear(new) }
  }

  /// A person touches a tab: the selected one goes back to the root of its stack.
  mutating func touch(_ tab: String, in tabs: String, isAllowed: Bool) {
    call("Delegate.tabBarController(_:shouldSelect: \(tab))")
    guard isAllowed else { return }
    if tab != self[tabs].selected {
      select(tab, in: tabs)
    } else if self[tab].kind == .stack, self[tab].children.count > 1 {
      setStack(tab, to: [self[tab].children[0]])
    }
    call("Delegate.tabBarController(_:didSelect: \(tab))")
  }

  // MARK: - Parents

  mutating func add(_ child: String, to parent: String) {
    call("\(child).willMove(toParent: \(parent))")
    self[parent].children.append(child)
    show(child, in: parent)
  }

  /// The view of a child comes into that of its parent.
  mutating func show(_ child: String, in parent: String) {
    load(parent)
    load(child)
    guard self[parent].added.insert(child).inserted, visible.contains(parent) else { return }
    appear(child)
  }

  mutating func takeOut(_ child: String, of parent: String) {
    load(parent)
    disappear(child)
    self[parent].added.remove(child)
  }

  /// The new one has appeared before the old one is gone.
  mutating func transition(from old: String, to new: String, in parent: String) {
    load(parent)
    load(new)
    let (isLeaving, isComing) = (visible.contains(old), !visible.contains(new))
    willDisappear(old)
    self[parent].added.remove(old)
    self[parent].added.insert(new)
    if visible.contains(parent), isComing { appear(new) }
    if isLeaving { didDisappear(old) }
  }

  /// A controller ends being a child.
  mutating func remove(_ child: String, from parent: String) {
    let others = self[parent].children.filter { $0 != child }
    switch self[parent].kind {
    case .stack: setStack(parent, to: others)
    case .tabs: setTabs(parent, to: others)
    case .leaf, .parent:
      disappear(child)
      self[parent].children = others
      self[parent].added.remove(child)
      call("\(child).didMove(toParent: nil)")
    }
  }

  // MARK: - The window

  /// Those that are seen while nothing is above the one at an index, from bottom to top.
  private func seen(below top: Int) -> [String] {
    let part = chain[..<top]
    return isHidden ? [] : part[(part.lastIndex { $0.covers } ?? 0)...].map(\.name)
  }

  mutating func setRoot(_ name: String) {
    let leaving = seen(below: chain.count)
    chain = [(name, true)]
    if !isHidden { load(name) }
    move(out: leaving, in: seen(below: 1))
  }

  mutating func present(_ name: String, covering: Bool) {
    let leaving = covering ? seen(below: chain.count) : []
    chain.append((name, covering))
    load(name)
    move(out: leaving, in: [name])
  }

  mutating func dismiss(above index: Int) {
    let before = seen(below: chain.count)
    chain.removeSubrange((index + 1)...)
    let after = seen(below: chain.count)
    move(
      out: before.filter { !after.contains($0) }, in: after.filter { !before.contains($0) })
  }

  mutating func hide(_ hides: Bool) {
    let before = seen(below: chain.count)
    isHidden = hides
    if !hides { load(chain[0].name) }
    move(out: hides ? before : [], in: seen(below: chain.count).filter { !before.contains($0) })
  }

  private mutating func move(out leaving: [String], in coming: [String]) {
    for name in leaving.reversed() { willDisappear(name) }
    for name in coming { willAppear(name) }
    for name in coming { layOut(name) }
    for name in coming { didAppear(name) }
    for name in leaving.reversed() { didDisappear(name) }
  }
}
