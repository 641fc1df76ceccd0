import Controller

extension Program {
  /// What lies behind the front door: the main screen has a button for each. Yours goes here.
  static let rooms: [Room] = []
}
