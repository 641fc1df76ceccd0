import View

/// What is watched while one step is taken: what stays alive, and where editing begins.
@MainActor
struct StepWatch {
  /// What is still alive of a process that has ended.
  private(set) var leak: ScenarioError.Reason?

  /// Whether something has left the screen and is still alive.
  private(set) var keepsAlive = false

  private var leaks = LeakDetector()
  /// How often editing had begun in each window.
  private let edits: [ObjectIdentifier: UInt32]

  /// The number of the newest window, or `nil` if no process was running.
  private let lastNumber: Int?

  /// Watches an application from before a step, which may end its process.
  init(_ application: Application, mayEnd: Bool) {
    edits = application.edits
    lastNumber = application.process?.scenes?.sessions.lastNumber
    guard application.isRunning else { return }
    mayEnd ? leaks.watch(application) : leaks.watchWindows(of: application)
  }

  /// The step was taken, and the process goes on.
  mutating func stepEnded(in application: Application) {
    keepsAlive = !leaks.takeAlive(leaving: application).isEmpty
  }

  /// The windows in which editing has begun since, and goes on.
  func editedWindows(of application: Application) -> [Window] {
    let now = application.edits
    return application.windows.filter {
      let window = ObjectIdentifier($0)
      return $0.view.textInput.firstResponder != nil && now[window] != edits[window]
    }
  }

  /// The windows that were opened since.
  func openedWindows(of application: Application) -> [Window] {
    guard let lastNumber, let sessions = application.process?.scenes?.sessions else { return [] }
    return sessions.numbered.values.filter { $0.number > lastNumber }
      .compactMap { ($0.scene as? WindowScene)?.keyWindow }
  }

  /// The process is about to end.
  mutating func processWillEnd(_ application: Application) { leaks.watch(application) }

  /// The process has ended, and another may begin.
  mutating func processEnded(before next: Application) {
    do throws(ScenarioError.Reason) { try leaks.check(except: next) } catch { leak = error }
  }
}

extension Application {
  /// Every window, seen or not.
  var windows: [Window] { process?.interface.windows ?? [] }

  /// How often editing has begun in each window.
  fileprivate var edits: [ObjectIdentifier: UInt32] {
    Dictionary(windows.map { (ObjectIdentifier($0), $0.view.textInput.editing) }) { $1 }
  }
}
