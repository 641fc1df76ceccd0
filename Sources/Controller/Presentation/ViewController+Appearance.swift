import Model

// How a view appears and disappears. Only a window or a parent calls these, so that no callback is
// sent twice.
extension ViewController {
  /// The appearance states of a view.
  enum Appearance {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// Whether the view is in the window, and not about to leave it.
  var isVisible: Bool { appearance == .appearing || appearance == .appeared }

  // After each call it looks again: who is called may have ended what called it.

  func beginAppearing(_ animated: Bool, log: EventLog) {
    guard !isVisible else { return }
    appearance = .appearing
    isLaidOut = false
    note("viewWillAppear(_:)", in: log) { viewWillAppear(animated) }
    if family != nil, isVisible { childrenWillAppear(animated) }
  }

  func layOut(_ animated: Bool, log: EventLog) {
    guard needsLayout else { return }
    note("viewIsAppearing(_:)", in: log) { viewIsAppearing(animated) }
    guard needsLayout else { return }
    note("viewWillLayoutSubviews()", in: log) { viewWillLayoutSubviews() }
    guard needsLayout else { return }
    note("viewDidLayoutSubviews()", in: log) { viewDidLayoutSubviews() }
    guard needsLayout else { return }
    isLaidOut = true
    if family != nil { layOutChildren(animated) }
  }

  /// Whether the view was not laid out since it began to appear.
  var needsLayout: Bool { appearance == .appearing && !isLaidOut }

  func finishAppearing(_ animated: Bool, log: EventLog) {
    guard appearance == .appearing else { return }
    if family != nil {
      childrenDidAppear(animated)
      guard appearance == .appearing else { return }
    }
    appearance = .appeared
    note("viewDidAppear(_:)", in: log) { viewDidAppear(animated) }
  }

  func beginDisappearing(_ animated: Bool, log: EventLog) {
    guard isVisible else { return }
    appearance = .disappearing
    note("viewWillDisappear(_:)", in: log) { viewWillDisappear(animated) }
    if family != nil { childrenWillDisappear(animated) }
  }

  func finishDisappearing(_ animated: Bool, log: EventLog) {
    guard appearance == .disappearing else { return }
    if family != nil {
      // Covered in its own `viewWillDisappear`, it has not told its children yet.
      childrenWillDisappear(animated)
      childrenDidDisappear(animated)
      guard appearance == .disappearing else { return }
    }
    appearance = .disappeared
    note("viewDidDisappear(_:)", in: log) { viewDidDisappear(animated) }
  }
}
