import Testing
import View

@testable import App
@testable import ProgramKit

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
    #expect(options.own == example.own)
    #expect(options.isQuiet == example.isQuiet)
    #expect(options.takesNoInput == example.takesNoInput)
    #expect(options.script == example.script)
    #expect(options.record == example.record)
    #expect(options.traceFile == example.traceFile)
    #expect(options.isStrict == example.isStrict)
  }

  @Test("What is not understood is refused with what to do", arguments: refused)
  func refusals(arguments: [String], message: String) {
    let error = #expect(throws: ProgramError.self) { try Options(arguments) }

    #expect(error?.message?.english == message)
  }

  @Test("ACCESSIBLE asks for words and brevity, unless it is empty", arguments: ["1", ""])
  func accessible(value: String) throws {
    var options = try Options([])

    options.follow(["ACCESSIBLE": value])

    #expect(options.isBrief == !value.isEmpty && options.isPlain == !value.isEmpty)
    options = try Options(["--plain"])
    options.follow([:])
    #expect(options.isPlain && !options.isBrief)
  }

  @Test("Of any two options, those that cannot both be done are refused by name, in either order")
  func contradictions() {
    let stores: Set = ["--store", "--memory", "--demo"]
    let maintenance: Set = ["--check", "--backup", "--practice"]
    let information: Set = ["--man", "--version", "--completion"]
    let sessions: Set = [
      "--app", "--classic", "--discreet", "--trace", "--trace-file", "--script", "--strict",
      "--record",
    ]
    let actions = maintenance.union(information).union([
      "--replay", "--page", "--test", "--explore",
    ])
    let exploring: Set = ["--windows", "--texts", "--diagram", "--transcripts"]

    for one in OptionTable.vestibule.all where one.name != "--help" {
      for other in OptionTable.vestibule.all where other.name != "--help" && other.name != one.name
      {
        let pair: Set = [one.name, other.name]
        let isRefused =
          pair.isSubset(of: stores) || pair.isSubset(of: actions)
          || !pair.isDisjoint(with: sessions) && !pair.isDisjoint(with: actions)
            && ![
              ["--app", "--explore"], ["--classic", "--explore"], ["--discreet", "--explore"],
            ]
            .contains(pair)
          || pair == ["--app", "--discreet"] || pair == ["--app", "--demo"]
          || pair == ["--store", "--explore"]
          || !pair.isDisjoint(with: stores)
            && !pair.isDisjoint(with: information.union(["--replay", "--page", "--test"]))
        let arguments = [one, other].flatMap { option in
          option.takesNext ? [option.name, option.words?.first ?? "file"] : [option.name]
        }
        let message: String?
        do throws(ProgramError) {
          _ = try Options(arguments)
          message = nil
        } catch {
          message = error.message?.english
        }
        let refusal = "\(one.name) and \(other.name) cannot be used together. Try --help."
        let isAlone = !pair.isDisjoint(with: exploring) && !pair.contains("--explore")
        #expect(
          message
            == (isAlone
              ? Phrase.belongToExplore.english + " Try --help." : isRefused ? refusal : nil))
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
    for option in OptionTable.vestibule.all where option.value != .nothing {
      let name = Array(option.name.utf8)
      let joined = #expect(throws: ProgramError.self) {
        try Options(bytes: [name + [UInt8(ascii: "=")] + bad], of: .vestibule())
      }
      #expect(
        joined?.message?.english
          == "The value of \(option.name) is not UTF-8 text. Try --help.")
      guard option.takesNext else { continue }
      let apart = #expect(throws: ProgramError.self) {
        try Options(bytes: [name, bad], of: .vestibule())
      }
      #expect(
        apart?.message?.english
          == "The value of \(option.name) is not UTF-8 text. Try --help.")
    }
    let alone = #expect(throws: ProgramError.self) { try Options(bytes: [bad], of: .vestibule()) }
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

  @Test("Only what looks like the name of an option is repeated")
  func repeated() {
    for name in ["--secret123", "--Secret word", "-secret", "--", "--비밀번호", "--secret-", "---se"] {
      let error = #expect(throws: ProgramError.self) { try Options([name, "x"]) }
      expectAbsent("secret", in: error?.message?.english ?? "")
      expectAbsent("비밀번호.", in: error?.message?.korean ?? "")
    }
  }

  @Test("A valid --language anywhere is the language of the errors", arguments: languages)
  func language(arguments: [String], language: Language?) {
    #expect(Language(arguments: arguments.map { Array($0.utf8) }) == language)
  }

  @Test("Every refusal has its own words in Korean, with full stops and the same names")
  func korean() throws {
    for (arguments, _) in Self.refused + Self.twice.map({ ($0.0, $0.1) }) {
      let error = #expect(throws: ProgramError.self) { try Options(arguments) }
      let message = try #require(error?.message)
      #expect(message.korean.contains { $0.isHangul }, "\(message.english)")
      #expect(message.korean.hasSuffix(" --help를 참고하세요."))
      let names = { (text: String) in Set(text.matches(of: /--[a-z]+/).map(\.output)) }
      #expect(names(message.english) == names(message.korean), "\(message.korean)")
    }
  }

  // MARK: - Fixtures

  nonisolated private static let languages: [([String], Language?)] = [
    ([], nil), (["--language", "ko"], .korean), (["--stroe", "--language=ko"], .korean),
    (["--language"], nil), (["--language", "fr"], nil),
    (["--language=fr", "--language=en"], .english),
  ]

  nonisolated struct Example: Sendable {
    var arguments: [String]
    var action = Options.Action.run
    var store = Options.Store.standard
    var language: Language?
    var isClassic = false
    var traces = false
    var isPlain = false
    var own: [String: String] = [:]
    var isQuiet = false
    var takesNoInput = false
    var script: String?
    var record: String?
    var traceFile: String?
    var isStrict = false
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
    Example(arguments: ["--trace-file", "t"], traces: true, traceFile: "t"),
    Example(arguments: ["--trace=mermaid", "--trace-file=t"], traceFile: "t"),
    Example(arguments: ["--strict"], isStrict: true),
    Example(arguments: ["--plain"], isPlain: true),
    Example(arguments: ["--discreet"], own: ["--discreet": ""]),
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
    Example(arguments: ["--memory", "--check", "--help"], action: .help),
    Example(arguments: ["--foo", "lee@example.com", "--store", "-h"], action: .help),
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
    (["--stroe", "v"], "Unknown option --stroe. Did you mean --store? Try --help."),
    (["--mem"], "Unknown option --mem. Did you mean --memory? Try --help."),
    (["--langauge=ko"], "Unknown option --langauge. Did you mean --language? Try --help."),
    (["--colour"], "Unknown option --colour. Try --help."),
    (["-x"], "Unknown option. Try --help."),
    (["--rec"], "Unknown option --rec. Did you mean --record? Try --help."),
    (["--re"], "Unknown option --re. Did you mean --record or --replay? Try --help."),
    (["--store"], "--store needs a value. Try --help."),
    (["--store="], "--store needs a value. Try --help."),
    (["--store", ""], "--store needs a value. Try --help."),
    (["--completion", "csh"], "--completion takes bash, zsh or fish. Try --help."),
    (
      ["--", "--help"],
      "Only options are understood here: emails and passwords are typed at the prompt. Try --help."
    ),
    (["--password"], "Unknown option --password. Try --help."),
    (["--password=secret123"], "Unknown option --password. Try --help."),
    (["--language"], "--language needs a value: en or ko. Try --help."),
    (
      ["--app"],
      "--app needs a value: counter, temperature, crud, todos, contacts or gallery. Try --help."
    ),
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

extension Character {
  nonisolated fileprivate var isHangul: Bool { ("가"..."힣").contains(self) }
}
