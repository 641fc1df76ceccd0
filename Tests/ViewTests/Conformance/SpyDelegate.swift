import Model
import View

/// A delegate of everything that remembers what it hears.
final class SpyDelegate {
  var heard: [String] = []
  var faults: [CredentialError] = []
}

extension SpyDelegate: FormContainerDelegate {
  func formContainer(_ form: any FormContainer, didRefuse fault: CredentialError) {
    faults.append(fault)
  }
}

extension SpyDelegate: SignButtonDelegate {
  func signInTouched() { heard.append("signInTouched") }
  func signUpTouched() { heard.append("signUpTouched") }
}

extension SpyDelegate: MainViewDelegate {
  func signOutTouched() { heard.append("signOutTouched") }
  func destinationTouched(at index: Int) { heard.append("destinationTouched \(index)") }
}

extension SpyDelegate: AlertViewDelegate {
  func alertView(_ alertView: any AlertView, didTouchActionAt index: Int) {
    heard.append("action \(index)")
  }
}

extension SpyDelegate: TextFieldDelegate {
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
