public import View

// The two alerts that nearly every app has, in one call each.
extension ViewController {
  /// Presents a message with an OK button.
  public func presentNotice(_ message: Phrase) {
    let alert = AlertController(title: .notice, message: message, preferredStyle: .alert)
    alert.addAction(AlertAction(title: .ok))
    present(alert, animated: true)
  }

  /// Asks before something is lost: a destructive button, which calls the closure, and a button that
  /// leaves everything as it was.
  ///
  /// - Parameters:
  ///   - question: the title of the alert.
  ///   - title: the destructive button, a verb.
  ///   - cancelTitle: the button that leaves everything as it was.
  ///   - handler: runs after the destructive button was touched.
  public func presentQuestion(
    _ question: Phrase, destructive title: Phrase, cancel cancelTitle: Phrase = .cancel,
    handler: @escaping () -> Void
  ) {
    let alert = AlertController(title: nil, message: question, preferredStyle: .actionSheet)
    alert.addAction(AlertAction(title: title, style: .destructive) { _ in handler() })
    alert.addAction(AlertAction(title: cancelTitle, style: .cancel))
    present(alert, animated: true)
  }
}
