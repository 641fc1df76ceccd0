import Vestibule

// Exercise 4.

/// A form of which no field may be left empty.
final class NameFormController: ViewController {
  private let name = TextField("Name")
  private let age = TextField("Age")

  override func loadView() {
    view = ListedScreen { [name, age] in [.field(name), .field(age)] }
  }

  override func viewDidLoad() {
    name.delegate = self
    age.delegate = self
  }
}

extension NameFormController: TextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }

  func textFieldDidBeginEditing(_ textField: TextField) {}

  func textFieldShouldEndEditing(_ textField: TextField) -> Bool { textField.hasText }

  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {}
}
