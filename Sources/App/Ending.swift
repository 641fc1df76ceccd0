/// How the program ends.
enum Ending: Equatable {
  /// With an exit code.
  case code(ExitCode)
  /// By a signal, so that whoever waits for the program sees it.
  case signal(Signal)
  /// Nobody takes what is written.
  case unwritten

  /// All went well.
  static let success = Ending.code(.success)
}
