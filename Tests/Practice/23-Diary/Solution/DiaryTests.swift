import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Diary", .scenario)
struct DiaryTests {
  @Test("What is written is shown, newest first, and is there in the next process")
  func kept() throws {
    try diary { scenario in
      #expect(scenario.texts.contains("Nothing yet"))
      try write("Rain", in: scenario)
      try write(" Sun ", in: scenario)
      #expect(scenario.texts.contains("Sun / Rain"))

      try scenario.relaunch()

      #expect(scenario.texts.contains("Sun / Rain"))
      try write("Snow", in: scenario)
      #expect(scenario.texts.contains("Snow / Sun / Rain"))
    }
  }

  @Test("An empty page is none")
  func empty() throws {
    try diary { scenario in
      try write("  ", in: scenario)

      #expect(scenario.texts.contains("Nothing yet"))
    }
  }

  @Test("The field is empty after each page")
  func emptied() throws {
    try diary { scenario in
      try write("Rain", in: scenario)

      #expect(scenario.window?.view.editedField?.text == "")
    }
  }

  private func diary(_ body: (Scenario) throws -> Void) throws {
    let store = MemoryStore()
    try Scenario.run(.loose, store: store, making: app { DiaryController(in: store) }) { scenario in
      try scenario.launch()
      try body(scenario)
    }
  }

  private func write(_ text: String, in scenario: Scenario) throws {
    try scenario.type(text, into: "Today")
    try scenario.touch("Write")
  }
}
