import ProgramKit
import Testing
import Vestibule
import Workshop

@MainActor
@Suite("Examples: a window that comes back")
struct ReconnectTests {
  @Test("A scene that is connected again shows the account as it is now", arguments: [false, true])
  func reconnect(isSignedOut: Bool) throws {
    let store = MemoryStore()
    try Accounts(store: store, hasher: ExplorerHasher())
      .register(UserInfo(email: "lee@example.com", password: "p4ssw0rd"))
    let scenario = Scenario(store: store) { store, log in
      AppRecipe.frontDoor().makeApplication(
        in: Surroundings(store: store, log: log, hasher: ExplorerHasher()))
    }
    try scenario.launch()
    try scenario.enter("lee@example.com", into: "Email")
    try scenario.enter("p4ssw0rd", into: "Password")
    try scenario.touch("Sign In")
    let session = try #require(scenario.application.sessions.first)

    try scenario.send(.home)
    try scenario.send(.reclaim(session))  // the process goes on without the scene
    if isSignedOut { try LoginSession(store: store).end() }
    try scenario.send(.open)

    #expect(scenario.controllerNames.last == (isSignedOut ? "SignInController" : "MainController"))
    #expect(scenario.application.log.diagnostics.isEmpty)
  }
}
