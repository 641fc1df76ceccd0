import Controller

extension Program {
  /// What lies behind the front door; yours goes here.
  ///
  /// The main screen has a button for each room. Each program asks for rooms of its own.
  static var rooms: [Room] { [.changePassword] }
}
