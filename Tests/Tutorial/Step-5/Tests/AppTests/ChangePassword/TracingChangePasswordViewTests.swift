import Model
import Testing
import View

@testable import App

@Suite("Change password: the trace")
struct TracingChangePasswordViewTests {
  @Test("Every touch is written down and passed on")
  func touches() {
    let log = EventLog(isListening: true)
    let behind = RecordingChangePasswordView()
    let screen = TracingChangePasswordView(behind, log: log)
    let listener = Listener()
    screen.delegate = listener

    for touchable in screen.touchables { touchable.touch() }

    #expect(log.events.map(\.text) == ["changeTouched()", "backTouched()"])
    #expect(listener.heard == ["change", "back"])
  }
}

private final class Listener: ChangePasswordViewDelegate {
  private(set) var heard: [String] = []

  func changeTouched() { heard.append("change") }
  func backTouched() { heard.append("back") }
}
