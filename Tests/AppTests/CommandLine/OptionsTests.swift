import Testing
import View
import ViewKit

@testable import App
@testable import ProgramKit

@Suite("The command line")
struct OptionsTests {
  @Test("Every option is understood, and sets nothing but what it is for", arguments: understood)
  func options(example: Example) throws {
    var expected = Options()
    example.change(&expected)

    #expect(try Options(example.arguments) == expected)
  }

  @Test("Each option is among those examples")
  func all() {
    let said = Set(Self.understood.flatMap(\.arguments).map { String($0.prefix { $0 != "=" }) })

    for option in OptionTable.vestibule.all { #expect(said.contains(option.name)) }
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
    let information: Set = ["--man", "--version", "--completion", "--new"]
    let sessions: Set = [
      "--app", "--classic", "--discreet", "--trace", "--trace-file", "--script", "--strict",
      "--record",
    ]
    let performing: Set = ["--replay", "--page", "--play", "--test"]
    // A walk runs the app, with an empty store or that of the demo.
    let walking: Set = ["--explore", "--export", "--migrate"]
    let actions = maintenance.union(information).union(performing).union(walking)
    let exploring: Set = [
      "--windows", "--texts", "--diagram", "--transcripts", "--progress", "--share", "--merge",
      "--states", "--compare", "--exit-code",
    ]

    // The lessons are a page too, and a page of a session and a map may lead to one to play.
    let exported: [Set] = [
      ["--practice", "--export"], ["--page", "--export"], ["--explore", "--export"],
    ]

    for one in OptionTable.vestibule.all where one.name != "--help" {
      for other in OptionTable.vestibule.all where other.name != "--help" && other.name != one.name
      {
        let pair: Set = [one.name, other.name]
        let isRefused =
          pair.isSubset(of: stores)
          || pair.isSubset(of: actions) && !exported.contains(pair)
          || !pair.isDisjoint(with: sessions) && !pair.isDisjoint(with: actions)
            && !(!pair.isDisjoint(with: walking)
              && !pair.isDisjoint(with: ["--app", "--classic", "--discreet"]))
            && pair != ["--script", "--migrate"]
          || pair == ["--app", "--discreet"] || pair == ["--app", "--demo"]
          || pair.contains("--store") && !pair.isDisjoint(with: walking)
          || !pair.isDisjoint(with: stores)
            && !pair.isDisjoint(with: information.union(performing))
        let arguments = [one, other].flatMap { option in
          let text = option.isText ? "3/40" : "file"
          return option.takesNext ? [option.name, option.words?.first ?? text] : [option.name]
        }
        let message: String?
        do throws(ProgramError) {
          _ = try Options(arguments)
          message = nil
        } catch {
          message = error.message?.english
        }
        let refusal = "\(one.name) and \(other.name) cannot be used together. Try --help."
        let isReport = pair.contains("--report") && pair.isDisjoint(with: exploring)
        let isAlone =
          !pair.isDisjoint(with: exploring) && !pair.contains("--explore")
          && pair != ["--texts", "--export"]
        #expect(
          message
            == (isAlone
              ? Phrase.belongToExplore.english + " Try --help."
              : pair.contains("--front-door") && !pair.contains("--new")
                ? Phrase.belongsToNew.english + " Try --help."
                : isReport
                  ? Phrase.reportBelongsToCheck.english + " Try --help."
                  : pair == ["--share", "--explore"]
                    ? Phrase.needsStates.english + " Try --help."
                    : pair == ["--exit-code", "--explore"]
                      ? Phrase.needsCompare.english + " Try --help." : isRefused ? refusal : nil))
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
      #expect(joined?.message?.korean.hasPrefix("옵션의 값이 UTF-8 텍스트가 아닙니다: ") == true)
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
      #expect(message.korean.hasSuffix(" --help를 참고하세요."))
      let sentence = message.korean.dropLast(" --help를 참고하세요.".count)
      #expect(sentence.contains { $0.isHangul }, "\(message.english)")
      let names = { (text: String) in Set(text.matches(of: /--[a-z]+/).map(\.output)) }
      #expect(names(message.english) == names(message.korean), "\(message.korean)")
    }
  }

  // MARK: - Fixtures

  nonisolated private static let languages: [([String], Language?)] = [
    ([], nil), (["--language", "ko"], .korean), (["--stroe", "--language=ko"], .korean),
    (["--language"], nil), (["--language", "fr"], nil),
    (["--language=fr", "--language=en"], .english), (["--language=en", "--language=ko"], .english),
  ]

  nonisolated struct Example: Sendable {
    let arguments: [String]
    let change: @Sendable (inout Options) -> Void

    init(_ arguments: [String], _ change: @escaping @Sendable (inout Options) -> Void = { _ in }) {
      (self.arguments, self.change) = (arguments, change)
    }
  }

  nonisolated private static let understood =
    storeExamples + appExamples + scriptExamples + actionExamples

  nonisolated private static let storeExamples = [
    Example([]),
    Example(["--store", "a b/v.sqlite"]) { $0.store = .file("a b/v.sqlite") },
    Example(["--store=v=1.sqlite"]) { $0.store = .file("v=1.sqlite") },
    Example(["--store", "--memory"]) { $0.store = .file("--memory") },
    Example(["--memory"]) { $0.store = .memory },
    Example(["--demo"]) { $0.store = .demo },
    Example(["--check"]) { $0.action = .check },
    Example(["--check", "--store", "v"]) { ($0.action, $0.store) = (.check, .file("v")) },
    Example(["--backup", "v"]) { $0.action = .backup("v") },
    Example(["--store", "v", "--plain", "--store=v"]) {
      ($0.store, $0.isPlain) = (.file("v"), true)
    },
    Example(["--memory", "--memory"]) { $0.store = .memory },
    Example(["--memory", "--"]) { $0.store = .memory },
  ]

  nonisolated private static let appExamples = [
    Example(["--app", "todos"]) { $0.app = "todos" },
    Example(["--app=crud", "--classic"]) { ($0.app, $0.isClassic) = ("crud", true) },
    Example(["--classic"]) { $0.isClassic = true },
    Example(["--discreet"]) { $0.own = ["--discreet": ""] },
    Example(["--language", "en"]) { $0.language = .english },
    Example(["--language=ko"]) { $0.language = .korean },
    Example(["--plain"]) { $0.isPlain = true },
    Example(["--no-color"]) { $0.isPlain = true },
    Example(["--brief"]) { $0.isBrief = true },
    Example(["--quiet"]) { $0.isQuiet = true },
    Example(["--trace"]) { $0.trace = .text },
    Example(["--trace=calls"]) { $0.trace = .calls },
    Example(["--trace-file", "t"]) { ($0.trace, $0.traceFile) = (.text, "t") },
    Example(["--trace=mermaid", "--trace-file=t"]) { ($0.trace, $0.traceFile) = (.mermaid, "t") },
    Example(["--plain", "--demo", "--language", "ko"]) {
      ($0.isPlain, $0.store, $0.language) = (true, .demo, .korean)
    },
  ]

  nonisolated private static let scriptExamples = [
    Example(["--script", "-"]) { $0.script = "-" },
    Example(["--strict"]) { $0.isStrict = true },
    Example(["--no-input"]) { $0.takesNoInput = true },
    Example(["--record", "r"]) { ($0.record, $0.store) = ("r", .memory) },
    Example(["--record", "r", "--store", "v"]) { ($0.record, $0.store) = ("r", .file("v")) },
    Example(["--replay=r"]) { $0.action = .replay("r") },
    Example(["--page=r"]) { $0.action = .page("r") },
    Example(["--play", "r"]) { $0.action = .play("r") },
    Example(["--test", "r"]) { $0.action = .test("r") },
    Example(["--export", "r"]) { $0.action = .export("r") },
    Example(["--demo", "--export=r", "--texts", "t"]) {
      ($0.store, $0.action, $0.exploration.texts) = (.demo, .export("r"), "t")
    },
  ]

  nonisolated private static let actionExamples = [
    Example(["--explore"]) { $0.action = .explore },
    Example(["--explore", "--windows", "1"]) { $0.action = .explore },
    Example(["--explore", "quick"]) { $0.action = .explore },
    Example(["--explore=whole", "--progress", "p"]) {
      $0.action = .explore
      $0.exploration.extent = .whole
      $0.exploration.progress = "p"
    },
    Example(["--explore", "--windows=3", "--texts=t", "--diagram=d", "--transcripts=f"]) {
      $0.action = .explore
      $0.exploration.windows = 3
      $0.exploration.texts = "t"
      $0.exploration.diagram = "d"
      $0.exploration.transcripts = "f"
    },
    Example(["--explore", "--compare", "old.states", "--exit-code"]) {
      $0.action = .explore
      ($0.exploration.compared, $0.exploration.failsIfDifferent) = ("old.states", true)
    },
    Example(["--explore", "--share", "3/40", "--merge", "a", "b", "--states", "c"]) {
      $0.action = .explore
      $0.exploration.share = "3/40"
      $0.exploration.merged = ["a", "b"]
      $0.exploration.states = "c"
    },
    Example(["--migrate"]) { $0.action = .migrate(.text) },
    Example(["--migrate", "page", "--classic", "--script", "s"]) {
      ($0.action, $0.isClassic, $0.script) = (.migrate(.page), true, "s")
    },
    Example(["--practice"]) { $0.action = .practice(.lessons) },
    Example(["--practice", "list"]) { $0.action = .practice(.list) },
    Example(["--page", "t", "--export", "p"]) { ($0.action, $0.playable) = (.page("t"), "p") },
    Example(["--export", "p", "--explore"]) { ($0.action, $0.playable) = (.explore, "p") },
    Example(["--practice", "5"]) { $0.action = .practice(.lesson(5)) },
    Example(["--practice=11", "--memory"]) {
      ($0.action, $0.store) = (.practice(.lesson(11)), .memory)
    },
    Example(["--practice", "--export", "p"]) { $0.action = .exportPractice("p") },
    Example(["--export", "p", "--practice"]) { $0.action = .exportPractice("p") },
    Example(["--practice", "check", "a", "b", "--report", "r.csv"]) {
      ($0.action, $0.report) = (.practiceInFolder(["check", "a", "b"]), "r.csv")
    },
    Example(["--practice=more"]) { $0.action = .practice(.more) },
    Example(["--practice", "reset"]) { $0.action = .practice(.reset) },
    Example(["--new", "f"]) { $0.action = .new("f") },
    Example(["--new=f", "--front-door"]) { ($0.action, $0.hasFrontDoor) = (.new("f"), true) },
    Example(["--completion", "bash"]) { $0.action = .completion(.bash) },
    Example(["--completion=zsh"]) { $0.action = .completion(.zsh) },
    Example(["--completion", "fish"]) { $0.action = .completion(.fish) },
    Example(["--man"]) { $0.action = .man },
    Example(["--version"]) { $0.action = .version },
    Example(["--help"]) { $0.action = .help(isWhole: false) },
    Example(["--help", "all"]) { $0.action = .help(isWhole: true) },
    Example(["--foo", "--help=all"]) { $0.action = .help(isWhole: true) },
    Example(["-h"]) { $0.action = .help(isWhole: false) },
    Example(["--memory", "--check", "--help"]) { $0.action = .help(isWhole: false) },
    Example(["--foo", "lee@example.com", "--store", "-h"]) { $0.action = .help(isWhole: false) },
    Example(["-h", "all", "--plain"]) { $0.action = .help(isWhole: true) },
    Example(["--help", "--plain", "all"]) { $0.action = .help(isWhole: false) },
    Example(["--help", "--help=all"]) { $0.action = .help(isWhole: false) },
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
    (["--re"], "Unknown option --re. Did you mean --record or --replay or --report? Try --help."),
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
      "--app needs a value: counter, temperature, flight, timer, crud, circles, cells, todos, contacts or gallery. Try --help."
    ),
    (["--language", "fr"], "--language takes en or ko. Try --help."),
    (["--demo=yes"], "--demo takes no value. Try --help."),
    (
      ["--explore=whole", "quick"],
      "Only options are understood here: emails and passwords are typed at the prompt. Try --help."
    ),
    (
      ["--windows", "2"],
      "--windows, --texts, --diagram, --transcripts, --share, --merge, --states, --compare, --exit-code and --progress belong to --explore. Try --help."
    ),
    (
      ["--explore", "--share", "3/2", "--states", "s"],
      "--share takes a part and how many there are, such as 3/40. Try --help."
    ),
    (
      ["--explore", "--share", "1/2"],
      "--share needs --states FILE, for what it finds. Try --help."
    ),
    (["--explore", "--exit-code"], "The option --exit-code belongs to --compare. Try --help."),
    (["--front-door"], "The option --front-door belongs to --new. Try --help."),
    (["--help=en"], "--help takes nothing or all. Try --help."),
    (["--explore", "--windows", "4"], "--windows takes 1, 2 or 3. Try --help."),
    (
      ["--practice=+5"],
      "--practice takes list, more, reset, new, check or watch. Try --help."
    ),
    (
      ["--practice=5x"],
      "--practice takes list, more, reset, new, check or watch. Try --help."
    ),
    (
      ["--report", "r.csv"],
      "--report belongs to --practice check and --practice list. Try --help."
    ),
    (
      ["--practice", "list", "--export", "p"],
      "--practice list and --export cannot be used together. Try --help."
    ),
    (
      ["--practice", "--export", "p", "--texts", "t"],
      Phrase.belongToExplore.english + " Try --help."
    ),
    (
      ["--practice", "check", "folder", "--plain", "another"],
      "Only options are understood here: emails and passwords are typed at the prompt. Try --help."
    ),
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
