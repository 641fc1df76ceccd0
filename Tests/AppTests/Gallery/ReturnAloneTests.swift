import Testing
import ViewText

@testable import ProgramKit

/// A person who has read nothing presses Return, and types what is asked for.
@Suite("Return alone, in each small app", .patience)
struct ReturnAloneTests {
  @Test("Each screen says what Return does, which leads to what the app is for", arguments: walks)
  func walk(_ walk: Walk) throws {
    let session = try InProcessProgram(["--memory", "--app", walk.app]).launch(typing: walk.lines)

    #expect(hints(in: session.outputs, before: "  (:help)") == walk.hints)
    #expect(session.ending.contains(walk.purpose) || session.output.contains(walk.purpose))
  }

  @Test("In Korean the way is the same", arguments: walks)
  func korean(_ walk: Walk) throws {
    let session = try InProcessProgram(["--memory", "--app", walk.app, "--language", "ko"])
      .launch(typing: walk.lines)

    let hints = hints(in: session.outputs, before: "  (:help)")
    #expect(hints.count == walk.hints.count)
    for (hint, english) in zip(hints, walk.hints) {
      #expect(hint.hasPrefix("Enter: ") == english.hasPrefix("Return: "), "\(hint)")
    }
  }

  @Test(
    "The help has 12 rows at most, or 20 where a terminal is narrow", arguments: walks, [80, 40])
  func help(_ walk: Walk, _ columns: Int) throws {
    for language in ["en", "ko"] {
      let program = try InProcessProgram(["--memory", "--app", walk.app, "--language", language])
      let help = try program.launch(typing: [":help"], columns: columns).outputs[1]

      #expect(help.split(separator: "\n").count <= (columns < 60 ? 20 : 12), "\(help)")
      // Also where there is no room for all commands.
      #expect(help.contains(":read") && help.contains(":help all"))
    }
  }

  @Test("A number that is not there is answered with those that are, also where there is only one")
  func numbers() throws {
    let said = try InProcessProgram(["--memory", "--app", "gallery"])
      .launch(typing: ["99"]).outputs

    #expect(said[1].hasPrefix("  The numbers here go from 1 to 10."))
    let counter = try InProcessProgram(["--memory", "--app", "counter"]).launch(typing: ["7"])
    #expect(counter.outputs[1].hasPrefix("  The only number here is 1.\n"))
  }

  @Test("The help of one command, and of all, says what each does")
  func helpOfCommands() throws {
    let said = try InProcessProgram(["--memory"])
      .launch(typing: [":help wait", ":help :tra", ":help brew", ":help all"]).outputs

    #expect(said[1] == "    :wait N  lets N seconds pass, for timers and clocks\n")
    #expect(said[2].hasPrefix("    :trace on|last|off  shows every call"))
    #expect(said[3].hasPrefix("  That matches nothing here."))
    for command in DeviceCommand.allCases {
      expectPresent("    \(command.textCommand.usage) ", in: said[4])
    }
  }

  @Test("Return lets a second pass only where a timer waits for it")
  func time() throws {
    let said = try InProcessProgram(["--memory", "--app", "gallery"])
      .launch(typing: ["timer", "", "back", ""]).outputs

    #expect(said[1].hasSuffix("  Return: 1 second passes (:wait 10)  (:help)\n"))
    #expect(said[2].contains("1.0 s of 15.0 s"))
    #expect(said[3].hasSuffix("  \(Self.nothing)  (:help)\n"))
    #expect(said[4].hasPrefix("  Type one of: 1 Counter, "))
  }

  // MARK: - Fixtures

  nonisolated struct Walk: CustomTestStringConvertible {
    let app: String
    /// What is typed: an empty line is Return alone.
    let lines: [String]
    /// What each screen says that Return does, or what can be typed.
    let hints: [String]
    /// What is on the screen then.
    let purpose: String

    init(_ app: String, _ lines: [String], _ hints: [String], shows purpose: String) {
      (self.app, self.lines, self.hints, self.purpose) = (app, lines, hints, purpose)
    }

    var testDescription: String { app }
  }

  nonisolated private static let nothing = "Type a name or its number"

  nonisolated private static let walks = [
    Walk(
      "counter", ["", ""], ["Return: Count", "Return: Count", "Return: Count"], shows: "Value: 2"),
    Walk(
      "temperature", ["", "100"], ["Return: fill in Celsius", nothing],
      shows: "2  Fahrenheit   212"),
    Walk(
      "flight", ["", ""], ["Return: Book", "Return: OK", "Return: Book"],
      shows: "You have booked a one-way flight on"),
    Walk(
      "timer", ["", ""],
      Array(repeating: "Return: 1 second passes (:wait 10)", count: 3), shows: "2.0 s of 15.0 s"),
    Walk(
      "crud", ["", "", "", "Ada", "", "Lovelace", "7"],
      ["Filter prefix", "Name", "Surname", "Filter prefix", "Filter prefix"].map {
        "Return: fill in \($0)"
      }, shows: "Lovelace, Ada"),
    Walk(
      "circles", ["", "40 30"], ["Return: fill in Point", "Return: fill in Point"],
      shows: "diameter 30"),
    Walk(
      "cells", ["", "A1", "=add(B2, 1)"], ["Type a cell, such as A1", "Type a cell, such as A1"],
      shows: "   1 *1\n"),
    Walk(
      "todos", ["", "milk", ""],
      Array(repeating: "Return: fill in What needs to be done?", count: 2), shows: "[ ] milk"),
    Walk(
      "contacts", ["", "", "Kim", "", "", "", "", "", "", ""],
      ["Add", "fill in Name", "fill in Phone", "fill in Email", "fill in Note", "Save"].map {
        "Return: \($0)"
      } + [nothing], shows: "1  Kim"),
  ]

  /// The last lines of what was said, where they say how to go on.
  private func hints(in outputs: [String], before help: String) -> [String] {
    outputs.compactMap { output in
      guard let last = output.split(separator: "\n").last, last.hasSuffix(help) else { return nil }
      return String(last.dropFirst(2).dropLast(help.count))
    }
  }
}
