import View

/// The screen as text.
final class TextChangePasswordView: ChangePasswordView, TextScreen {
  weak var delegate: (any ChangePasswordViewDelegate)?
  var email = ""

  private let language: Language
  private let current = EditableTextField(isSecureTextEntry: true)
  private let new = EditableTextField(isSecureTextEntry: true)

  private lazy var currentLine = TextFormField(.currentPassword, field: current)
  private lazy var newLine = TextFormField(.newPassword, field: new)
  private lazy var changeButton = TextButton(.changePassword) { [weak self] in
    self?.delegate?.changeTouched()
  }
  private lazy var backButton = TextButton(.back) { [weak self] in
    self?.delegate?.backTouched()
  }

  init(language: Language) {
    self.language = language
  }

  var currentPassword: any TextField { current }
  var newPassword: any TextField { new }

  var elements: [TextElement] {
    [
      .title(language[.changePassword]), .label(email),
      .field(currentLine), .field(newLine),
      .button(changeButton), .button(backButton),
    ]
  }
}
