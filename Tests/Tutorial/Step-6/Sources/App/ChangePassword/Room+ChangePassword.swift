import Controller
import View

extension Room {
  /// The room in which a person changes a password.
  static var changePassword: Room {
    Room(.changePassword) { door, email in
      ChangePasswordController(door, email: email) {
        TracingChangePasswordView(
          TextChangePasswordView(language: door.language), log: door.views.log)
      }
    }
  }
}
