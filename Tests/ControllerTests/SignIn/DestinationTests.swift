import Controller
import Model
import Testing
import View

@Suite("Destinations behind the front door", .patience)
struct DestinationTests {
  @Test(
    "The main screen has a button for each destination; a touch shows it, with who is signed in")
  func opens() throws {
    let door = try signedIn()

    #expect(door.views.mainView?.destinations == destinations.map(\.name))
    door.views.mainView?.delegate?.destinationTouched(at: 1)

    #expect(door.controllerNames == ["SignInController", "MainController", "PlaceController"])
    #expect(door.window.controllers.last?.title == "Attic of lee@example.com")
    door.window.controllers.last?.dismiss(animated: true)
    #expect(door.controllerNames == ["SignInController", "MainController"])
  }

  @Test(
    "When the session ends, who is behind it leaves with the main screen",
    arguments: [true, false])
  func leaves(isPresentedBySignIn: Bool) throws {
    let door = try signedIn()
    let window = isPresentedBySignIn ? door.window : try SignInHarness.open(door.frontDoor)
    let main = try #require(window.controllers.last as? MainController)
    main.destinationTouched(at: 0)
    #expect(window.controllers.last?.title == "Cellar of lee@example.com")

    try door.frontDoor.loginSession.end()

    #expect(window.controllers.map(\.debugName) == ["SignInController"])
    #expect(window.log.diagnostics == [])
  }

  @Test(
    "An index that no destination has shows nothing, and is reported", arguments: [-1, 2, Int.max])
  func noDestination(index: Int) throws {
    let door = try signedIn()
    let main = try #require(door.window.controllers.last as? MainController)

    main.destinationTouched(at: index)

    #expect(door.controllerNames == ["SignInController", "MainController"])
    #expect(
      door.window.log.diagnostics.map(\.text) == [
        "There is no destination at index \(index): there are 2. Use the index of a button, from 0."
      ])
  }

  @Test("Without destinations the main screen is told of none")
  func none() throws {
    let door = try SignInHarness()
    try door.register("lee@example.com", "secret123")
    door.signIn("lee@example.com", "secret123")

    #expect(door.views.mainView?.destinations == [])
  }

  // MARK: - Fixtures

  private let destinations = ["Cellar", "Attic"].map { name in
    Destination(Phrase(verbatim: name)) { _, email in
      let place = PlaceController()
      place.title = Phrase(verbatim: "\(name) of \(email)")
      return place
    }
  }

  private func signedIn() throws -> SignInHarness {
    let door = try SignInHarness(destinations: destinations)
    try door.register("lee@example.com", "secret123")
    door.signIn("lee@example.com", "secret123")
    return door
  }
}

private final class PlaceController: ViewController {}
