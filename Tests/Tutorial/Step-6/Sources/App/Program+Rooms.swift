import Controller

extension Program {
  /// What lies behind the front door; yours goes here.
  ///
  /// The main screen has a button for each room.
  static let rooms: [Room] = [.changePassword]
}
