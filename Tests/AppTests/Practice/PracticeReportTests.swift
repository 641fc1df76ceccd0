import Foundation
import Model
import Terminal
import Testing
import View
import ViewText

@testable import App
@testable import ProgramKit

/// Many folders are judged with one command, and what came of them is a file for a gradebook.
@Suite("The report of a class", .patience)
struct PracticeReportTests {
  private let folder: TemporaryFolder
  private let tools = FakeTools()

  init() throws {
    folder = try TemporaryFolder()
    try writeExercises(in: folder)
    for name in ["kim", "lee"] {
      _ = try PracticePackage(
        making: folder.path("class/\(name)"), from: [folder.path("others"), Page.root.path])
    }
    tools.failing = { $0 == "GongTests" && $1 == 1 }
  }

  @Test("Several folders are built in one place, each is named, and a summary comes last")
  func several() throws {
    var places: Set<String> = []
    tools.building = {
      places.insert($0)
      return nil
    }

    let outcome = try check(["class/kim", "class/lee"])

    #expect(places == [folder.path("class/kim/.build/check")])
    #expect(
      outcome.said == """
        kim
        1. Bell: done
        2. Gong: 1 of 2 faults noticed. Not noticed: It rings twice.
        Done: 1 of 2
        lee
        1. Bell: done
        2. Gong: 1 of 2 faults noticed. Not noticed: It rings twice.
        Done: 1 of 2

        kim: Done: 1 of 2
        lee: Done: 1 of 2

        """)
    #expect(!outcome.isWell)
    tools.failing = { $1 > 0 }
    #expect(try check(["class/kim", "class/lee"]).isWell)
  }

  @Test("Each learner's own files are judged, and only the folder of the build is written to")
  func own() throws {
    try TextFiles.write("// Of Kim.\n", to: folder.path("class/kim/Sources/Practice/Bell.swift"))
    var judged: [String] = []
    tools.building = { copy in
      judged.append((try? TextFiles.read("\(copy)/Sources/Practice/Bell.swift")) ?? "")
      return nil
    }

    _ = try check(["class/kim", "class/lee"])

    #expect(judged == ["// Of Kim.\n", "// The bell of the exercise.\n"])
    #expect(!TextFiles.exists(folder.path("class/lee/.build")))
  }

  @Test("A folder that cannot be judged is named with the reason, and the others are judged")
  func broken() throws {
    tools.failing = { $1 > 0 }
    let outcome = try check(["class/kim", "class/nobody", "class/lee"], report: "report.csv")

    expectPresent("nobody: ", in: outcome.said)
    expectPresent("lee: Done: 2 of 2", in: outcome.said)
    #expect(!outcome.isWell)
    let rows = try TextFiles.read(folder.path("report.csv")).split(separator: "\n")
    #expect(rows.count == 6 && rows[3].hasPrefix(#""nobody","",0,0,0,"",0,""#))
  }

  @Test("The folder of the exercises may be named among those of the learners")
  func exercises() throws {
    tools.failing = { $1 > 0 }
    for name in ["kim", "lee"] {
      try TextFiles.write(
        #"{"exercises":"/gone","vestibule":"\#(Page.root.path)"}"#,
        to: folder.path("class/\(name)/practice.json"))
    }
    expectPresent(
      "kim: /gone has no exercises.", in: try check(["class/kim", "class/lee"]).said)

    let outcome = try check(["class/kim", "others", "class/lee"])

    #expect(outcome.isWell)
    #expect(outcome.said.hasSuffix("\nkim: Done: 2 of 2\nlee: Done: 2 of 2\n"))
    // A learner may have pages too; and of two such folders the first is meant.
    for page in ["class/kim/notes/About.md", "more/1-Bell/About.md"] {
      try TextFiles.write("", to: folder.path(page))
    }
    let said = try check(["class/kim", "others", "more"]).said
    expectPresent("\nkim: Done: 2 of 2\nmore: ", in: said)
  }

  @Test("While one check runs in a folder, another one is refused")
  func busy() throws {
    var refused: ProgramError?
    tools.building = { [folder] _ in
      let other = PracticeCommands(context: Self.context(Output(-1)), tools: FakeTools())
      refused = #expect(throws: ProgramError.self) {
        try other.run(["check", folder.path("class/kim"), folder.path("class/lee")])
      }
      return nil
    }

    _ = try check(["class/kim", "class/lee"])

    #expect(refused == ProgramError(.busy, .beingChecked(folder.path("class/kim"))))
  }

  @Test("Two folders of one name are told apart by their paths")
  func sameName() throws {
    _ = try PracticePackage(
      making: folder.path("other/lee"), from: [folder.path("others"), Page.root.path])

    let said = try check(["class/kim", "class/lee", "other/lee"]).said

    for name in ["kim", folder.path("class/lee"), folder.path("other/lee")] {
      expectPresent("\n\(name): Done: 1 of 2\n", in: said)
    }
  }

  @Test(
    "A report has who, exercise, done, which test noticed which fault, hints and the reason",
    arguments: ["csv", "json", "xml"])
  func report(ending: String) throws {
    tools.testName = "It rings, <once> & \"clearly\""
    let package = try PracticePackage(folder.path("class/lee"))
    try package.keep(hints: 2, of: package.exercises[1])

    _ = try check(["class/kim", "class/lee"], report: "report.\(ending)")

    try expect(
      try TextFiles.read(folder.path("report.\(ending)")), isAsIn: "Words/report.\(ending)")
  }

  @Test(
    "A cell of a table is no formula, whatever a folder is called", arguments: ["=", "+", "-", "@"])
  func formulas(sign: String) {
    let row = PracticeReport.Row(who: "\(sign)cmd\"\u{1B}", explanation: "\(sign)1")

    let line = PracticeReport(rows: [row]).text(.csv).split(separator: "\n")[1]

    #expect(line == #""'\#(sign)cmd""\u{1B}","",0,0,0,"",0,"'\#(sign)1""#)
  }

  @Test(
    "A name of any characters is text in each format", arguments: PracticeReport.Format.allCases)
  func hostile(format: PracticeReport.Format) throws {
    let text = "</testcase>\u{202E}\u{1B}[2J\"&'\n"
    let row = PracticeReport.Row(
      who: text, exercise: text, faults: [.init(fault: text, noticedBy: text)], explanation: text)

    let written = PracticeReport(rows: [row]).text(format)

    #expect(written.printableLines == written)
    switch format {
    case .csv: #expect(written.split(separator: "\n").count == 2)
    case .json:
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(written.utf8)) }
    case .xml: #expect(written.components(separatedBy: "</testcase>").count == 2)
    }
  }

  @Test("Another ending, or another word than check, is refused before anything is built")
  func refused() throws {
    let ends = ProgramError.usage(.reportEndsIn(["json", "csv", "xml"]))
    #expect(throws: ends) { try check(["class/lee"], report: "report.txt") }
    #expect(throws: ProgramError.usage(.reportBelongsToCheck)) {
      try run(["new", folder.path("mine")], report: "report.csv")
    }
    #expect(tools.runs.isEmpty && !TextFiles.exists(folder.path("report.txt")))
  }

  @Test("A file that is there already stays as it is; without an outcome there is no new one")
  func newFile() throws {
    try folder.write("mine".utf8, to: "report.csv")
    #expect(throws: ProgramError.self) { try check(["class/lee"], report: "report.csv") }
    #expect(try TextFiles.read(folder.path("report.csv")) == "mine")
    #expect(tools.runs.isEmpty)

    var isThere = true
    tools.building = { [folder] _ in
      isThere = TextFiles.exists(folder.path("other.csv"))
      return "error\n"
    }
    #expect(throws: ProgramError.self) { try check(["class/lee"], report: "other.csv") }
    #expect(!isThere, "a signal would leave an empty file")
    #expect(!TextFiles.exists(folder.path("other.csv")))
  }

  @Test(
    "What a learner has foretold, and hands in, is in the report of the class: a row a situation")
  func foretelling() throws {
    let situation = Lesson.touch.situations[0]
    let program = Program.vestibule()
    let (store, lee) = (MemoryStore(), folder.path("class/lee"))
    let quiz = try Quiz(situation, in: .english)
    let wrong = try #require(
      quiz.choices.indices.map { $0 + 1 }.first { !quiz.answer.contains($0) })
    let missing = quiz.answer.map { quiz.choices[$0 - 1].text.english }
    let session = ScriptedSession([Input(typing: "\(wrong)")])
    let practice = PracticeRun(of: program, in: .english, store: store)
    _ = practice.run(.lessons, reading: session, writing: session.receive)
    try TextFiles.write(practice.report, to: "\(lee)/\(Foretold.fileName)")
    expectPresent("[\n  {\n    \"asked\" : 1,\n    \"isDone\" : false,\n", in: practice.report)
    tools.failing = { $1 > 0 }

    let outcome = try check(["class/kim", "class/lee"], report: "report.csv")

    // What was foretold wrongly leaves the exercises done.
    #expect(outcome.isWell && outcome.said.hasSuffix("lee: Done: 2 of 2\n"))
    let rows = try TextFiles.read(folder.path("report.csv")).split(separator: "\n")
    let explanation =
      (["wrongly chosen: \(quiz.choices[wrong - 1].text.english) (1)"]
      + missing.sorted().map { "left out: \($0) (1)" }).joined(separator: "; ")
      .replacing("\"", with: "\"\"")
    #expect(rows.count == 6)
    #expect(rows[5] == "\"lee\",\"foretell \(situation.name)\",0,0,0,\"\",0,\"\(explanation)\"")
  }

  @Test("What was foretold wrongly is told in each language: by choice, and how often")
  func mistakes() {
    let foretold = Foretold(
      situation: "tea", rule: "Alerts", asked: 3, isDone: false,
      mistakes: ["+A.b()": 1, "-C.d()": 2, "order": 3])

    #expect(
      foretold.explanation
        == Phrase(
          "wrongly chosen: A.b() (1); left out: C.d() (2); in another order (3)",
          ko: "잘못 고름: A.b() (1번); 빠뜨림: C.d() (2번); 순서가 다름 (3번)"))
  }

  @Test(
    "A file of what was foretold that has anything else in it counts as none",
    arguments: ["", "[", "{}", "[{\"situation\":1}]"])
  func foretellingOfAnyText(text: String) throws {
    try TextFiles.write(text, to: folder.path("class/lee/\(Foretold.fileName)"))

    #expect(try PracticePackage(folder.path("class/lee")).foretold == [])
  }

  // MARK: - Folders that are moved

  @Test("What is handed out has no path from the top of the disk")
  func noAbsolutePath() throws {
    let mine = folder.path("class/lee")
    for name in ["practice.json", "Package.swift"] {
      let text = try TextFiles.read("\(mine)/\(name)")
      #expect(text.contains("\"../"))
      expectAbsent("\"/", in: text)
      expectAbsent(folder.path, in: text)
    }
    #expect(
      try TextFiles.read("\(mine)/practice.json").hasPrefix(#"{"exercises":"../../others","vesti"#))
  }

  @Test("A folder that was moved away is judged with the program's own clone")
  func moved() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("far/away"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      atPath: folder.path("class/lee"), toPath: folder.path("far/away/lee"))
    let path = folder.path("far/away/lee")
    // A clone is found from there no more: the way to it was another.
    #expect(throws: ProgramError(.data, .originGone("\(path)/practice.json"))) {
      try PracticePackage(path, builtFrom: nil)
    }
    // The exercises of the clone are found again, and others are named after the folder.
    let exercises = folder.path("others")
    let package = try PracticePackage(path, exercises: exercises, builtFrom: Page.root.path)
    #expect(package.clone == Page.root.path && package.exercises.count == 2)
    #expect(
      try package.support(dependingOn: package.clone)["Package.swift"]?
        .contains(Page.root.path.swiftLiteral) == true)
  }

  @Test("A link on the way to the clone leads to the same clone")
  func link() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("deep/er"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("short"), withDestinationPath: folder.path("deep/er"))

    let way = TextFiles.relative(folder.path("others"), from: folder.path("short/mine"))

    #expect(way == "../../../others")
    #expect(TextFiles.relative("/a/b", from: "/a/b") == ".")
    #expect(TextFiles.absolute("../c", from: "/a/b") == "/a/c")
  }

  @Test("A path that goes up begins where the program was started")
  func up() {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let above = here.deletingLastPathComponent()

    #expect(TextFiles.absolute("../practice") == above.appendingPathComponent("practice").path)
    #expect(TextFiles.absolute("./practice") == here.appendingPathComponent("practice").path)
  }

  @Test("The hints that a learner takes are kept in the folder")
  func hints() throws {
    let lee = folder.path("class/lee")
    tools.failing = { _, _ in true }
    _ = try run(["watch", lee], typing: ["hint", "hint", "hint", "2", "hint"])

    #expect(try PracticePackage(lee).hints == ["1-Bell": 2, "2-Gong": 1])
    // Fewer do not count as fewer, and a file of anything else counts as none.
    _ = try run(["watch", lee], typing: ["hint"])
    #expect(try PracticePackage(lee).hints == ["1-Bell": 2, "2-Gong": 1])
    try TextFiles.write(#"{"1-Bell":-1,"2-Gong":100}"#, to: "\(lee)/hints.json")
    #expect(try PracticePackage(lee).hints == [:])
    try TextFiles.write(#"{"1-Bell":0,"2-Gong":99}"#, to: "\(lee)/hints.json")
    #expect(try PracticePackage(lee).hints == ["1-Bell": 0, "2-Gong": 99])
    try TextFiles.write("[", to: "\(lee)/hints.json")
    #expect(try PracticePackage(lee).hints == [:])
  }

  // MARK: - Fixtures

  private static func context(_ output: Output, _ input: Int32 = -1) -> CommandContext {
    CommandContext(
      program: "vestibule", language: .english, isPlain: true, input: input, output: output,
      environment: [:])
  }

  private func check(_ names: [String], report: String? = nil) throws -> (
    said: String, isWell: Bool
  ) {
    try run(["check"] + names.map(folder.path), report: report)
  }

  private func run(
    _ words: [String], typing lines: [String] = [], report: String? = nil
  ) throws -> (said: String, isWell: Bool) {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data(lines.map { $0 + "\n" }.joined().utf8))
    pipe.fileHandleForWriting.closeFile()
    try folder.write([], to: "said")
    let file = try #require(FileHandle(forWritingAtPath: folder.path("said")))
    var context = Self.context(
      Output(file.fileDescriptor), pipe.fileHandleForReading.fileDescriptor)
    context.report = report.map(folder.path)
    let isWell = try PracticeCommands(context: context, tools: tools).run(words)
    return (try TextFiles.read(folder.path("said")), isWell)
  }
}
