import Controller
import Model

extension Program {
  /// What the main screen leads to; yours goes here.
  ///
  /// The main screen has a button for each, in this order. Each run of the program calls this once,
  /// so that two runs share nothing that is made here. A service of your own keeps in `store` what
  /// outlives the process, and writes into `log` what it is asked.
  static func destinations(in store: any UserInfoStore, log: EventLog) -> [Destination] { [] }
}
