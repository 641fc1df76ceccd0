import ProgramKit
import Vestibule

extension Program {
  /// Our program: the front door, and the screens behind it.
  static var ours: Program {
    Program(
      "members", Phrase("Members sign in here.", ko: "회원이 로그인합니다."),
      .frontDoor { _ in
        [
          Destination(.changePassword) { door, email in
            ChangePasswordController(door, email: email, screen: ChangePasswordScreen())
          }
        ]
      })
  }
}
