import Controller
import Testing

@Suite("Rules 1.4 to 1.8 and 1.15: coming and going", .patience)
struct ForegroundTests {
  @Test("1.4 [L][W] Home")
  func home() throws {
    let traced = try launched()

    #expect(
      try traced.send(.home) == [
        "1.willResign (active)", "1.didBG (background)", "1.stateActivity (background)",
      ])
    #expect(traced.application.applicationState == .background)
  }

  @Test("1.5 [L] Back from the background, a connected scene only comes forward")
  func open() throws {
    let traced = try launched()
    try traced.send(.home)

    #expect(try traced.send(.open) == ["1.willFG (background)", "1.didActive (active)"])
  }

  @Test("1.6 [L][T] The switcher opened and the same app chosen")
  func switcher() throws {
    let traced = try launched()

    #expect(try traced.send(.openSwitcher) == ["1.willResign (active)"])
    #expect(traced.application.applicationState == .inactive)
    #expect(try traced.send(.open) == ["1.didActive (active)"])
  }

  @Test("1.6 [C] The switcher opened and another app chosen: no second will-resign")
  func switcherThenHome() throws {
    let traced = try launched()
    try traced.send(.openSwitcher)

    #expect(try traced.send(.home) == ["1.didBG (background)", "1.stateActivity (background)"])
  }

  @Test("1.7 [L][D] An interruption takes the app out of reach for a moment")
  func interruption() throws {
    let traced = try launched()

    #expect(try traced.send(.interruption) == ["1.willResign (active)"])
    #expect(try traced.send(.interruptionEnded) == ["1.didActive (active)"])
  }

  @Test("1.7 [T] A call that rings and is taken")
  func call() throws {
    let traced = try launched()
    try traced.send(.interruption)

    #expect(
      try traced.send(.interruptionAccepted) == [
        "1.didBG (background)", "1.stateActivity (background)",
      ])
    #expect(try traced.send(.open) == ["1.willFG (background)", "1.didActive (active)"])
  }

  @Test("1.7 [C] An alert of the app's own and the keyboard are no events of the life cycle")
  func ownAlert() throws {
    let traced = try launched()
    let root = traced.scene(1)?.windows.first?.rootViewController

    root?.present(ScreenController(), animated: true)
    root?.dismiss(animated: true)

    #expect(traced.heard([.delegates, .notifications]) == [])
  }

  @Test("1.8 [L] Slid aside until another app is chosen beside it")
  func splitView() throws {
    let traced = try launched()

    #expect(try traced.send(.resizeBegan(traced.session(1))) == ["1.willResign (active)"])
    #expect(try traced.send(.resizeEnded(traced.session(1))) == ["1.didActive (active)"])
  }

  @Test("1.8 [D][C] While the divider moves the size changes, out of reach")
  func divider() throws {
    let traced = try launched()
    let session = traced.session(1)

    #expect(
      try traced.send(
        .resizeBegan(session), .resized(session, .init(width: 40, height: 24)),
        .resizeEnded(session)
      ) == ["1.willResign (active)", "1.didUpdate (inactive)", "1.didActive (active)"])
    #expect(traced.scene(1)?.size == .init(width: 40, height: 24))
  }

  @Test("1.8 [C] The divider dragged to the edge takes one scene to the background")
  func dividerToEdge() throws {
    let traced = try launched(windows: 2)

    #expect(
      try traced.send(.resizeBegan(traced.session(1)), .movedOffScreen(traced.session(1)))
        == Steps.leave(1))
    #expect(traced.states == [.background, .foregroundActive])
  }

  @Test("1.8 [C] Moving one of two scenes is nothing to the other")
  func otherScene() throws {
    let traced = try launched(windows: 2)

    let heard = try traced.send(.resizeBegan(traced.session(2)), .resizeEnded(traced.session(2)))

    #expect(heard == Steps.resign(2) + Steps.active(2))
  }

  @Test("1.15 [L] Nothing appears or disappears by going to the background and back")
  func noAppearance() throws {
    let traced = try launched()

    let heard = try traced.send(
      .home, .open, .openSwitcher, .open, .interruption, .interruptionEnded, .home,
      kinds: [.controllers])

    #expect(heard == [])
  }

  @Test("1.4 [C] Trap 10: resigning is not going to the background")
  func resigning() throws {
    let traced = try launched()

    let heard = try traced.send(.interruption, kinds: [.delegates, .notifications])

    #expect(heard.filter { $0.contains("BG") || $0.contains("Background") } == [])
    #expect(traced.states == [.foregroundInactive])
  }
}
