// How a view comes and goes. Only a window calls these, so that no callback is ever sent twice.
extension ViewController {
  /// Where a view stands between being out of the window and being in it.
  enum Appearance {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  func beginAppearing(_ animated: Bool) {
    guard appearance != .appeared, appearance != .appearing else { return }
    loadViewIfNeeded()
    appearance = .appearing
    note("viewWillAppear(_:)") { viewWillAppear(animated) }
  }

  func layOut(_ animated: Bool) {
    guard appearance == .appearing else { return }
    note("viewIsAppearing(_:)") { viewIsAppearing(animated) }
    note("viewWillLayoutSubviews()", viewWillLayoutSubviews)
    note("viewDidLayoutSubviews()", viewDidLayoutSubviews)
  }

  func finishAppearing(_ animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .appeared
    note("viewDidAppear(_:)") { viewDidAppear(animated) }
  }

  func beginDisappearing(_ animated: Bool) {
    guard appearance != .disappeared, appearance != .disappearing else { return }
    appearance = .disappearing
    note("viewWillDisappear(_:)") { viewWillDisappear(animated) }
  }

  func finishDisappearing(_ animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    note("viewDidDisappear(_:)") { viewDidDisappear(animated) }
  }
}
