package import Terminal

/// How the program ends.
package enum Ending: Equatable {
  /// With an exit code.
  case code(ExitCode)
  /// By a signal, so that whoever waits for the program sees it.
  case signal(Signal)
  /// Nobody takes what is written.
  case unwritten

  /// All went well.
  package static let success = Ending.code(.success)

  /// Takes the ending of a console's run.
  init(_ ending: Console.Ending) {
    self =
      switch ending {
      case .finished: .success
      case .signal(let signal): .signal(signal)
      case .unwritten: .unwritten
      }
  }
}
