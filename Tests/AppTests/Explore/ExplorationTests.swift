import Model
import Testing
import View

@testable import App
@testable import Controller

@Suite("--explore", .patience)
struct ExplorationTests {
  @Test("It stops with what is known, and says so first")
  func stopped() throws {
    var asked = 0
    let report = try Exploration(Options(["--explore"]), texts: nil).run(telling: nil) {
      asked += 1
      return asked > 20
    }

    #expect(report.description.hasPrefix("Not everything was seen: it was stopped.\n"))
    #expect(report.mermaid.hasPrefix("stateDiagram-v2\n  state \"not running\" as s0\n"))
    #expect(report.dot.hasPrefix("digraph states {\n"))
  }

  @Test("The same walk says the same")
  func same() throws {
    func walk() throws -> String {
      var asked = 0
      let report = try Exploration(Options(["--explore", "--windows", "2"]), texts: nil)
        .run(telling: nil) {
          asked += 1
          return asked > 40
        }
      return "\(report)\(report.mermaid)"
    }

    #expect(try walk() == walk())
  }

  @Test("A way is written as what a person types, and --replay performs it")
  func transcript() throws {
    let way: [Explorer.Step] = [
      .launch, .touch(window: 1, control: 3, name: "Sign Up"),
      .type("kim@example.com", window: 1, control: 0, name: "Email", isSecure: false),
      .type("<password 1>", window: 1, control: 1, name: "Password", isSecure: true),
      .touch(window: 1, control: 3, name: "Sign Up"), .event(.home), .event(.crash), .launch,
    ]
    let error = Explorer.Failure(invariant: "a", explanation: "b", way: way, state: [])

    let text = try Exploration(Options(["--explore"]), texts: nil)
      .explanation(of: ExplorerError(error, report: Explorer.Report(), filePath: "", line: 1))

    let input = text.split(separator: "\n").filter { $0.hasPrefix(">") || $0.hasPrefix("#!") }
    #expect(
      input == [
        "#! --language en", "#! store", "> 4", "> 1", "> kim@example.com", "> <password 1>", "> 4",
        "> :home", "#! relaunch",
      ])
    #expect(text.contains("  Account created.\n"))
    #expect(try Transcript(text).difference(hasher: StandardHasher()) == nil)
  }

  @Test("The texts of a file are for every field that is not secure, or for those of a name")
  func texts() throws {
    let exploration = try Exploration(
      Options(["--explore"]), texts: "# What is typed\nPassword: <password 2>\nlee\n")

    #expect(exploration.explorer.alphabet.texts == ["lee"])
    #expect(exploration.explorer.alphabet.textsByName == ["Password": ["<password 2>"]])
  }

  @Test(
    "Its options belong to it, and exclude those of a session",
    arguments: [
      ["--windows", "2"], ["--texts", "t"], ["--diagram", "d"], ["--explore", "--record", "r"],
      ["--explore", "--store", "s"], ["--explore", "--windows", "9"],
    ])
  func options(_ arguments: [String]) {
    #expect(throws: ProgramError.self) { try Options(arguments) }
  }
}
