import Vestibule

// A nickname has at most 8 letters. But a person can type a longer one, and is never greeted.

/// Asks for a nickname.
final class NicknameController: ViewController {
  private let nickname = TextField("Nickname")
  private let greeting = Label()

  override init() {
    super.init()
    nickname.delegate = self
    nickname.addTarget(self, action: NicknameController.edited, for: .editingChanged)
  }

  override func loadView() {
    view = ListedScreen { [nickname, greeting] in [.field(nickname), .label(greeting)] }
  }

  private func edited() { greeting.text = "Hello, \(nickname.text ?? "")!" }
}

extension NicknameController: TextFieldDelegate {
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool {
    let text = textField.text ?? ""
    return text.count - text[range].count + string.count <= 8
  }
}
