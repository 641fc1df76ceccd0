import Testing
import View

@testable import App

@Suite("The command line")
struct OptionsTests {
  @Test("Every option is understood", arguments: understood)
  func options(example: Example) throws {
    let options = try Options(example.arguments)

    #expect(options.action == example.action)
    #expect(options.store == example.store)
    #expect(options.language == example.language)
    #expect(options.isClassic == example.isClassic)
    #expect((options.trace == .text) == example.traces)
    #expect(options.isPlain == example.isPlain)
    #expect(options.isDiscreet == example.isDiscreet)
    #expect(options.isQuiet == example.isQuiet)
    #expect(options.takesNoInput == example.takesNoInput)
    #expect(options.script == example.script)
    #expect(options.record == example.record)
  }

  @Test("What is not understood is refused with what to do", arguments: refused)
  func refusals(arguments: [String], message: String) {
    let error = #expect(throws: ProgramError.self) { try Options(arguments) }

    #expect(error?.message?.english == message)
  }

  @Test("Options that ask for different things are refused by name, in either order")
  func contradictions() {
    let groups =
      [[["--store", "v"], ["--memory"], ["--demo"], ["--replay=r"]]]
      + [["--script", "s"], ["--record", "t"], ["--trace"], ["--classic"], ["--discreet"]].map {
        [$0, ["--replay=r"], ["--check"], ["--backup", "b"]]
      }
    for group in groups {
      for one in group {
        for other in group where one != other {
          let error = #expect(throws: ProgramError.self) { try Options(one + ["--plain"] + other) }

          let names = [one, other].map { String($0[0].prefix { $0 != "=" }) }
          #expect(
            error?.message?.english
              == "\(names[0]) and \(names[1]) exclude each other. Try --help.")
        }
      }
    }
  }

  @Test("An option that is given twice with different values is refused by name", arguments: twice)
  func twice(arguments: [String], name: String) {
    let error = #expect(throws: ProgramError.self) { try Options(arguments) }

    #expect(
      error?.message?.english == "\(name) was given twice, with different values. Try --help.")
  }

  @Test("P5: A value that is no text is refused by its option's name, and not repaired")
  func notText() {
    let bad: [UInt8] = [0x61, 0xFF]
    for option in Option.all where option.value != .nothing {
      let name = Array(option.name.utf8)
      let joined = #expect(throws: ProgramError.self) {
        try Options(bytes: [name + [UInt8(ascii: "=")] + bad])
      }
      #expect(joined == .usage("The value of \(option.name) is not UTF-8 text."))
      guard option.takesNext else { continue }
      let apart = #expect(throws: ProgramError.self) { try Options(bytes: [name, bad]) }
      #expect(
        apart?.message?.english
          == "The value of \(option.name) is not UTF-8 text. Try --help.")
    }
    let alone = #expect(throws: ProgramError.self) { try Options(bytes: [bad]) }
    #expect(alone?.message?.english.hasPrefix("Only options are understood here") == true)
    #expect(alone?.code == .usage)
  }

  @Test("Nothing that might be a secret is repeated")
  func secrets() {
    for arguments in [["secret123"], ["lee@example.com", "secret123"], ["--secret123"]] {
      let error = #expect(throws: ProgramError.self) { try Options(arguments) }
      expectAbsent("secret123", in: error?.message?.english ?? "")
    }
  }

  // MARK: - Fixtures

  nonisolated struct Example: Sendable {
    var arguments: [String]
    var action = Options.Action.run
    var store = Options.Store.standard
    var language: Language?
    var isClassic = false
    var traces = false
    var isPlain = false
    var isDiscreet = false
    var isQuiet = false
    var takesNoInput = false
    var script: String?
    var record: String?
  }

  nonisolated private static let understood = [
    Example(arguments: []),
    Example(arguments: ["--store", "a b/v.sqlite"], store: .file("a b/v.sqlite")),
    Example(arguments: ["--store=v=1.sqlite"], store: .file("v=1.sqlite")),
    Example(arguments: ["--store", "--memory"], store: .file("--memory")),
    Example(arguments: ["--memory"], store: .memory),
    Example(arguments: ["--demo"], store: .demo),
    Example(arguments: ["--check"], action: .check),
    Example(arguments: ["--check", "--store", "v"], action: .check, store: .file("v")),
    Example(arguments: ["--language", "en"], language: .english),
    Example(arguments: ["--language=ko"], language: .korean),
    Example(arguments: ["--classic"], isClassic: true),
    Example(arguments: ["--trace"], traces: true),
    Example(arguments: ["--plain"], isPlain: true),
    Example(arguments: ["--discreet"], isDiscreet: true),
    Example(arguments: ["--no-color"], isPlain: true),
    Example(arguments: ["--quiet"], isQuiet: true),
    Example(arguments: ["--no-input"], takesNoInput: true),
    Example(arguments: ["--script", "-"], script: "-"),
    Example(arguments: ["--record", "r"], store: .memory, record: "r"),
    Example(arguments: ["--record", "r", "--store", "v"], store: .file("v"), record: "r"),
    Example(arguments: ["--replay=r"], action: .replay("r")),
    Example(arguments: ["--completion", "zsh"], action: .completion(.zsh)),
    Example(arguments: ["--man"], action: .man),
    Example(arguments: ["--memory", "--"], store: .memory),
    Example(arguments: ["--version"], action: .version),
    Example(arguments: ["--help"], action: .help),
    Example(arguments: ["-h"], action: .help),
    Example(
      arguments: ["--plain", "--demo", "--language", "ko"], store: .demo, language: .korean,
      isPlain: true),
    Example(arguments: ["--store", "v", "--plain", "--store=v"], store: .file("v"), isPlain: true),
    Example(arguments: ["--memory", "--memory"], store: .memory),
  ]

  nonisolated private static let twice: [([String], String)] = [
    (["--store", "a", "--store", "b"], "--store"),
    // Equal to Swift, and two files: é composed and decomposed.
    (["--store", "\u{E9}", "--store=e\u{301}"], "--store"),
    (["--script=a", "--script=b"], "--script"), (["--backup=a", "--backup=b"], "--backup"),
    (["--replay=a", "--replay=b"], "--replay"), (["--record=a", "--record=b"], "--record"),
    (["--language", "en", "--language", "ko"], "--language"),
    (["--trace", "--trace=mermaid"], "--trace"),
  ]

  nonisolated private static let refused: [([String], String)] = [
    (["--stroe", "v"], "There is no such option. Did you mean --store? Try --help."),
    (["--mem"], "There is no such option. Did you mean --memory? Try --help."),
    (["--langauge=ko"], "There is no such option. Did you mean --language? Try --help."),
    (["--colour"], "There is no such option. Try --help."),
    (["-x"], "There is no such option. Try --help."),
    (["--store"], "--store needs a value. Try --help."),
    (["--store="], "--store needs a value. Try --help."),
    (["--store", ""], "--store needs a value. Try --help."),
    (["--completion", "csh"], "--completion takes bash, zsh or fish. Try --help."),
    (
      ["--", "--memory"],
      "Only options are understood here: emails and passwords are typed at the prompt. Try --help."
    ),
    (["--password"], "There is no such option. Try --help."),
    (["--password=secret123"], "There is no such option. Try --help."),
    (["--language"], "--language needs a value. Try --help."),
    (["--language", "fr"], "--language takes en or ko. Try --help."),
    (["--demo=yes"], "--demo takes no value. Try --help."),
    (["--help=en"], "--help takes no value. Try --help."),
    (
      ["lee@example.com"],
      "Only options are understood here: emails and passwords are typed at the prompt. Try --help."
    ),
    (
      [""],
      "Only options are understood here: emails and passwords are typed at the prompt. Try --help."
    ),
  ]
}
