import ProgramKit
import Testing
import Vestibule

// `reading` is the program: Program("reading", …).
@MainActor
@Test("two-books")
func readingSession() throws {
  try Scenario.run(.loose, making: reading.making("--language", "en")) { scenario in
    try scenario.launch()
    #expect(scenario.texts == ["Books to read", "Name", "Add"])
    try scenario.touch("Add")
    #expect(scenario.texts == ["Which one?", "OK"])
    try scenario.touch("OK")
    #expect(scenario.texts == ["Books to read", "Name", "Add"])
    try scenario.touch("Name")
    try scenario.enter("Dune", into: "Name")
    #expect(scenario.texts == ["Books to read", "Name", "Dune", "Add"])
    try scenario.touch("Add")
    #expect(scenario.texts == ["Books to read", "Dune", "Name", "Add"])
    try scenario.send(.home)
    #expect(scenario.texts == [])
    try scenario.send(.open)
    #expect(scenario.texts == ["Books to read", "Dune", "Name", "Add"])
    try scenario.send(.terminate)
    try scenario.launch()
    #expect(scenario.texts == ["Books to read", "Dune", "Name", "Add"])
    try scenario.touch("Name")
    try scenario.enter("Emma", into: "Name")
    #expect(scenario.texts == ["Books to read", "Dune", "Name", "Emma", "Add"])
    try scenario.touch("Add")
    #expect(scenario.texts == ["Books to read", "Dune, Emma", "Name", "Add"])
  }
}
