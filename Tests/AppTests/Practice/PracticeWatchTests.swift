import Foundation
import Terminal
import Testing
import View

@testable import App
@testable import ProgramKit

@Suite("Watching exercises", .patience)
struct PracticeWatchTests {
  private let folder: TemporaryFolder
  private let package: PracticePackage

  init() throws {
    folder = try TemporaryFolder()
    try writeExercises(in: folder)
    package = try PracticePackage(
      making: folder.path("mine"), from: [folder.path("others"), Page.root.path])
  }

  @Test("It shows what is next and what is wrong, and gives two hints, one at a time")
  func hints() throws {
    let said = try watch(["hint", "h", "hint", "quit"]) { _ in [0: .untested, 1: .done] }

    expectInOrder(
      [
        "1. Bell   Done: 1 of 2", "It is silent.",
        "Change Sources/Practice/Bell.swift, and save it.",
        "Not yet. There is no test. Write one.", "Type hint, show, next, list, a number or quit.",
        "Hint 1: One.", "Hint 2: Two.", "There is no other hint.",
      ], in: said)
    #expect(package.hints == ["1-Bell": 2])
  }

  @Test("After success come the talk and, if it is asked for, the solution")
  func success() throws {
    let said = try watch(["show"]) { _ in [0: .done, 1: .done] }

    expectInOrder(
      [
        "1. Bell   Done: 2 of 2", "So it is.", "All of it is done.", "Bell.swift",
        "// The mended bell.",
      ], in: said)
  }

  @Test("No solution is shown before the exercise is done")
  func noSolution() throws {
    let said = try watch(["show"]) { _ in [0: .untested, 1: .done] }

    #expect(!said.contains("mended"))
  }

  @Test("A hint that was given stays when the exercise is shown again, and belongs to it alone")
  func staying() throws {
    let said = try watch(["hint", "show", "next", "show"]) { _ in [0: .untested, 1: .untested] }

    #expect(said.matches(of: /Hint 1: One/).count == 2)
  }

  @Test("Next goes on to what is not done, and the list has a mark for each")
  func next() throws {
    let said = try watch(["next", "list", "next"]) { _ in [0: .untested, 1: .untested] }

    expectInOrder(["1. Bell", "2. Gong", "  1. Bell", "> 2. Gong", "1. Bell"], in: said)
  }

  @Test("An exercise is taken by its number, and none by another number")
  func number() throws {
    let said = try watch(["2", "3"]) { _ in [0: .untested, 1: .untested] }

    expectInOrder(["1. Bell", "2. Gong", "Type hint", "Type hint"], in: said)
    #expect(said.matches(of: /2. Gong/).count == 1)
  }

  @Test("It speaks Korean too, and takes Korean words")
  func korean() throws {
    let said = try watch(["힌트", "목록", "종료", "hint"], in: .korean) { _ in
      [0: .untested, 1: .done]
    }

    expectInOrder(
      ["1. Bell   완료: 2개 중 1개", "아직입니다. 테스트가 없습니다.", "힌트 1: One.", "✓ 2. Gong"], in: said)
    #expect(!said.contains("힌트 2"))
  }

  @Test(
    "A word, its beginning and a Korean word are the same command",
    arguments: [
      ["hint", "h", "힌트"], ["show", "s", "보기"], ["next", "n", "다음"], ["list", "l", "목록"],
    ])
  func names(words: [String]) throws {
    let said = try (words + ["what"]).map { word in
      try watch([word]) { _ in [0: .untested, 1: .untested] }
    }

    #expect(said[1] == said[0] && said[2] == said[0] && said[3] != said[0])
  }

  @Test("Four words end it", arguments: ["quit", "q", ":quit", "종료"])
  func ends(word: String) throws {
    let said = try watch([word, "hint"]) { _ in [0: .untested, 1: .untested] }

    #expect(!said.contains("Hint 1"))
  }

  @Test("A saved file has its exercise judged again")
  func saved() throws {
    let lines = Pipe()
    let output = try file()
    var turns: [[Int]] = []
    let watch = PracticeWatch(package, try context(lines, output)) { wanted in
      turns.append(wanted)
      if turns.count == 1 {
        try? TextFiles.write("// Mine.\n", to: folder.path("mine/Sources/Practice/Bell.swift"))
        return [0: .untested, 1: .untested]
      }
      lines.fileHandleForWriting.closeFile()
      return [0: .done]
    }

    try watch.run()

    #expect(turns == [[0, 1], [0]])
    expectInOrder(["Not yet.", "1. Bell   Done: 1 of 2", "So it is."], in: try said())
  }

  @Test("A file that is saved while its exercise is judged has it judged again")
  func savedMeanwhile() throws {
    let lines = Pipe()
    let output = try file()
    var turns: [[Int]] = []
    let path = folder.path("mine/Sources/Practice/Bell.swift")
    // The second time the date is again as it was at first.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 2)], ofItemAtPath: path)
    let watch = PracticeWatch(package, try context(lines, output)) { wanted in
      turns.append(wanted)
      if turns.count == 3 {
        lines.fileHandleForWriting.closeFile()
      } else {
        try? TextFiles.write("// \(turns.count)\n", to: path)
        // No two of the dates are one, however quick it is.
        let date = Date(timeIntervalSince1970: TimeInterval(turns.count))
        try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
      }
      return [0: .untested, 1: .untested]
    }

    try watch.run()

    #expect(turns == [[0, 1], [0], [0]])
  }

  @Test("What was mended while another exercise was shown is judged when one goes to it")
  func mendedBefore() throws {
    let lines = Pipe()
    let output = try file()
    var turns: [[Int]] = []
    let watch = PracticeWatch(package, try context(lines, output)) { wanted in
      turns.append(wanted)
      if turns.count == 1 {
        try? TextFiles.write("// Mine.\n", to: folder.path("mine/Sources/Practice/Bell.swift"))
        return [0: .untested, 1: .untested]
      }
      if turns.count == 2 {
        lines.fileHandleForWriting.write(Data("2\n1\n".utf8))
        lines.fileHandleForWriting.closeFile()
      }
      return [wanted[0]: .done]
    }

    try watch.run()

    #expect(turns == [[0, 1], [0], [1]])
    expectInOrder(["2. Gong   Done: 2 of 2", "1. Bell   Done: 2 of 2"], in: try said())
  }

  @Test("What does not build is said, and all is judged again when it is mended")
  func mended() throws {
    let lines = Pipe()
    let output = try file()
    var turns: [[Int]] = []
    let watch = PracticeWatch(package, try context(lines, output)) {
      (wanted) throws(ProgramError) in
      turns.append(wanted)
      try TextFiles.write("// \(turns)\n", to: folder.path("mine/Sources/Practice/Helper.swift"))
      if turns.count == 1 {
        throw ProgramError(.data, .doesNotBuild("Helper.swift:1: expected '}'"))
      }
      lines.fileHandleForWriting.closeFile()
      return [0: .untested, 1: .done]
    }

    try watch.run()

    #expect(turns == [[0, 1], [0, 1]])
    expectInOrder(
      ["The package does not build. Helper.swift:1: expected '}'", "Not yet."], in: try said())
  }

  // MARK: - Fixtures

  /// Types lines, and returns what is said.
  private func watch(
    _ lines: [String], in language: Language = .english,
    judge: @escaping ([Int]) -> [Int: Verdict]
  ) throws -> String {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data(lines.map { $0 + "\n" }.joined().utf8))
    pipe.fileHandleForWriting.closeFile()
    let output = try file()
    try PracticeWatch(package, try context(pipe, output, language), judge: judge).run()
    return try said()
  }

  private func context(_ input: Pipe, _ output: FileHandle, _ language: Language = .english)
    throws -> CommandContext
  {
    CommandContext(
      program: "vestibule", language: language, isPlain: true,
      input: input.fileHandleForReading.fileDescriptor, output: Output(output.fileDescriptor),
      environment: [:])
  }

  private func file() throws -> FileHandle {
    try folder.write([], to: "said")
    return try #require(FileHandle(forWritingAtPath: folder.path("said")))
  }

  private func said() throws -> String { try TextFiles.read(folder.path("said")) }

  private func expectInOrder(_ texts: [String], in said: String) {
    var rest = said[...]
    for text in texts {
      guard let range = rest.firstRange(of: text) else {
        Issue.record("\(text) is not said, or too early:\n\(said)")
        return
      }
      rest = rest[range.upperBound...]
    }
  }
}
