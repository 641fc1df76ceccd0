import Model
import View

/// Does about what the controller of a form does.
final class FormController {
  weak var form: (any FormContainer)?
}

extension FormController: SignButtonDelegate {
  func signInTouched() { _ = form?.canSignIn() }
  func signUpTouched() {}
}

extension FormController: FormContainerDelegate {
  func formContainer(_ form: any FormContainer, didRefuse fault: CredentialError) {
    form.clear([.email, .password])
    form.flash([.email])
  }
}

// Every method that has a default is here, for a default is not in the log.
extension FormController: TextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  func textFieldDidBeginEditing(_ textField: TextField) {}
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {}
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool { true }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    form?.nextField(after: textField)?.becomeFirstResponder()
    return false
  }
}

extension FormController: MainViewDelegate, AlertViewDelegate {
  func signOutTouched() {}
  func destinationTouched(at index: Int) {}
  func alertView(_ alertView: any AlertView, didTouchActionAt index: Int) {}
}
