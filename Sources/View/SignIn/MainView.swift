/// The screen behind the front door: it shows who is signed in.
public protocol MainView: Screen {
  /// Who is told when Sign Out is touched. Weak.
  var delegate: (any MainViewDelegate)? { get set }

  /// The email of who is signed in.
  var email: String { get set }

  /// The buttons that lead on, in order; none at first.
  var destinations: [Phrase] { get set }
}

/// Is told what happens on the main screen.
@MainActor
public protocol MainViewDelegate: AnyObject {
  /// The Sign Out button was touched.
  func signOutTouched()

  /// A button that leads on was touched: the one at that position among the view's `destinations`.
  func destinationTouched(at index: Int)
}
