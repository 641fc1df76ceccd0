/// Where the process of an application stands; what is seen of it is its `Application.State`.
public enum ProcessState: CaseIterable, Sendable {
  /// There is no process.
  case notRunning
  /// The process runs, seen or not.
  case running
  /// The process is kept in the background and runs no code: <doc:How-An-App-Ends>.
  case suspended
}
