import Model
import Testing
import View

@Suite("Weak delegates, as the catalogue shows them")
struct WeakDelegateTests {
  @Test("A delegate that is gone was kept alive by no button, and the touch is reported")
  func gone() throws {
    let (screen, log) = (SignScreen(.signIn), EventLog())
    let window = WindowView()
    window.log = log
    window.addSubview(screen)
    let signUp = try #require(screen.controls.last)
    var doorman: Doorman? = Doorman()
    screen.signContainer.setButtonDelegate(try #require(doorman))
    window.touch(signUp)
    #expect(doorman?.heard == ["sign up"])

    weak let watched = doorman
    doorman = nil
    window.touch(signUp)

    #expect(watched == nil)
    let report = try #require(log.diagnostics.first).text
    #expect(report.hasPrefix("\"Sign Up\" on SignScreen was touched, but it has no delegate"))
  }
}

private final class Doorman {
  fileprivate var heard: [String] = []
}

extension Doorman: SignButtonDelegate {
  func signInTouched() { heard.append("sign in") }
  func signUpTouched() { heard.append("sign up") }
}
