import Model

extension RecordingSignView {
  /// The two fields and the two buttons.
  public var touchables: [Touchable] {
    let isHeard = buttons.isHeard
    return [
      .field(.email, form.email), .field(.password, form.password),
      .button(.signIn, isHeard: isHeard, buttons.touchSignIn),
      .button(.signUp, isHeard: isHeard, buttons.touchSignUp),
    ]
  }
}

extension RecordingMainView {
  /// The buttons that lead on, and the Sign Out button.
  public var touchables: [Touchable] {
    let isHeard = delegate != nil
    return rooms.indices.map { index in
      .button(rooms[index], isHeard: isHeard) { [weak self] in self?.touchRoom(at: index) }
    } + [.button(.signOut, isHeard: isHeard, touchSignOut)]
  }
}

extension RecordingAlertView {
  /// The buttons, one for each action.
  public var touchables: [Touchable] {
    let isHeard = delegate != nil
    return actions.map { action in
      .button(.named(action), isHeard: isHeard) { [weak self] in self?.touch(action) }
    }
  }
}

extension EventLog {
  /// Reports that a touch did nothing, since nobody is told of it.
  func reportNobody(_ name: String) {
    report(
      "Nobody is told of this touch: its delegate is nil. Set it in viewDidLoad, and keep the "
        + "delegate alive: it is held weakly.",
      from: name)
  }
}
