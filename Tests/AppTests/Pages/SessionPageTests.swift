import Controller
import Foundation
import Model
import Terminal
import Testing

@testable import App
@testable import View

@Suite("Session pages", .patience)
struct SessionPageTests {
  @Test("A page has a step for each line, with the screen, the calls and who holds whom")
  func steps() throws {
    let page = try Self.page(
      """
      #! --demo
      > sign in
      > ok

      """)

    #expect(page.contains("<h2 id=\"name-1\" tabindex=\"-1\">1. The app is launched</h2>"))
    #expect(page.contains("<h2 id=\"name-2\" tabindex=\"-1\">2. <code>&gt; sign in</code></h2>"))
    #expect(page.contains("<a href=\"#step-3\"><code>&gt; ok</code></a>"))
    #expect(page.contains("<div role=\"alertdialog\" aria-label=\"Notice\">"))
    #expect(page.contains("SignInController.signInTouched()"))
    #expect(page.contains("<span class=\"spoken\">View → Controller: </span>"))
    #expect(
      page.contains("SignScreen → SignInController: Email, Password, Sign In, Sign Up (weak)"))
    #expect(page.contains("<code>AppDelegate.applicationWillTerminate(_:)"))
  }

  @Test("What is said beside the screen is said on the page, as a status")
  func messages() throws {
    let page = try Self.page(
      """
      > nothing of that name

      """)

    #expect(
      page.contains("<p class=\"said\" role=\"status\">That matches nothing here.\n"))
  }

  @Test("The calls of a step are in one another as they were made")
  func nesting() throws {
    let page = try Self.page(
      """
      > sign up

      """)

    let calls = try #require(
      page.firstMatch(of: /signUpTouched\(\)<\/code><\/div>\n<ol>\n<li>(.*)/)?.1)
    #expect(calls.contains("SignInController.present(SignUpController, fullScreen)"))
  }

  @Test("A page comes out the same each time, needs nothing from outside, and reads without script")
  func file() throws {
    let name = "contacts-korean"
    let page = try Self.page(TranscriptFolder.standard.text(of: name) ?? "")

    expect(try Self.page(TranscriptFolder.standard.text(of: name) ?? ""), is: page)
    #expect(page.contains("<html lang=\"ko\">"))
    #expect(page.contains("default-src 'none'"))
    for part in ["src=", "http://", "https://", "@import", "url("] {
      expectAbsent(
        part, in: page.replacing("xmlns=\"http://www.w3.org/2000/svg\"", with: ""), name)
    }
    // Only the script hides a step.
    expectAbsent(" hidden=", in: page.components(separatedBy: "<script>")[0])
  }

  @Test("A session by hand has no password on its page, wherever it was typed")
  func secrets() throws {
    let lines = [
      "sign up", "email", "lee@example.com", "secret123", "sign up", "secret123", "email",
      "lee@example.com", "secret124", "sign in", "", "secret123", "sign in", ":trace off",
      "sign out",
    ]

    let page = try Self.recording(lines)

    expectAbsent("secret12", in: page)
    expectPresent("&gt; lee@example.com", in: page)
    expectPresent("&gt; &lt;password 1&gt;", in: page)
    // Switching the trace off does not end the recording.
    expectPresent("MainController.signOutTouched()", in: page)
  }

  @Test("What may have been a password is left out with its answer, which may repeat it")
  func omission() throws {
    let page = try Self.recording(["sign ux", "sign up"])

    expectAbsent("sign ux", in: page)
    expectAbsent("Did you mean", in: page)
    expectPresent("<h2 id=\"name-3\" tabindex=\"-1\">3. <code>&gt; sign up</code></h2>", in: page)
  }

  @Test("A misuse is on the page, and is said at the terminal too")
  func diagnostics() throws {
    let history = SessionHistory()
    let session = ScriptedSession([])
    var program = try Self.program()
    program.willLaunch = { device in
      history.willLaunch(on: device)
      device.application.log.report("Something is wrong.", from: "Test")
    }
    session.willType = { _ in }
    _ = try program.run(reading: session, writing: session.hear)
    history.didEnd()

    let page = SessionPage(title: "Session", language: .english, steps: history.steps).text
    expectPresent("<div class=\"call diagnostic\"><code>Test: Something is wrong.", in: page)
    expectPresent("Something is wrong.", in: session.output)
  }

  // MARK: - Fixtures

  private static func page(_ transcript: String) throws -> String {
    try Transcript(transcript).page(hasher: InProcessProgram.hasher, named: "session").text
  }

  private static func program() throws -> Program {
    var program = Program(
      options: try Options(["--memory"]), language: .english, store: MemoryStore(),
      hasher: InProcessProgram.hasher)
    program.destinations = { _, _ in [] }
    return program
  }

  /// A session by hand, recorded as a page.
  private static func recording(_ lines: [String]) throws -> String {
    let session = ScriptedSession(lines.map(Input.init(typing:)))
    let options = try Options(["--memory"])
    let recorder = SessionRecorder(session, options: options, language: .english)
    var program = try program()
    program.willLaunch = { recorder.device = $0 }
    _ = try program.run(reading: recorder, writing: session.hear)
    recorder.history.didEnd()
    return SessionPage(title: "Session", language: .english, steps: recorder.history.steps).text
  }
}
