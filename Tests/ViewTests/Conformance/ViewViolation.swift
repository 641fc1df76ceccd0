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
  case formRetains = "The form keeps its delegate alive."

  // MARK: - Fields
  case fieldDelegate = "setTextFieldDelegate(_:) does not reach both fields."
  case fieldRetains = "A field keeps its delegate alive."
  case order = "field(after:) does not lead from the email to the password and end there."
  case returnUnasked = "The Return key does not ask the delegate, once."
  case returnResigns = "The Return key ends editing by itself."
  case visibleSignIn = "The password of the sign-in screen can be seen."
  case visibleSignUp = "The password of the sign-up screen can be seen."
  case hiddenEmail = "An email cannot be seen."

  // MARK: - Buttons
  case signInButton = "The Sign In button does not tell signInTouched(), once."
  case signUpButton = "The Sign Up button does not tell signUpTouched(), once."
  case buttonRetains = "A button keeps its delegate alive."

  // MARK: - Windows
  case subviews = "A window does not keep its subviews in order."
  case fieldList = "A screen does not list its email and password fields, from top to bottom."
  case noTextInput = "A window does not lend its text input to a view that comes."
  case keptEditing = "A window goes on editing a view that leaves."
  case keptTextInput = "A window does not take its text input from a view that leaves."

  // MARK: - The main screen
  case email = "The main view does not show the email."
  case signOutButton = "The Sign Out button does not tell signOutTouched(), once."
  case roomButton = "The button of a room does not tell roomTouched(at:) with its position, once."
  case mainRetains = "The main view keeps its delegate alive."

  // MARK: - Alerts
  case lateActions = "An alert does not show the actions of the latest call of show, in order."
  case actionIndex = "An alert does not tell which action was touched, once."
  case alertRetains = "An alert keeps its delegate alive."
}
