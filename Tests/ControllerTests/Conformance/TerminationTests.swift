import Controller
import Testing

@Suite("Rules 1.16 and 1.17: the end, and short memory", .patience)
struct TerminationTests {
  @Test("1.16 [D] Terminated by the system, the app leaves the screen and is told, then observers")
  func terminate() throws {
    let traced = try launched()

    #expect(
      try traced.send(.terminate, kinds: [.delegates, .notifications]).suffix(3) == [
        "1.stateActivity (background)", "app.willTerminate (background)",
        "N:UIApplication.willTerminate (background)",
      ])
    #expect(!traced.application.isRunning)
  }

  @Test("1.16 [D] Terminated while running in the background, only will-terminate is heard")
  func terminateInBackground() throws {
    let traced = try launched()
    try traced.send(.home)

    #expect(try traced.send(.terminate) == ["app.willTerminate (background)"])
  }

  @Test("1.16 [D][L] Suspended, there is no callback of any kind")
  func suspended() throws {
    for end: SystemEvent in [.terminate, .closeInSwitcher, .crash] {
      let traced = try launched()
      try traced.send(.home, .suspend)

      #expect(try traced.send(end, kinds: [.delegates, .notifications]) == [])
      #expect(!traced.application.isRunning)
    }
  }

  @Test("1.16 [D] will-terminate is not one of the methods that scenes replace")
  func notReplaced() throws {
    #expect(try launched().send(.terminate).last == "app.willTerminate (background)")
    #expect(try launched(.classic).send(.terminate).last == "app.willTerminate (background)")
  }

  @Test("1.16 [C] A crash is heard by nobody, in whatever state")
  func crash() throws {
    for before: [SystemEvent] in [[], [.interruption], [.home], [.home, .suspend]] {
      let traced = try launched()
      for event in before { try traced.send(event) }

      #expect(try traced.send(.crash, kinds: [.delegates, .notifications, .controllers]) == [])
      #expect(!traced.application.isRunning)
    }
  }

  @Test("1.16 [C] A process that ended can be launched again")
  func again() throws {
    let traced = try launched()
    try traced.send(.terminate)

    #expect(try traced.send(.launch()) == Steps.start + Steps.connect(1))
  }

  @Test("1.17 [D] Short memory: the app's delegate, then controllers, then observers")
  func memory() throws {
    let traced = try launched()
    let root = traced.scene(1)?.windows.first?.rootViewController
    root?.present(ScreenController(), animated: false)
    _ = traced.heard()

    #expect(
      try traced.send(
        .memoryWarning, kinds: [.delegates, .controllers, .notifications]) == [
          "app.memoryWarning (active)", "VC.memoryWarning", "VC.memoryWarning",
          "N:UIApplication.didReceiveMemoryWarning (active)",
        ])
  }

  @Test("1.17 [D] Without scenes the window of the app's delegate is reached too")
  func memoryClassic() throws {
    let traced = try launched(.classic)

    #expect(
      try traced.send(
        .memoryWarning, kinds: [.delegates, .controllers, .notifications]) == [
          "app.memoryWarning (active)", "VC.memoryWarning",
          "N:UIApplication.didReceiveMemoryWarning (active)",
        ])
  }
}
