import Controller
import Model
import View

/// What is watched while one step is taken: what stays alive, where editing begins, and which
/// windows are opened.
@MainActor
struct StepWatch {
  /// What is still alive of a process that has ended.
  private(set) var leak: LeakDetector.Leak?

  private var leaks = LeakDetector()
  /// What was on the screen before the step; after it, what has left the screen and is still alive.
  private var shown: [Shown] = []
  /// How often editing had begun in each window, and its uppermost screen.
  private let edits: [(window: ObjectIdentifier, count: UInt32, top: ObjectIdentifier?)]
  /// The number of the newest window, or `nil` if no process was running.
  private let lastNumber: Int?

  /// A controller or a view that was on the screen.
  private struct Shown {
    let identifier: ObjectIdentifier
    weak var object: AnyObject?
  }

  /// Watches an application from before a step, which may end its process.
  init(_ application: Application, mayEnd: Bool) {
    let windows = application.windows
    edits = windows.map { (ObjectIdentifier($0), $0.view.textInput.editing, $0.top) }
    lastNumber = application.snapshot?.lastNumber
    guard application.isRunning else { return }
    if mayEnd {
      leaks.watch(application)
    } else {
      shown = windows.shownObjects.map { Shown(identifier: ObjectIdentifier($0), object: $0) }
    }
  }

  /// The step was taken, and the process goes on.
  mutating func stepEnded(in application: Application) {
    let now = application.windows.shownObjects.map(ObjectIdentifier.init)
    shown.removeAll { now.contains($0.identifier) || $0.object == nil }
  }

  /// Whether something has left the screen in the step and is still alive.
  var keepsAlive: Bool { !shown.isEmpty }

  /// The windows in which editing has begun since, and goes on; one that is new may edit its field.
  func editedWindows(of application: Application) -> [Window] {
    application.windows.filter { window in
      let input = window.view.textInput
      let before = edits.first { $0.window == ObjectIdentifier(window) }
      return input.firstResponder != nil && before.map { $0.count != input.editing } == true
    }
  }

  /// Whether the uppermost screen of a window was that before.
  func hadOnTop(_ window: Window) -> Bool {
    edits.contains { $0.top == window.top }
  }

  /// The windows that were opened since.
  func openedWindows(of application: Application) -> [Window] {
    guard let lastNumber else { return [] }
    return application.openSessions.filter { $0.number > lastNumber }
      .compactMap { ($0.scene as? WindowScene)?.keyWindow }
  }

  /// The process is about to end.
  mutating func processWillEnd(_ application: Application) {
    leaks.watch(application)
    for object in shown.compactMap(\.object) { leaks.watch(object) }
  }

  /// The process has ended, and another may begin.
  mutating func processEnded(before next: Application) {
    leak = leaks.leak(except: next)
  }
}

extension Window {
  fileprivate var top: ObjectIdentifier? { view.subviews.last.map(ObjectIdentifier.init) }
}

@MainActor
extension [Window] {
  /// The controllers in all of them, with their views.
  fileprivate var shownObjects: [AnyObject] {
    var objects: [AnyObject] = []
    for controller in flatMap(\.controllers) {
      objects.append(controller)
      if let view = controller.viewIfLoaded { objects.append(view) }
    }
    return objects
  }
}
