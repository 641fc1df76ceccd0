import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Diary", .scenario)
struct DiaryTests {
  @Test("What is written is there in the next process")
  func kept() throws {
    let store = MemoryStore()
    try Scenario.run(.loose, store: store, making: app { DiaryController(in: store) }) { scenario in
      try scenario.launch()

      // `try scenario.relaunch()` ends the process, and begins the next one with the same store.
    }
  }
}
