import Model
import Testing
import View

@testable import App

@Suite("Change password: the trace")
struct TracingChangePasswordViewTests {
  @Test("What the screen is given and every touch are written down and passed on")
  func passesOn() {
    let log = EventLog(isListening: true)
    let behind = RecordingChangePasswordView()
    let screen = TracingChangePasswordView(behind, log: log)
    let listener = Listener()
    screen.delegate = listener

    screen.email = "lee@example.com"
    for touchable in screen.touchables { touchable.touch() }

    #expect(
      log.events.map(\.text) == ["email = lee@example.com", "changeTouched()", "backTouched()"])
    #expect(behind.email == "lee@example.com")
    #expect(listener.heard == ["change", "back"])
  }
}

private final class Listener: ChangePasswordViewDelegate {
  private(set) var heard: [String] = []

  func changeTouched() { heard.append("change") }
  func backTouched() { heard.append("back") }
}
