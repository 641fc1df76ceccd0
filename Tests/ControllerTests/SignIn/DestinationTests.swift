import Controller
import Model
import Testing
import View

@Suite("Destinations behind the front door", .patience)
struct DestinationTests {
  @Test(
    "The main screen has a button for each destination; a touch shows it, with who is signed in")
  func opens() throws {
    let harness = try signedIn()

    #expect(harness.views.mainView?.destinations == destinations.map(\.name))
    harness.views.mainView?.delegate?.destinationTouched(at: 1)

    #expect(harness.controllerNames == ["SignInController", "MainController", "PlaceController"])
    #expect(harness.window.controllers.last?.title == "Attic of lee@example.com")
    #expect(harness.window.controllers.last?.modalPresentationStyle == .fullScreen)
    harness.window.controllers.last?.dismiss(animated: true)
    #expect(harness.controllerNames == ["SignInController", "MainController"])
  }

  @Test(
    "When the session ends, who is behind it leaves with the main screen",
    arguments: [true, false])
  func leaves(isPresentedBySignIn: Bool) throws {
    let harness = try signedIn()
    let window = isPresentedBySignIn ? harness.window : try SignInHarness.open(harness.frontDoor)
    let main = try #require(window.controllers.last as? MainController)
    main.destinationTouched(at: 0)
    #expect(window.controllers.last?.title == "Cellar of lee@example.com")

    try harness.frontDoor.loginSession.end()

    #expect(window.controllers.map(\.debugName) == ["SignInController"])
    #expect(window.log.diagnostics == [])
  }

  @Test(
    "An index that no destination has shows nothing, and is reported", arguments: [-1, 2, Int.max])
  func noDestination(index: Int) throws {
    let harness = try signedIn()
    let main = try #require(harness.window.controllers.last as? MainController)

    main.destinationTouched(at: index)

    #expect(harness.controllerNames == ["SignInController", "MainController"])
    #expect(
      harness.window.log.diagnostics.map(\.text) == [
        "There is no destination at index \(index): there are 2. Use the index of a button, from 0."
      ])
  }

  @Test("Without destinations the main screen is told of none")
  func none() throws {
    let harness = try SignInHarness()
    try harness.register("lee@example.com", "secret123")
    harness.signIn("lee@example.com", "secret123")

    #expect(harness.views.mainView?.destinations == [])
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
    let harness = try SignInHarness(destinations: destinations)
    try harness.register("lee@example.com", "secret123")
    harness.signIn("lee@example.com", "secret123")
    return harness
  }
}

private final class PlaceController: ViewController {}
