import View

/// The screen on which a person changes a password, as its controller knows it.
protocol ChangePasswordView: ViewInterface {
  /// Who is told of touches. Weak.
  var delegate: (any ChangePasswordViewDelegate)? { get set }

  /// Whose password it is.
  var email: String { get set }

  /// The field for the password that is to go.
  var currentPassword: any TextField { get }

  /// The field for the password that is to come.
  var newPassword: any TextField { get }
}

/// Is told what happens on the screen.
protocol ChangePasswordViewDelegate: AnyObject {
  /// The Change Password button was touched.
  func changeTouched()

  /// The Back button was touched.
  func backTouched()
}

// The words of the screen, in every language.
nonisolated extension Phrase {
  static let changePassword = Phrase("Change Password", ko: "비밀번호 변경")
  static let currentPassword = Phrase("Current", ko: "현재 비밀번호")
  static let newPassword = Phrase("New", ko: "새 비밀번호")
  static let passwordChanged = Phrase("Password changed.", ko: "비밀번호가 변경되었습니다")
  static let back = Phrase("Back", ko: "뒤로")
}
