import Testing
import View

@Suite("Weak delegates, as the catalogue shows them")
struct WeakDelegateTests {
  @Test("A button whose delegate is gone does nothing, and keeps nobody alive")
  func gone() throws {
    let screen = RecordingSignView()
    var doorman: Doorman? = Doorman()
    screen.signContainer.setButtonDelegate(try #require(doorman))
    screen.buttons.touchSignUp()
    #expect(doorman?.heard == ["sign up"])

    weak let watched = doorman
    doorman = nil
    screen.buttons.touchSignUp()

    #expect(watched == nil)
  }
}

private final class Doorman: SignButtonDelegate {
  private(set) var heard: [String] = []

  func signInTouched() { heard.append("sign in") }
  func signUpTouched() { heard.append("sign up") }
}
