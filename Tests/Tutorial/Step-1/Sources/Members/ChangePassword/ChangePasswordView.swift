import Vestibule

/// The screen on which a person changes a password, as its controller knows it.
protocol ChangePasswordView: Screen {
  var delegate: (any ChangePasswordViewDelegate)? { get set }
  var email: String { get set }
  var currentPassword: TextField { get }
  var newPassword: TextField { get }
}

/// Receives the touches on the screen.
@MainActor
protocol ChangePasswordViewDelegate: AnyObject {
  func changeTouched()
  func backTouched()
}

// The words of the screen, in every language.
extension Phrase {
  static let changePassword = Phrase("Change Password", ko: "비밀번호 변경")
  static let currentPassword = Phrase("Current", ko: "현재 비밀번호")
  static let newPassword = Phrase("New", ko: "새 비밀번호")
  static let passwordChanged = Phrase("Password changed.", ko: "비밀번호가 변경되었습니다")
  static let back = Phrase("Back", ko: "뒤로")
}
