import View

@testable import App

/// The screen as a test sees it: it has fields and buttons, and no picture.
final class RecordingChangePasswordView: ChangePasswordView {
  weak var delegate: (any ChangePasswordViewDelegate)?
  var email = ""

  let current = RecordingTextField("current", isSecureTextEntry: true)
  let new = RecordingTextField("new", isSecureTextEntry: true)

  var currentPassword: any TextField { current }
  var newPassword: any TextField { new }

  var editableFields: [EditableTextField] { [current, new] }

  var touchables: [Touchable] {
    [
      .field(.currentPassword, current),
      .field(.newPassword, new),
      .button(.changePassword) { [weak self] in self?.delegate?.changeTouched() },
      .button(.back) { [weak self] in self?.delegate?.backTouched() },
    ]
  }
}
