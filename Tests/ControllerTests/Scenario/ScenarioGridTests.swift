import Controller
import Testing
import VestibuleTesting
import Workshop

@Suite("A scenario moves a scene", .scenario, .patience)
struct ScenarioGridTests {
  @Test(
    "A scene that a scenario moves from any state to any state gets exactly the calls between them",
    arguments: transitions)
  func grid(_ cell: Cell) throws {
    let scenario = bare()
    try scenario.launch()
    let session = try #require(scenario.application.sessions.first)
    try scenario.move(session, to: cell.from)
    scenario.takeEvents()

    let events = try scenario.move(session, to: cell.to)

    #expect(events == cell.events.map { "RecordingSceneDelegate 1.\($0)" })
    #expect((session.scene?.activationState ?? .unattached) == cell.to)
    scenario.takeEvents()
    try scenario.finish()
  }

  @Test(
    "A scene that a scenario has moved stays where it is when a window comes",
    arguments: [true, false])
  func beside(inBackground: Bool) throws {
    let scenario = bare(.loose)
    try scenario.send(inBackground ? .launchInBackground(connectingScene: true) : .launch())
    if !inBackground { try scenario.send(.home) }
    let session = try #require(scenario.application.sessions.first)
    try scenario.move(session, to: .foregroundInactive)

    try scenario.send(.newWindow())

    let states = scenario.application.scenes.map(\.activationState)
    #expect(states == [.foregroundInactive, .foregroundActive])
    try scenario.finish()
  }

  @Test(
    "A scene cannot be moved while the process does not run",
    arguments: Scene.ActivationState.allCases)
  func notRunning(_ state: Scene.ActivationState) throws {
    let scenario = bare()

    #expect(throws: ScenarioError(.lifeCycle(.notRunning(event: "move a scene to \(state)")))) {
      try scenario.move(SceneSession(), to: state)
    }
  }
}

// MARK: - Fixtures

struct Cell: Sendable, CustomTestStringConvertible {
  let from: Scene.ActivationState
  let to: Scene.ActivationState
  let events: [String]

  nonisolated var testDescription: String { "\(from) → \(to)" }
}

private nonisolated let connect = "scene(_:willConnectTo:options:) (unattached)"
private nonisolated let appear = "sceneWillEnterForeground(_:) (unattached)"
private nonisolated let foreground = "sceneWillEnterForeground(_:) (background)"
private nonisolated let active = "sceneDidBecomeActive(_:) (foregroundActive)"
private nonisolated let resign = "sceneWillResignActive(_:) (foregroundActive)"
private nonisolated let background = "sceneDidEnterBackground(_:) (background)"
private nonisolated let save = "stateRestorationActivity(for:) (background)"
private nonisolated let disconnect = "sceneDidDisconnect(_:) (unattached)"

private nonisolated let transitions: [Cell] = [
  Cell(from: .unattached, to: .unattached, events: []),
  Cell(from: .unattached, to: .background, events: [connect, save]),
  Cell(from: .unattached, to: .foregroundInactive, events: [connect, appear]),
  Cell(from: .unattached, to: .foregroundActive, events: [connect, appear, active]),
  Cell(from: .background, to: .unattached, events: [save, disconnect]),
  Cell(from: .background, to: .background, events: []),
  Cell(from: .background, to: .foregroundInactive, events: [foreground]),
  Cell(from: .background, to: .foregroundActive, events: [foreground, active]),
  Cell(from: .foregroundInactive, to: .unattached, events: [background, save, disconnect]),
  Cell(from: .foregroundInactive, to: .background, events: [background, save]),
  Cell(from: .foregroundInactive, to: .foregroundInactive, events: []),
  Cell(from: .foregroundInactive, to: .foregroundActive, events: [active]),
  Cell(from: .foregroundActive, to: .unattached, events: [resign, background, save, disconnect]),
  Cell(from: .foregroundActive, to: .background, events: [resign, background, save]),
  Cell(from: .foregroundActive, to: .foregroundInactive, events: [resign]),
  Cell(from: .foregroundActive, to: .foregroundActive, events: []),
]
