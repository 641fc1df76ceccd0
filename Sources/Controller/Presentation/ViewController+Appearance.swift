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

  func beginAppearing(_ animated: Bool, log: EventLog) {
    guard !isVisible else { return }
    appearance = .appearing
    isLaidOut = false
    note("viewWillAppear(_:)", in: log) { viewWillAppear(animated) }
    if family != nil, isVisible { childrenWillAppear(animated) }
  }

  func layOut(_ animated: Bool, log: EventLog) {
    guard appearance == .appearing, !isLaidOut else { return }
    note("viewIsAppearing(_:)", in: log) { viewIsAppearing(animated) }
    note("viewWillLayoutSubviews()", in: log) { viewWillLayoutSubviews() }
    note("viewDidLayoutSubviews()", in: log) { viewDidLayoutSubviews() }
    isLaidOut = true
    if family != nil { forwardToShown { $0.layOut(animated, log: log) } }
  }

  func finishAppearing(_ animated: Bool, log: EventLog) {
    guard appearance == .appearing else { return }
    if family != nil {
      childrenDidAppear(animated)
      // A child may have begun another transition.
      guard appearance == .appearing else { return }
    }
    appearance = .appeared
    note("viewDidAppear(_:)", in: log) { viewDidAppear(animated) }
  }

  func beginDisappearing(_ animated: Bool, log: EventLog) {
    guard isVisible else { return }
    appearance = .disappearing
    note("viewWillDisappear(_:)", in: log) { viewWillDisappear(animated) }
    if family != nil { forward { $0.beginDisappearing(animated, log: log) } }
  }

  func finishDisappearing(_ animated: Bool, log: EventLog) {
    guard appearance == .disappearing else { return }
    if family != nil {
      // Covered in its own `viewWillDisappear`, it has not told its children yet.
      forward { $0.beginDisappearing(animated, log: log) }
      childrenDidDisappear(animated)
      guard appearance == .disappearing else { return }
    }
    appearance = .disappeared
    note("viewDidDisappear(_:)", in: log) { viewDidDisappear(animated) }
  }
}
