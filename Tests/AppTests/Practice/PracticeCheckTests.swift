import Foundation
import Testing
import View
import ViewText

@testable import App
@testable import ProgramKit

@Suite("What came of an exercise")
struct PracticeCheckTests {
  private let folder: TemporaryFolder
  private let package: PracticePackage
  private let tools = FakeTools()

  init() throws {
    folder = try TemporaryFolder()
    try writeExercises(in: folder)
    package = try PracticePackage(
      making: folder.path("mine"), from: [folder.path("others"), Page.root.path])
  }

  @Test("What passes is done; a test must also notice each fault")
  func done() throws {
    tools.failing = { $0 == "GongTests" && $1 > 0 }

    #expect(try verdicts() == [0: .done, 1: .done])
    #expect(tools.runs == ["0 BellTests GongTests", "1 GongTests", "2 GongTests"])
  }

  @Test("An expectation that fails is told in words")
  func failed() throws {
    tools.failing = { file, _ in file == "BellTests" }

    let issue = TestReport.Issue(test: "It rings", text: "Expectation failed: 0 == 1")
    #expect(try verdicts([0]) == [0: .failed(issue)])
    #expect(Verdict.failed(issue).explanation == "It rings: Expectation failed: 0 == 1")
  }

  @Test("A test that fails with the right controller notices nothing")
  func refusesRight() throws {
    tools.failing = { _, _ in true }

    let verdict = try verdicts([1])[1]
    #expect(
      verdict?.explanation.english.hasPrefix("Your test fails, though the controller is right.")
        == true)
    #expect(tools.runs == ["0 GongTests"])
  }

  @Test("A fault that is not noticed is named by what a person would see")
  func missed() throws {
    tools.failing = { $0 == "GongTests" && $1 == 1 }

    #expect(
      try verdicts([1])[1]?.explanation.english
        == "1 of 2 faults noticed. Not noticed: It rings twice.")
    // Of several the first is named.
    tools.failing = { _, _ in false }
    #expect(
      try verdicts([1])[1]?.explanation.english
        == "0 of 2 faults noticed. Not noticed: It is late.")
  }

  @Test("A weakened test does not count, and neither does a changed controller: ours are run")
  func weakened() throws {
    try change("Tests/PracticeTests/BellTests.swift")
    try change("Sources/Practice/Gong.swift")
    try change("Sources/Practice/Bell.swift")
    try change("Tests/PracticeTests/GongTests.swift")

    _ = try verdicts()

    #expect(try copied("Tests/PracticeTests/BellTests.swift") == "// The test that judges.\n")
    #expect(
      try copied("Sources/Practice/Gong.swift") == "// The gong with its faults.\n"
        + (try asksForFault))
    #expect(try copied("Sources/Practice/Bell.swift") == "// Mine.\n")
    #expect(try copied("Tests/PracticeTests/GongTests.swift") == "// Mine.\n")
    // The learner's own files stay as they are.
    #expect(try TextFiles.read(folder.path("mine/Sources/Practice/Gong.swift")) == "// Mine.\n")
  }

  @Test("What judges may be deleted, and so may a controller that is tested: ours are run")
  func deleted() throws {
    tools.failing = { $1 > 0 }
    for path in ["Tests/PracticeTests/BellTests.swift", "Sources/Practice/Gong.swift"] {
      try FileManager.default.removeItem(atPath: folder.path("mine/\(path)"))
    }

    #expect(try verdicts() == [0: .done, 1: .done])
    #expect(try copied("Tests/PracticeTests/BellTests.swift") == "// The test that judges.\n")
  }

  @Test("Of several files of tests, the first that fails is told")
  func severalFiles() throws {
    let files = ["BellTests", "LoudBellTests"]
    for name in files {
      try TextFiles.write("// Judges.\n", to: folder.path("others/1-Bell/\(name).swift"))
    }
    tools.failing = { file, _ in files.contains(file) }
    tools.names = ["BellTests": "It rings", "LoudBellTests": "It rings loudly"]
    let package = try PracticePackage(folder.path("mine"))

    let verdict = try PracticeCheck(package, with: tools).verdicts(of: [0])[0]

    #expect(tools.runs == ["0 BellTests LoudBellTests"])
    #expect(verdict?.test == "It rings")
  }

  @Test("What the learner adds is built too, and what is removed is removed from the copy")
  func added() throws {
    try change("Sources/Practice/Helper.swift")
    _ = try verdicts()
    #expect(try copied("Sources/Practice/Helper.swift") == "// Mine.\n")

    try FileManager.default.removeItem(atPath: folder.path("mine/Sources/Practice/Helper.swift"))
    _ = try verdicts()
    #expect(!TextFiles.exists(folder.path("mine/.build/check/Sources/Practice/Helper.swift")))
  }

  @Test("What has not changed stays in the copy as it is: else it is built again")
  func unchanged() throws {
    _ = try verdicts()
    let path = folder.path("mine/.build/check/Sources/Practice/Bell.swift")
    let old = Date(timeIntervalSince1970: 1_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)

    _ = try verdicts()

    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.modificationDate] as? Date == old)
  }

  @Test("A file that says the same in other scalars is written anew")
  func otherScalars() throws {
    let path = folder.path("same.swift")
    for text in ["// \u{AC00}", "// \u{1100}\u{1161}"] {
      try TextFiles.write(text, to: path)

      #expect(Array(try TextFiles.read(path).utf8) == Array(text.utf8))
    }
  }

  @Test("Who has judged a package judges what was mended since")
  func again() throws {
    let check = PracticeCheck(package, with: tools)
    let bell = folder.path("mine/Sources/Practice/Bell.swift")
    try FileManager.default.removeItem(atPath: bell)
    let before = try check.verdicts(of: [0, 1])
    #expect(before.count == 2 && !before.values.contains(.done))

    try TextFiles.write("// Mine.\n", to: bell)
    tools.failing = { $1 > 0 }

    #expect(try check.verdicts(of: [0, 1]) == [0: .done, 1: .done])
  }

  @Test("A deleted file is named, and the other exercise is judged")
  func missing() throws {
    tools.failing = { $1 > 0 }
    try FileManager.default.removeItem(atPath: folder.path("mine/Sources/Practice/Bell.swift"))

    let missing = Verdict.missing(
      "Sources/Practice/Bell.swift", original: folder.path("others/1-Bell/Bell.swift"))
    #expect(try verdicts() == [0: missing, 1: .done])
  }

  @Test("What does not compile is told with its place, and the other exercise is judged")
  func uncompiled() throws {
    try change("Sources/Practice/Bell.swift")
    tools.failing = { $1 > 0 }
    tools.building = { copy in
      let text = try? TextFiles.read("\(copy)/Sources/Practice/Bell.swift")
      return text == "// Mine.\n" ? "/x/BellTests.swift:3:1: error: no such type 'Bell'\n" : nil
    }

    #expect(
      try verdicts() == [0: .uncompiled("BellTests.swift:3: no such type 'Bell'"), 1: .done])
    #expect(tools.runs.first == "0 GongTests")
  }

  @Test("An error in a file of no exercise is one of the package")
  func doesNotBuild() {
    tools.building = { _ in "/x/Helper.swift:3:1: error: expected '}'\n" }

    #expect(throws: ProgramError(.data, .doesNotBuild("Helper.swift:3: expected '}'"))) {
      try verdicts()
    }
  }

  @Test("Of several errors the first is told, and without one the last line")
  func otherErrors() {
    tools.building = { _ in
      "/x/Helper.swift:3:1: error: expected '}'\n/x/Other.swift:1:1: error: no\nfailed\n"
    }
    #expect(throws: ProgramError(.data, .doesNotBuild("Helper.swift:3: expected '}'"))) {
      try verdicts()
    }

    tools.building = { _ in "Linking\nld: no such library\n" }
    #expect(throws: ProgramError(.data, .doesNotBuild("ld: no such library"))) { try verdicts() }
  }

  @Test("Tests that neither end nor end the program are told as such")
  func withoutEnd() {
    tools.unended = ["BellTests"]

    #expect(throws: ProgramError(.data, .testsDoNotRun)) { try verdicts() }
  }

  @Test("What still does not compile without an exercise is said to be the package's own")
  func uncompiledWithoutIt() {
    tools.building = { _ in "/x/BellTests.swift:3:1: error: no such type 'Bell'\n" }

    #expect(throws: ProgramError(.data, .doesNotBuild("BellTests.swift:3: no such type 'Bell'"))) {
      try verdicts()
    }
  }

  @Test("A test that ends the program is named, and the others run without it")
  func crashed() throws {
    tools.failing = { $1 > 0 }
    tools.crashing = ["BellTests"]

    #expect(try verdicts() == [0: .crashed("It rings"), 1: .done])
    #expect(tools.runs.prefix(2) == ["0 BellTests GongTests", "0 GongTests"])
    // Whether another file has no test is said when it was run itself.
    tools.empty = ["GongTests"]
    #expect(try verdicts() == [0: .crashed("It rings"), 1: .untested])
    #expect(tools.runs.suffix(2) == ["0 BellTests GongTests", "0 GongTests"])
  }

  @Test(
    "A test that waits forever, or writes too much, is stopped and named",
    arguments: [
      (TestStop.late, Verdict.endless("It rings")), (.wroteTooMuch, .writesTooMuch("It rings")),
    ])
  func stopped(stop: TestStop, verdict: Verdict) throws {
    tools.crashing = ["BellTests"]
    tools.stop = stop

    #expect(try verdicts([0]) == [0: verdict])
  }

  @Test("How much is too much is said in each language")
  func tooMuch() {
    #expect(
      Verdict.writesTooMuch("It rings").explanation
        == Phrase(
          "This test writes a file of more than 16 MiB: It rings",
          ko: "이 테스트가 16 MiB보다 큰 파일을 씁니다: It rings"))
  }

  @Test("A hint and a fault that was missed are said in one language each")
  func oneLanguage() {
    #expect(
      Phrase.hint(1, Phrase("Look at the bell.", ko: "종을 보세요."))
        == Phrase("Hint 1: Look at the bell.", ko: "힌트 1: 종을 보세요."))
    #expect(
      Verdict.missed(Phrase("It is late.", ko: "늦습니다."), noticed: 1, of: 2).explanation
        == Phrase(
          "1 of 2 faults noticed. Not noticed: It is late.",
          ko: "결함 2개 중 1개를 찾았습니다. 찾지 못한 것: 늦습니다."))
  }

  @Test("A folder that cannot be locked is not one that another program checks")
  func unlockable() throws {
    let lock = folder.path("mine/.build/practice.lock")
    try TextFiles.write("", to: "\(lock)/a")

    #expect(throws: ProgramError(.cannotCreate, .unwritableFile(lock))) { try verdicts() }
  }

  @Test("Two programs do not check one folder at once; afterwards it can be checked")
  func twice() throws {
    tools.failing = { $1 > 0 }
    let busy = ProgramError(.busy, .beingChecked(package.folder))
    var refused: ProgramError?
    tools.building = { [package] _ in
      let other = PracticeCheck(package, with: FakeTools())
      refused = #expect(throws: ProgramError.self) { try other.verdicts(of: [0]) }
      return nil
    }

    #expect(try verdicts() == [0: .done, 1: .done])
    #expect(refused == busy)
    #expect(try verdicts() == [0: .done, 1: .done])
    #if os(Linux)
      let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
      }
      #expect(!open.isEmpty && !open.contains(folder.path("mine/.build/practice.lock")))
    #endif
  }

  @Test("What an editor or another system leaves beside the sources is not read")
  func besideSources() throws {
    tools.failing = { $1 > 0 }
    let sources = folder.path("mine/Sources/Practice")
    try FileManager.default.createSymbolicLink(
      atPath: "\(sources)/.#Bell.swift", withDestinationPath: "lee@tea.123:456")
    try FileManager.default.createSymbolicLink(
      atPath: "\(sources)/Gone.swift", withDestinationPath: "/gone")
    try FileManager.default.createDirectory(
      atPath: "\(sources)/Folder.swift", withIntermediateDirectories: false)
    try Data([0, 5, 0x16, 7, 0xFF]).write(to: URL(fileURLWithPath: "\(sources)/._Bell.swift"))
    #expect(mkfifo("\(sources)/Pipe.swift", 0o600) == 0)

    #expect(try verdicts() == [0: .done, 1: .done])
    let copied = TextFiles.names(in: folder.path("mine/.build/check/Sources/Practice"))
    #expect(copied == ["Bell.swift", "Gong.swift", "ListedScreen.swift"])
  }

  @Test(
    "A link in the copy is replaced, and what it leads to stays as it is",
    arguments: [
      "", "/Sources", "/Sources/Practice", "/Sources/Practice/Bell.swift", "/Package.swift",
    ])
  func links(place: String) throws {
    tools.failing = { $1 > 0 }
    _ = try verdicts()
    let (copy, others) = (folder.path("mine/.build/check"), folder.path("theirs"))
    let kept = ["Bell.swift", "Practice/Bell.swift", "Sources/Practice/Bell.swift", "notes"]
    for path in kept { try TextFiles.write("Theirs.", to: "\(others)/\(path)") }
    try FileManager.default.removeItem(atPath: copy + place)
    try FileManager.default.createSymbolicLink(
      atPath: copy + place,
      withDestinationPath: place.hasSuffix(".swift") ? "\(others)/notes" : others)

    #expect(try verdicts() == [0: .done, 1: .done])

    for path in kept { #expect(try TextFiles.read("\(others)/\(path)") == "Theirs.", "\(path)") }
    #expect(try copied("Sources/Practice/Bell.swift") == "// The bell of the exercise.\n")
  }

  @Test("A folder in the place of a file of the copy is replaced")
  func folderInCopy() throws {
    tools.failing = { $1 > 0 }
    try TextFiles.write("", to: folder.path("mine/.build/check/Sources/Practice/Bell.swift/a"))

    #expect(try verdicts() == [0: .done, 1: .done])
    #expect(try copied("Sources/Practice/Bell.swift") == "// The bell of the exercise.\n")
  }

  @Test("A fault that ends the program is noticed")
  func crashingFault() throws {
    tools.failing = { $1 == 1 }
    tools.crashingFault = 2
    tools.crashing = ["GongTests"]

    #expect(try verdicts([1]) == [1: .done])
  }

  @Test("Without a test nothing is done")
  func untested() throws {
    tools.empty = ["GongTests"]

    #expect(try verdicts([1]) == [1: .untested])
  }

  @Test("A test cannot ask for the planted fault, and one that reads it is refused")
  func peeks() throws {
    let text = "// ProcessInfo.processInfo.environment[\"PRACTICE_FAULT\"]\n"
    try TextFiles.write(text, to: folder.path("mine/Tests/PracticeTests/GongTests.swift"))
    tools.failing = { $1 > 0 }

    #expect(try verdicts() == [0: .done, 1: .peeks])
    #expect(try asksForFault.contains("nonisolated private func planted("))
    #expect(!TextFiles.exists(folder.path("mine/.build/check/Sources/Practice/Planted.swift")))
    // Elsewhere it says nothing: a controller that is tested is ours, and one that is mended has none.
    for path in ["Sources/Practice/Gong.swift", "Sources/Practice/Bell.swift"] {
      try TextFiles.write(text, to: folder.path("mine/\(path)"))
    }
    try change("Tests/PracticeTests/GongTests.swift")
    #expect(try verdicts() == [0: .done, 1: .done])
  }

  @Test(
    "What a test says of its failure is told",
    arguments: [
      (
        #"{"symbol":"fail","text":"Issue recorded"},{"symbol":"details","text":"Too late"}"#,
        "Too late"
      ),
      (
        #"{"text":"Expectation failed: a"},{"symbol":"details","text":"Why\nOn the screen:"}"#,
        "Expectation failed: a (Why)"
      ),
      (
        #"{"text":"Expectation failed: a"},{"symbol":"difference","text":"b"}"#,
        "Expectation failed: a"
      ),
      (#"{"text":"Too late\n2. Gong: done\r\n"}"#, "Too late 2. Gong: done"),
    ])
  func words(messages: String, text: String) {
    let later = #"{"text":"Another issue is not told"}"#
    let report = TestReport(
      #"{"kind":"test","payload":{"kind":"function","id":"1","displayName":"It","sourceLocation":"#
        + #"{"fileID":"A/B.swift"}}}"#
        + [messages, later].map {
          "\n"
            + #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"1","messages":[\#($0)]}}"#
        }.joined())

    #expect(report.files["B.swift"]?.issue == TestReport.Issue(test: "It", text: text))
  }

  @Test("A known issue is none, a skipped test has ended, and a test without a title has its name")
  func records() {
    func record(_ kind: String, _ payload: String) -> String {
      #"{"kind":"\#(kind)","payload":{\#(payload)}}"# + "\n"
    }
    let place = #""sourceLocation":{"fileID":"A/B.swift"}"#
    let started =
      record("test", #""kind":"function","id":"1","name":"rings()","# + place)
      + record("event", #""kind":"testStarted","testID":"1""#)
      + record("event", #""kind":"issueRecorded","testID":"1","issue":{"isKnown":true}"#)
    #expect(TestReport(started).running?.test == "rings()")

    let report = TestReport(started + record("event", #""kind":"testSkipped","testID":"1""#))

    #expect(report.running?.test == nil && report.files["B.swift"]?.isFinished == true)
    #expect(report.files["B.swift"]?.issue == nil)
  }

  // MARK: - Fixtures

  /// What is added to a controller with faults.
  private var asksForFault: String {
    get throws {
      try TextFiles.read("\(Page.root.path)/Tests/Practice/Planted.swift")
        .replacing("nonisolated func", with: "nonisolated private func")
    }
  }

  private func verdicts(_ wanted: [Int] = [0, 1]) throws -> [Int: Verdict] {
    try PracticeCheck(package, with: tools).verdicts(of: wanted)
  }

  private func change(_ path: String) throws {
    try TextFiles.write("// Mine.\n", to: folder.path("mine/\(path)"))
  }

  private func copied(_ path: String) throws -> String {
    try TextFiles.read(folder.path("mine/.build/check/\(path)"))
  }
}

/// Tools that build nothing, and whose tests end as a test says: one in each file.
final class FakeTools: PracticeTools {
  /// What the compiler says of a package.
  var building: (String) -> String? = { _ in nil }
  /// Whether the test of a file fails with a fault.
  var failing: (_ file: String, _ fault: Int) -> Bool = { _, _ in false }
  /// The files whose test ends the program, in place of failing; with one fault alone, or always.
  var crashing: Set<String> = []
  var crashingFault: Int?
  /// The files without a test.
  var empty: Set<String> = []
  /// The files whose test does not even begin.
  var unended: Set<String> = []
  var stop: TestStop?
  var testName = "It rings"
  /// The names of the tests of some files that have one of their own.
  var names: [String: String] = [:]
  var isInterrupted = false

  /// The fault and the files of each run.
  private(set) var runs: [String] = []

  func build(_ package: String, in scratch: String) throws(Interruption) -> String? {
    if isInterrupted { throw Interruption() }
    return building(package)
  }

  func test(_ files: [String], fault: Int, of package: String, in scratch: String)
    -> (records: String, stop: TestStop?)
  {
    runs.append("\(fault) \(files.joined(separator: " "))")
    let files = files.filter { !empty.contains($0) }
    var records = files.flatMap { file in
      [("suite", "a suite", "Bells"), ("function", file, title(file))].map { kind, id, name in
        #"{"kind":"test","payload":{"kind":"\#(kind)","id":"\#(id)","displayName":\#(Self.json(name)),"#
          + #""sourceLocation":{"fileID":"PracticeTests/\#(file).swift"}}}"#
      }
    }
    for file in files where !unended.contains(file) {
      records.append(event("testStarted", file))
      if crashing.contains(file), fault == crashingFault ?? fault {
        // The last record is cut off.
        return ((records + [#"{"kind":"ev"#]).joined(separator: "\n"), stop)
      }
      if failing(file, fault) {
        records.append(
          event(
            "issueRecorded", file,
            #","issue":{"isKnown":false},"messages":[{"text":"Expectation failed: 0 == 1"}]"#))
      }
      records.append(event("testEnded", file))
    }
    return (records.joined(separator: "\n"), stop)
  }

  private func title(_ file: String) -> String { names[file] ?? testName }

  private static func json(_ text: String) -> String {
    (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private func event(_ kind: String, _ file: String, _ rest: String = "") -> String {
    #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(file)"\#(rest)}}"#
  }
}
