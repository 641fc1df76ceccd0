/// The two buttons of a form: Sign In and Sign Up.
@MainActor
public protocol SignContainer: AnyObject {
  /// Makes an object the delegate of both buttons. They hold it weakly.
  func setButtonDelegate(_ delegate: any SignButtonDelegate)
}

/// Is told when a button of a form is touched.
///
/// The same message means different things to different controllers; that is the point of a
/// delegate: the view says what happened, and the controller knows what it means here.
@MainActor
public protocol SignButtonDelegate: AnyObject {
  /// The Sign In button was touched.
  func signInTouched()

  /// The Sign Up button was touched.
  func signUpTouched()
}
