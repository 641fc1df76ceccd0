import Model
import Testing
import View

@Suite("Text display")
struct TextDisplayTests {
  let display = TextDisplay(language: .english)

  @Test("What is said while the output is passed on is passed on next")
  func saidMeanwhile() {
    var passed: [String] = []
    func pass() -> Bool {
      display.passOutput { bytes in
        passed.append(String(decoding: bytes, as: UTF8.self))
        if passed.count == 1 { display.say("Again.") }
        return passed.count == 1
      }
    }
    display.say("Once.")

    let answers = [pass(), pass(), pass()]

    #expect(passed == ["  Once.\n", "  Again.\n"])
    #expect(answers == [true, false, true], "nothing to pass on succeeds")
  }

  @Test("A touch that nobody is told of is reported in the log, and only such a one")
  func nobodyListens() {
    let (factory, log, delegate) = (TextViewFactory(display: display), EventLog(), FormController())
    let (window, screen) = (factory.makeWindowView(), factory.makeSignInView())
    window.addSubview(screen)
    window.makeKey()
    display.log = log

    _ = display.receive("Sign In")
    screen.signContainer.setButtonDelegate(delegate)
    _ = display.receive("Sign In")

    #expect(log.diagnostics.map(\.receiver) == ["Sign In"])
  }
}
