import Controller
import Model

extension Program {
  /// Makes what the main screen leads to, from the store and the log of one run.
  typealias MakeDestinations = @MainActor (any UserInfoStore, EventLog) -> [Destination]

  /// What the main screen leads to; yours goes here.
  ///
  /// The main screen has a button for each. Each run of the program calls this once, so that two
  /// runs share nothing that is made here.
  ///
  /// - Parameters:
  ///   - store: where a service of your own keeps what outlives the process.
  ///   - log: where it writes down what it is asked.
  /// - Returns: the destinations, in the order of their buttons.
  static func destinations(in store: any UserInfoStore, log: EventLog) -> [Destination] {
    [
      Destination(.changePassword) { door, email in
        ChangePasswordController(door, email: email, screen: ChangePasswordScreen())
      }
    ]
  }
}
