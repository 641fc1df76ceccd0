import Model
import View

/// A delegate of everything that remembers what it hears.
final class ViewEars {
  var heard: [String] = []
  var faults: [CredentialFault] = []
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
  func destinationTouched(at index: Int) { heard.append("destinationTouched \(index)") }
}

extension ViewEars: AlertViewDelegate {
  func alertView(_ alertView: any AlertView, didTouchActionAt index: Int) {
    heard.append("action \(index)")
  }
}

extension ViewEars: TextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    heard.append("shouldBegin")
    return true
  }

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool {
    heard.append("shouldChange")
    return true
  }

  func textFieldShouldClear(_ textField: TextField) -> Bool {
    heard.append("shouldClear")
    return true
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    heard.append("shouldReturn")
    return true
  }
}
