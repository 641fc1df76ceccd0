import Controller
import Testing
import View
import ViewText

@testable import App
@testable import ProgramKit

@Suite("The help")
struct HelpTests {
  @Test(
    "The help names every option and every exit code once, in each language", arguments: languages)
  func completeness(language: Language) {
    let lines = ManualPage(language: language).help.split(separator: "\n")

    for option in OptionTable.vestibule.all {
      #expect(lines.count { $0.hasPrefix("  \(option.usage) ") } == 1, "\(option.name)")
    }
    for code in ExitCode.allCases {
      #expect(lines.count { $0.hasPrefix("  \(code.rawValue)  ") } == 1, "\(code)")
    }
  }

  @Test(
    "The short help has 40 lines of 80 columns at most, and leads to all of it",
    arguments: languages)
  func short(language: Language) {
    let page = ManualPage(language: language)
    let lines = page.shortHelp.split(separator: "\n", omittingEmptySubsequences: false).dropLast()

    #expect(lines.count <= 40 && lines.allSatisfy { String($0).displayWidth <= 80 })
    #expect(lines.last?.hasPrefix("--help all: ") == true)
    for option in OptionTable.vestibule.all {
      let isThere = lines.contains { $0.hasPrefix("  \(option.usage(of: [option.name])) ") }
      #expect(isThere != option.isFurther, "\(option.name)")
    }
  }

  @Test("A program without examples has no heading for them, and its summary comes first")
  func noExamples() {
    let program = Program("tea", "Tea for two.", AppRecipe { _ in ViewController() })
    let page = ManualPage(of: program, in: .english)

    #expect(page.help.hasPrefix("Usage: tea [options]\n\nTea for two.\n"))
    #expect(page.shortHelp.hasPrefix("Usage: tea [options]\n\nTea for two.\n"))
    #expect(!page.page.contains("EXAMPLES"))
  }

  @Test("An option of a program's own is in its short help, too")
  func ownOption() {
    let program = Program("tea", "Tea for two.", AppRecipe { _ in ViewController() })
    program.options = [.flag("--milk", "with milk")]

    expectPresent("\n  --milk ", in: ManualPage(of: program, in: .english).shortHelp)
  }

  @Test("An example of at most 34 columns has its explanation beside it, and a wider one below it")
  func examples() {
    let program = Program("tea", "Tea for two.", AppRecipe { _ in ViewController() })
    let page = ManualPage(of: program, in: .english)
    func row(_ count: Int) -> String { "  " + String(repeating: "x", count: count) }
    func show(_ counts: Int...) {
      program.words.examples = counts.map { (String(repeating: "x", count: $0), "makes tea") }
    }

    show(34, 35)
    let below = "\n" + String(repeating: " ", count: 38) + "makes tea\n"
    #expect(page.help.contains("\nExamples:\n\(row(34))  makes tea\n\(row(35))\(below)\n"))
    // The short help has the first two of less than 40 columns.
    show(40, 39, 41, 34, 33)
    #expect(page.shortHelp.contains("]\n\(row(39))\(below)\(row(34))  makes tea\n\nTea for two."))
    show(40, 39)
    #expect(page.shortHelp.contains("]\n\(row(39))\n    makes tea\n\nTea for two."))
  }

  @Test("No line of a program's own words is read as a request by man")
  func requests() {
    let program = Program("tea", "Tea for two.", AppRecipe { _ in ViewController() })
    program.words.notes = ".hot\n'tis green"

    let page = ManualPage(of: program, in: .english).page

    #expect(page.contains("\n.SH NOTES\n\\&.hot\n\\&'tis green\n"))
  }

  @Test(
    "The help and the manual of a program explain its own options and lessons, in both languages")
  func small() throws {
    let program = Program(
      "tea", Phrase("Tea for two.", ko: "둘이 마시는 차."), AppRecipe { _ in ViewController() })
    program.lessons = { [] }
    program.options = [
      .flag("--green", Phrase("green tea", ko: "녹차"), excluding: ["--order"]),
      .value("--order", ["hot", "cold"], Phrase("how it is served", ko: "어떻게 내는지")),
    ]
    func text(_ page: ManualPage) -> String { page.help + page.page }
    let pages = Language.allCases.map { ManualPage(of: program, in: $0) }
    // What every program has is on the pages of this one.
    let known = Language.allCases.flatMap { language in
      text(ManualPage(language: language)).replacing("VESTIBULE", with: "TEA")
        .replacing("vestibule", with: "tea").split(separator: "\n").map(String.init)
    }
    var lines = FirstLines(knowing: known)
    pages.forEach { lines.add("# \($0.version)", text($0)) }

    try expect(lines.text, isAsIn: "Words/tea.txt")
  }

  @Test("The help fits a terminal of 80 columns", arguments: languages)
  func width(language: Language) {
    for line in ManualPage(language: language).help.split(separator: "\n") {
      #expect(String(line).displayWidth <= 80, "\(line)")
    }
  }

  @Test("A heading breaks where its colon would be in column 81", arguments: 62...65)
  func heading(count: Int) {
    let program = Program("tea", "Tea for two.", AppRecipe { _ in ViewController() })
    program.others = [(name: String(repeating: "x", count: count), app: program.app)]

    let lines = ManualPage(of: program, in: .english).help.split(separator: "\n")

    // With its colon a whole heading has 17 letters more than the name.
    #expect(lines.contains { $0.hasPrefix("The app (NAME: x") } == (count + 17 <= 80))
    #expect(lines.contains { $0.hasSuffix("x):") })
  }

  @Test("In English it is plain ASCII; in Korean every explanation is Korean")
  func words() {
    let help = ManualPage(language: .english).help
    #expect(help.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })

    let phrases =
      OptionTable.vestibule.all.map(\.explanation) + ExitCode.allCases.map(\.explanation)
      + DeviceCommand.allCases.map(\.textCommand.explanation)
      + ManualPage.environment.map(\.1)
    for phrase in phrases {
      #expect(phrase.korean.contains { ("가"..."힣").contains($0) }, "\(phrase.english)")
      // These would end the words of a completion script.
      expectAbsent("'", in: phrase.korean)
      expectAbsent("]", in: phrase.korean)
    }
  }

  @Test("No heading and no sentence of the Korean help or manual is English")
  func sentences() {
    func lines(_ language: Language) -> Set<Substring> {
      let page = ManualPage(language: language)
      return Set((page.help + "\n" + page.page).split(separator: "\n"))
    }

    for line in lines(.english).intersection(lines(.korean)) {
      let isHeading = line.hasSuffix(":") && !line.hasPrefix(" ")
      #expect(!isHeading && !line.contains(/(^| )[a-z]{2,} [a-z]{2,}( |$)/), "\(line)")
    }
  }

  @Test("The version is a name and a number")
  func version() {
    #expect(
      ManualPage(language: .english).version.wholeMatch(of: /vestibule [0-9]+\.[0-9]+\.[0-9]+/)
        != nil)
  }

  // MARK: - Fixtures

  nonisolated private static let languages = Language.allCases
}
