import Controller
import Model
import ProgramKit

extension Program {
  /// The destinations of the main screen; add yours here.
  ///
  /// The main screen has a button for each, in this order. Each run of the program calls this once,
  /// so that two runs share nothing. Your own service keeps its values in `store`, and records its
  /// calls in `log`.
  static func destinations(in store: any UserInfoStore, log: EventLog) -> [Destination] {
    [
      Destination(.changePassword) { door, email in
        ChangePasswordController(door, email: email, screen: ChangePasswordScreen())
      }
    ]
  }
}
