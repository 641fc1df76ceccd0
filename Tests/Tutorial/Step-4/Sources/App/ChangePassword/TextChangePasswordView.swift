import View

/// The screen as text.
final class TextChangePasswordView: ChangePasswordView, TextScreen {
  weak var delegate: (any ChangePasswordViewDelegate)?
  var email = ""

  private let language: Language
  private let current = TextFormField(.currentPassword, isSecureTextEntry: true)
  private let new = TextFormField(.newPassword, isSecureTextEntry: true)
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
      .field(current), .field(new),
      .button(changeButton), .button(backButton),
    ]
  }
}
