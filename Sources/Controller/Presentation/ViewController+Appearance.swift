import Model

// How a view appears and disappears. Only a window calls these, so that no callback is sent twice.
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
    note("viewWillAppear(_:)", in: log) { viewWillAppear(animated) }
  }

  func layOut(_ animated: Bool, log: EventLog) {
    guard appearance == .appearing else { return }
    note("viewIsAppearing(_:)", in: log) { viewIsAppearing(animated) }
    note("viewWillLayoutSubviews()", in: log) { viewWillLayoutSubviews() }
    note("viewDidLayoutSubviews()", in: log) { viewDidLayoutSubviews() }
  }

  func finishAppearing(_ animated: Bool, log: EventLog) {
    guard appearance == .appearing else { return }
    appearance = .appeared
    note("viewDidAppear(_:)", in: log) { viewDidAppear(animated) }
  }

  func beginDisappearing(_ animated: Bool, log: EventLog) {
    guard isVisible else { return }
    appearance = .disappearing
    note("viewWillDisappear(_:)", in: log) { viewWillDisappear(animated) }
  }

  func finishDisappearing(_ animated: Bool, log: EventLog) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    note("viewDidDisappear(_:)", in: log) { viewDidDisappear(animated) }
  }
}
