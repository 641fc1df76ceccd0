import Model
import View

/// A delegate of everything that remembers what it hears.
final class ViewEars {
  var heard: [String] = []
  var faults: [CredentialFault] = []
  var mayEndEditing = true
}

extension ViewEars: FormContainerDelegate {
  func formContainer(_ form: any FormContainer, didRefuse fault: CredentialFault) {
    faults.append(fault)
  }
}

extension ViewEars: SignButtonDelegate {
  func signInTouched() { heard.append("signInTouched") }
  func signUpTouched() { heard.append("signUpTouched") }
}

extension ViewEars: MainViewDelegate {
  func signOutTouched() { heard.append("signOutTouched") }
  func roomTouched(at index: Int) { heard.append("roomTouched \(index)") }
}

extension ViewEars: AlertViewDelegate {
  func alertView(_ alertView: any AlertView, didTouchActionAt index: Int) {
    heard.append("action \(index)")
  }
}

extension ViewEars: TextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: any TextField) -> Bool {
    heard.append("shouldBegin")
    return true
  }

  func textFieldShouldEndEditing(_ textField: any TextField) -> Bool { mayEndEditing }

  func textField(
    _ textField: any TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool {
    heard.append("shouldChange")
    return true
  }

  func textFieldShouldClear(_ textField: any TextField) -> Bool {
    heard.append("shouldClear")
    return true
  }

  func textFieldShouldReturn(_ textField: any TextField) -> Bool {
    heard.append("shouldReturn")
    return true
  }
}
