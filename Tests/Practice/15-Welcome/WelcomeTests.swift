import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Welcome", .scenario)
struct WelcomeTests {
  @Test("The app begins with a word of welcome, and then shows its first screen")
  func begins() throws {
    let window = TestWindow(HomeController())
    #expect(window.controllerNames == ["HomeController", "WelcomeController"])
    #expect(window.texts.contains("Welcome!"))

    try window.touch("Begin")

    #expect(window.controllerNames == ["HomeController"])
    #expect(window.texts.contains("Home"))
    #expect(window.log.diagnostics.map(\.text) == [])
  }

  @Test("A user who returns from the news is not welcomed again")
  func once() throws {
    let window = TestWindow(HomeController())
    try window.touch("Begin")

    for _ in 1...2 {
      try window.touch("News")
      #expect(window.texts.contains("No news today."))
      try window.touch("Back")
      #expect(window.controllerNames == ["HomeController"])
    }
    #expect(window.log.diagnostics.map(\.text) == [])
  }

  @Test("Every window begins with a word of welcome")
  func windows() throws {
    let windows = [TestWindow(HomeController()), TestWindow(HomeController())]

    for window in windows { #expect(window.texts.contains("Welcome!")) }
  }

  @Test("What leaves the screen leaves the memory")
  func leaves() throws {
    try Scenario.run(.loose, making: app { HomeController() }) { scenario in
      try scenario.launch()
      try scenario.touch("Begin")
      try scenario.touch("News")
      try scenario.touch("Back")
    }
  }
}
