import Controller
import Model
import Testing
import View

@Suite("Rooms behind the front door", .patience)
struct RoomTests {
  @Test("The main screen has a button for each room; a touch shows it, with who is signed in")
  func opens() throws {
    let door = try signedIn()

    #expect(door.views.mainViews.last?.rooms == rooms.map(\.name))
    door.views.mainViews.last?.touchRoom(at: 1)

    #expect(door.screens == ["SignInController", "MainController", "RoomController"])
    #expect(door.window.controllers.last?.title == "Attic of lee@example.com")
    door.window.controllers.last?.dismiss(animated: true)
    #expect(door.screens == ["SignInController", "MainController"])
  }

  @Test(
    "When the session ends, who is in a room leaves it with the main screen",
    arguments: [true, false])
  func leaves(isPresentedBySignIn: Bool) throws {
    let door = try signedIn()
    let window = isPresentedBySignIn ? door.window : try Door.open(door.frontDoor)
    let main = try #require(window.controllers.last as? MainController)
    main.roomTouched(at: 0)
    #expect(window.controllers.last?.title == "Cellar of lee@example.com")

    try door.frontDoor.session.end()

    #expect(window.controllers.map(\.name) == ["SignInController"])
    #expect(window.log.diagnostics == [])
  }

  @Test("An index that no room has shows nothing, and is reported", arguments: [-1, 2, Int.max])
  func noRoom(index: Int) throws {
    let door = try signedIn()
    let main = try #require(door.window.controllers.last as? MainController)

    main.roomTouched(at: index)

    #expect(door.screens == ["SignInController", "MainController"])
    #expect(
      door.window.log.diagnostics.map(\.text) == [
        "There is no room at index \(index): there are 2. Tell the index of a room's button, from 0."
      ])
  }

  @Test("Without rooms the main screen is told of none")
  func none() throws {
    let door = try Door()
    try door.register("lee@example.com", "secret123")
    door.signIn("lee@example.com", "secret123")

    #expect(door.views.mainViews.last?.rooms == [])
    #expect(door.views.log.events.map(\.text).filter { $0.contains("rooms") } == [])
  }

  // MARK: - Fixtures

  private let rooms = ["Cellar", "Attic"].map { name in
    Room(Phrase(name, ko: name)) { _, email in
      let room = RoomController()
      room.title = "\(name) of \(email)"
      return room
    }
  }

  private func signedIn() throws -> Door {
    let door = try Door(rooms: rooms)
    try door.register("lee@example.com", "secret123")
    door.signIn("lee@example.com", "secret123")
    return door
  }
}

private final class RoomController: ViewController {}
