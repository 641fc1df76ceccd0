/// The main screen, which shows the signed-in user.
public protocol MainView: Screen {
  /// The delegate, held weakly.
  var delegate: (any MainViewDelegate)? { get set }

  /// The email of the signed-in user.
  var email: String { get set }

  /// The names of the destination buttons, in order; none at first.
  var destinations: [Phrase] { get set }
}

/// Receives the touches on the main screen.
@MainActor
public protocol MainViewDelegate: AnyObject {
  /// The Sign Out button was touched.
  func signOutTouched()

  /// A destination button was touched; the index is that in `destinations`.
  func destinationTouched(at index: Int)
}
