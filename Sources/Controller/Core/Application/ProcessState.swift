/// The state of an application's process; that of its interface is `Application.State`.
///
/// ```swift
/// #expect(application.processState == .notRunning)
/// try application.send(.launch())
/// try application.send(.home)
/// try application.send(.suspend)
/// #expect(application.processState == .suspended)
/// ```
public enum ProcessState: CaseIterable, Sendable {
  /// There is no process.
  case notRunning
  /// The process runs, seen or not.
  case running
  /// The process is in the background and runs no code: <doc:How-An-App-Ends>.
  case suspended
}
