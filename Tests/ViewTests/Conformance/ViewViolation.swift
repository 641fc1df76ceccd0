/// What an implementation of the views can do wrong.
enum ViewViolation: String, CaseIterable {
  // MARK: - Forms
  case signInAnswer = "canSignIn() does not answer as the rules do."
  case signUpAnswer = "canSignUp() does not answer as the rules do."
  case signInFault = "canSignIn() does not tell the first fault, once."
  case signUpFault = "canSignUp() does not tell the first fault, once."
  case fetch = "fetch() does not hand over exactly what was typed."
  case clear = "clear(_:) does not empty exactly the fields that it is given."
  case clearAsks = "clear(_:) asks the delegate of a field."
  case flash = "flash(_:) changes a text."
  case flashed = "flash(_:) does not highlight exactly the fields that it is given."
  case formRetains = "The form keeps its delegate alive."

  // MARK: - Fields
  case fieldDelegate = "setTextFieldDelegate(_:) does not reach both fields."
  case fieldRetains = "A field keeps its delegate alive."
  case order = "field(after:) does not lead from the email to the password and end there."
  case visibleSignIn = "The password of the sign-in screen can be seen."
  case visibleSignUp = "The password of the sign-up screen can be seen."
  case hiddenEmail = "An email cannot be seen."

  // MARK: - Buttons
  case signInButton = "The Sign In button does not tell signInTouched(), once."
  case signUpButton = "The Sign Up button does not tell signUpTouched(), once."
  case buttonRetains = "A button keeps its delegate alive."

  // MARK: - Windows
  case fieldList = "A screen does not list its email and password fields, from top to bottom."
  case noTextInput = "A window does not lend its text input to a screen that comes."
  case keptTextInput = "A window goes on editing a screen that leaves."

  // MARK: - The main screen
  case email = "The main view does not show the email."
  case signOutButton = "The Sign Out button does not tell signOutTouched(), once."
  case destinationButton = "A destination's button does not tell its position, once."
  case mainRetains = "The main view keeps its delegate alive."

  // MARK: - Alerts
  case lateActions = "An alert does not show the actions of the latest call of show, in order."
  case message = "An alert does not show its title and its message."
  case actionIndex = "An alert does not tell which action was touched, once."
  case alertRetains = "An alert keeps its delegate alive."
}
