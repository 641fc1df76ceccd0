import Controller
import Testing

@Suite("Rules 1.4 to 1.8 and 1.15: coming and going", .patience)
struct ForegroundTests {
  @Test("1.6 [L][T] Opening the switcher and choosing the same app only resigns and activates it")
  func switcher() throws {
    let traced = try launched()

    #expect(try traced.send(.openSwitcher) == ["1.willResign (active)"])
    #expect(traced.application.applicationState == .inactive)
    #expect(try traced.send(.open) == ["1.didActive (active)"])
  }

  @Test("1.7 [L][D] An interruption takes the app out of reach for a moment")
  func interruption() throws {
    let traced = try launched()

    #expect(try traced.send(.interruption) == ["1.willResign (active)"])
    #expect(try traced.send(.interruptionEnded) == ["1.didActive (active)"])
  }

  @Test("1.7 [C] An alert of the app's own and the keyboard are no events of the life cycle")
  func ownAlert() throws {
    let traced = try launched()
    let root = traced.scene(1)?.windows.first?.rootViewController

    root?.present(ScreenController(), animated: true)
    root?.dismiss(animated: true)

    #expect(traced.heard([.delegates, .notifications]) == [])
  }

  @Test("1.8 [D][C] While the divider moves the size changes, out of reach")
  func divider() throws {
    let traced = try launched()
    let session = traced.session(1)

    #expect(
      try traced.send(
        .resizeBegan(session), .resized(session, .init(width: 40, height: 24)),
        .resizeEnded(session)
      ) == [
        "1.willResign (active)", "1.didUpdate (inactive)", "1.didUpdate (inactive)",
        "1.didActive (active)",
      ])
    #expect(traced.scene(1)?.size == .init(width: 40, height: 24))
  }

  @Test("1.15 [L] Nothing appears or disappears by going to the background and back")
  func noAppearance() throws {
    let traced = try launched()

    let heard = try traced.send(
      .home, .open, .openSwitcher, .open, .interruption, .interruptionEnded, .home,
      kinds: [.controllers])

    #expect(heard == [])
  }
}
