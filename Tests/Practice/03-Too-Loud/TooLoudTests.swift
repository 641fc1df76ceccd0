import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Too loud", .scenario)
struct TooLoudTests {
  @Test("In every state that a person can reach, the volume is at most 3")
  func everyState() throws {
    let explorer = Explorer(making: app { VolumeController() })
    explorer.alphabet.events = []
    explorer.always("the volume is at most 3") { state in
      let volumes = state.texts.compactMap {
        $0.split(separator: "Volume ").first.flatMap { Int($0) }
      }
      return volumes.allSatisfy { $0 <= 3 } ? nil : "It is \(volumes)."
    }

    let report = try explorer.explore()

    // 4 volumes, each unmuted or with 4 to go back to.
    #expect(report.progress.states > 20)
  }

  @Test("The button does what it says", arguments: 0...3)
  func back(volume: Int) throws {
    let window = TestWindow(VolumeController())
    for _ in 0..<volume { try window.touch("Louder") }

    try window.touch("Mute")
    #expect(window.texts.contains("Volume 0"))
    try window.touch("Louder")
    try window.touch("Back to \(volume)")

    #expect(window.texts.contains("Volume \(volume)"))
    #expect(window.texts.contains("Mute"))
  }
}
