import Vestibule

/// The screen, as its controller knows it.
protocol MVCSignInView: Screen {
  var delegate: (any MVCSignInViewDelegate)? { get set }
  var userInfo: UserInfo { get }
  var hint: Phrase? { get set }  // hint

  func clear(_ fields: [FormField])
  func flash(_ fields: [FormField])
}

/// Receives what a person does on the screen.
@MainActor
protocol MVCSignInViewDelegate: AnyObject {
  func signInTouched()
  func typed()  // hint
}
