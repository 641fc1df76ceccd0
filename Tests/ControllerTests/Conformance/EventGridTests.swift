import Foundation
import Testing
import View
import Workshop

@testable import Controller

/// Every event in every state of an app with one window: what is heard, or the error by its name.
@Suite("The grid of all events")
struct EventGridTests {
  @Test("3.5 [C] Each event in each state: the exact calls, or the named error", arguments: cells)
  func grid(_ cell: GridCell) throws {
    let traced = try cell.standing.reach()
    let (states, isRunning) = (traced.states, traced.application.isRunning)
    let session = traced.session(1)
    let event = try #require(Self.event(cell.event, to: session))

    switch cell.error(session.scene?.activationState) {
    case nil:
      #expect(try traced.send(event) == cell.calls)
    case let error?:
      #expect(throws: error) { try traced.send(event, kinds: [.delegates, .notifications]) }
      #expect(traced.heard([.delegates, .notifications]) == [])
      #expect(traced.states == states)
      #expect(traced.application.isRunning == isRunning)
      try checkStillSuspended(traced, cell.standing)
    }
  }

  /// Only a suspended process is closed silently.
  private func checkStillSuspended(_ traced: TracedApplication, _ standing: Standing) throws {
    guard traced.application.isRunning else { return }
    let heard = try traced.send(.closeInSwitcher)
    #expect(heard.isEmpty == (standing == .suspended))
  }

  @Test("3.5 [C] No event is missing from the grid")
  func complete() {
    let session = SceneSession()
    let names = SystemEvent.Kind.allCases.compactMap { Self.event($0, to: session)?.name }
    #expect(Set(Self.cells.map(\.event)) == Set(names))
    #expect(Self.cells.count == names.count * Standing.allCases.count)
  }

  // One letter is one call, as in the legend of `GridCell`. A word is an error: "gone" the process
  // does not run, "runs" it does, "app" or "scene" is in the wrong state, "unknown" is the session.
  private nonisolated static let table = """
                            | not running | active | inactive | background | suspended
    launch                  | L c C A     | runs   | runs     | runs       | runs
    launch in the background| l           | runs   | runs     | runs       | runs
    go home                 | gone        | R B S  | B S      | app        | app
    open the app            | gone        | app    | A        | F A        | F A
    open the app switcher   | gone        | R      | app      | app        | app
    interrupt               | gone        | R      | app      | app        | app
    end an interruption     | gone        | app    | A        | app        | app
    accept an interruption  | gone        | R B S  | B S      | app        | app
    begin resizing          | gone        | R      | scene    | scene      | scene
    resize                  | gone        | Z      | z        | scene      | scene
    end resizing            | gone        | scene  | A        | scene      | scene
    move off the screen     | gone        | scene  | B S      | scene      | scene
    open another window     | gone        | n      | i A      | b          | b
    show a window           | gone        | -      | A        | F A        | F A
    close a window          | gone        | R B S T| B S T    | T          | -
    reclaim a scene         | gone        | scene  | scene    | S D        | S D
    open an address         | gone        | U      | u A      | F u A      | F u A
    continue an activity    | gone        | O      | o A      | F o A      | F o A
    continue from another device | gone   | V      | v A      | F v A      | F v A
    perform a quick action  | gone        | P      | p A      | F p A      | F p A
    open a notification     | gone        | N      | r A      | F r A      | F r A
    suspend                 | gone        | app    | app      | -          | app
    warn of low memory      | gone        | M      | m        | w          | w
    close in the switcher   | gone        | R B S D X T | B S D X T | D X T | -
    terminate               | gone        | R B S T| B S T    | T          | -
    crash                   | gone        | -      | -        | -          | -
    """

  private nonisolated static let cells = table.split(separator: "\n").dropFirst().flatMap { line in
    let columns = line.split(separator: "|").map { $0.trimmed }
    return zip(Standing.allCases, columns.dropFirst()).map {
      GridCell(event: columns[0], standing: $0, text: $1)
    }
  }

  /// The names of all events, in the order of the grid.
  static var eventNames: [String] {
    cells.filter { $0.standing == .active }.map(\.event)
  }

  /// The event of a name, as it happens to a session.
  static func event(_ name: String, to session: SceneSession) -> SystemEvent? {
    SystemEvent.Kind.allCases.compactMap { event($0, to: session) }.first { $0.name == name }
  }

  /// An event of a kind, as it happens to a session.
  static func event(_ kind: SystemEvent.Kind, to session: SceneSession) -> SystemEvent? {
    switch kind {
    case .launch: .launch()
    case .launchInBackground: .launchInBackground()
    case .openURL: .arrive(.url(URL(filePath: "/sign-up")))
    case .continue: .arrive(.userActivity(UserActivity(activityType: "sign-up")))
    case .handoff:
      .arrive(.handoff(activityType: "sign-up", UserActivity(activityType: "sign-up")))
    case .shortcut:
      .arrive(.shortcutItem(ApplicationShortcutItem(type: "sign-up", localizedTitle: "Sign Up")))
    case .notification:
      .arrive(.notificationResponse(NotificationResponse(identifier: "welcome", title: "Hello")))
    default: kind.event(for: session)
    }
  }
}
