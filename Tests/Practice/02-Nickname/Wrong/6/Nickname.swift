import Vestibule

// A nickname has at most 8 letters. But a person can type a longer one, and is never greeted.

/// Asks for a nickname.
final class NicknameController: ViewController {
  private let nickname = TextField("Nickname", placeholder: "At most 8 letters")
  private let greeting = Label()

  override func loadView() {
    view = ListedScreen { [.field(self.nickname), .label(self.greeting)] }
  }

  override func viewDidLoad() {
    nickname.delegate = self
    nickname.addTarget(self, action: NicknameController.edited, for: .editingChanged)
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
