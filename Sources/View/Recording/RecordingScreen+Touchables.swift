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
  /// The Sign Out button.
  public var touchables: [Touchable] { [.button(.signOut, touchSignOut)] }
}

extension RecordingAlertView {
  /// The buttons, one for each action.
  public var touchables: [Touchable] {
    actions.map { action in .button(.named(action)) { [weak self] in self?.touch(action) } }
  }
}
