import Model
import Terminal
import Testing
import View
import Workshop

@testable import App
@testable import ProgramKit

@Suite("The front end", .patience)
struct FrontEndTests {
  @Test("T3: Ctrl-Z at the home screen leaves the app there")
  func stopAtHome() throws {
    let typed: [Input] = [.init(typing: ":home"), .signal(.stop), .init(typing: ":tree")]

    let session = try InProcessProgram().launch(taking: typed)

    #expect(session.outputs[2] == "", "nothing is said of a stop that changed nothing")
    #expect(session.outputs[3].hasPrefix("  Application background\n"), "\(session)")
  }

  @Test("T4: Ctrl-C in a field draws the screen again, although nothing in it has changed")
  func leaveField() throws {
    let typed: [Input] = [.init(typing: "email"), .signal(.interrupt), .init(typing: ":tree")]

    let session = try InProcessProgram().launch(taking: typed)

    #expect(session.outputs[1] == "")
    #expect(session.outputs[2] == Self.withoutBanner(session.outputs[0]))
  }

  @Test("A window that comes into sight again begins with the banner, as the first time")
  func bannerAgain() throws {
    let session = try InProcessProgram().launch(typing: [":home", ":open"])

    #expect(session.outputs[0].hasPrefix("  Vestibule   ● ● ●\n"), "\(session.outputs)")
    #expect(session.outputs[2] == session.outputs[0])
  }

  @Test(
    "Trap 15: how long a password is, however short, is not seen", arguments: ["1", "12", "123"])
  func shortPassword(password: String) throws {
    let long = try InProcessProgram().launch(typing: ["password", "12345678"])

    let short = try InProcessProgram().launch(typing: ["password", password])

    #expect(short.outputs == long.outputs)
  }

  @Test(
    "T7: A last word that cannot be written is an error, as any other", arguments: [true, false])
  func unwritten(isWritten: Bool) throws {
    let program = ProgramRun(
      options: try Options(["--memory", "--trace"]), language: .english,
      store: MemoryStore(), hasher: InProcessProgram.hasher)
    var said = ""

    let ending = try program.run(reading: ScriptedSession([])) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      said += text
      return isWritten || !text.contains("applicationWillTerminate")
    }

    expectPresent("applicationWillTerminate", in: said)
    #expect(ending == (isWritten ? .finished : .unwritten))
  }

  private static func withoutBanner(_ screen: String) -> String {
    screen.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
      .joined(separator: "\n")
  }
}
