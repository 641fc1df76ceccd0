import Controller
import Testing
import Workshop

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

  @Test("1.16 [C] A process that ended can be launched again")
  func again() throws {
    let traced = try launched()
    try traced.send(.terminate)

    #expect(try traced.send(.launch()) == Steps.start + Steps.connect(1))
  }
}
