/// The main screen, which shows the signed-in user.
///
/// ```swift
/// final class TeaHouseMainScreen: MainView {
///   weak var delegate: (any MainViewDelegate)?
///   var email = ""
///   var destinations: [Phrase] = []
///
///   var elements: [Element] { [.title("Tea House"), .label("\(email)")] }
/// }
/// ```
public protocol MainView: Screen {
  /// The delegate, held weakly.
  var delegate: (any MainViewDelegate)? { get set }

  /// The email of the signed-in user.
  var email: String { get set }

  /// The names of the destination buttons, in order; none at first.
  var destinations: [Phrase] { get set }
}

/// Receives the touches on the main screen.
///
/// ```swift
/// extension Doorman: MainViewDelegate {
///   func signOutTouched() { touches.append("Sign Out") }
///   func destinationTouched(at index: Int) { touches.append("\(index)") }
/// }
/// ```
@MainActor
public protocol MainViewDelegate: AnyObject {
  /// The Sign Out button was touched.
  func signOutTouched()

  /// A destination button was touched; the index is that in `destinations`.
  func destinationTouched(at index: Int)
}
