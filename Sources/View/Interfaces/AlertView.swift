/// What an alert shows: a title, a message and a button for each action.
@MainActor
public protocol AlertView: ViewInterface {
  /// Who is told of touches. Weak.
  var delegate: (any AlertViewDelegate)? { get set }

  /// Shows an alert's content in place of what was shown before.
  ///
  /// - Parameters:
  ///   - title: a word or two, or `nil`.
  ///   - message: a sentence, or `nil`.
  ///   - actions: the titles of the buttons, in order.
  ///   - preferred: the index of the button that Return touches, or `nil` for the first.
  func show(title: String?, message: String?, actions: [String], preferred: Int?)
}

/// Is told when a button of an alert is touched.
@MainActor
public protocol AlertViewDelegate: AnyObject {
  /// The button of an action was touched.
  ///
  /// - Parameters:
  ///   - alertView: the alert's view.
  ///   - index: the position of the action.
  func alertView(_ alertView: any AlertView, didTouchActionAt index: Int)
}
