extension RecordingSignView {
  /// The two fields and the two buttons.
  public var touchables: [Touchable] {
    [
      .field(.email, form.email), .field(.password, form.password),
      .button(.signIn, buttons.touchSignIn), .button(.signUp, buttons.touchSignUp),
    ]
  }
}

extension RecordingMainView {
  /// The buttons that lead on, and the Sign Out button.
  public var touchables: [Touchable] {
    rooms.indices.map { index in
      .button(rooms[index]) { [weak self] in self?.touchRoom(at: index) }
    } + [.button(.signOut, touchSignOut)]
  }
}

extension RecordingAlertView {
  /// The buttons, one for each action.
  public var touchables: [Touchable] {
    actions.map { action in .button(.named(action)) { [weak self] in self?.touch(action) } }
  }
}
