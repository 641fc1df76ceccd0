import Foundation
import Terminal
import Testing
import View

@testable import App
@testable import ProgramKit

@Suite("What follows --practice, from the first word to the last", .patience)
struct PracticeCommandsTests {
  private let folder: TemporaryFolder
  private let tools = FakeTools()

  init() throws {
    folder = try TemporaryFolder()
    try writeExercises(in: folder)
    for (name, title) in [("1-Bell", "종"), ("2-Gong", "징")] {
      let page = try TextFiles.read(folder.path("others/\(name)/About.md"))
      try TextFiles.write(
        page.replacing("# \(name.dropFirst(2))", with: "# \(title)").replacing(
          "It is silent.", with: "조용합니다."
        ).replacing("One.", with: "하나.").replacing("So it is.", with: "그렇습니다.").replacing(
          "It rings twice.", with: "두 번 울립니다."),
        to: folder.path("others/\(name)/About-Korean.md"))
    }
  }

  @Test("A learner makes, checks and watches a package, and each command says what it did")
  func commands() throws {
    try expect(
      try outputs(in: .english).joined(), isAsIn: "Words/practice-package.txt")
  }

  @Test("In Korean the commands of a package say the same, and no English sentence")
  func korean() throws {
    expect(
      try outputs(in: .korean),
      sayTheSameAs: try PracticeCommandsTests().outputs(in: .english))
  }

  /// What is said when a package is made, checked and watched.
  private func outputs(in language: Language) throws -> [String] {
    let mine = folder.path("mine")
    var texts = [try run(["new", mine, folder.path("others"), Page.root.path], in: language)]
    tools.failing = { $0 == "GongTests" && $1 == 1 }
    texts += [try run(["check", mine], in: language)]
    texts += [
      try run(
        ["watch", mine],
        typing: [
          "hint", "list", "show", "h", "h", "next", "1", "show", "0", "3", "what", "n", "1", "l",
        ], in: language)
    ]
    tools.building = { _ in "/x/Helper.swift:3:1: error: expected '}'\n" }
    texts += [try run(["watch", mine], typing: ["s", "quit", "list"], in: language)]
    tools.building = { _ in nil }
    tools.failing = { $0 == "GongTests" && $1 > 0 }
    texts += [try run(["check", mine], in: language)]
    texts += [
      try run(
        ["watch", mine], typing: [" NEXT ", "show", "2", ":quit", "list"], in: language)
    ]

    return texts
  }

  @Test("After an interrupt nothing more is printed")
  func interrupted() throws {
    _ = try run(["new", folder.path("mine"), folder.path("others"), Page.root.path])
    tools.isInterrupted = true

    for word in ["check", "watch"] {
      #expect(throws: ProgramError(.no, nil)) { try run([word, folder.path("mine")]) }
    }
  }

  // MARK: - The toolchain

  @Test("A command has the variables of the program, and some of its own")
  func variables() throws {
    let tools = SwiftTools(environment: ["PATH": "/usr/bin:/bin", "TEA": "green"])

    let (text, end) = try tools.run(["sh", "-c", "echo $TEA $CUP"], ["CUP": "2"])

    #expect(text == "green 2\n" && end == .exited(0))
    #expect(try tools.run(["no such program"]).end == .exited(127))
  }

  @Test("When the program ends, a command may end in its own way, and nothing more is done")
  func ending() throws {
    let (begun, ended) = (folder.path("begun"), folder.path("ended"))
    var tools = SwiftTools()
    tools.isEnding = { TextFiles.exists(begun) }
    let script = "trap 'echo > \(ended); exit' TERM; echo > \(begun); while :; do sleep 0.05; done"

    #expect(throws: Interruption.self) { try tools.run(["sh", "-c", script]) }

    #expect(TextFiles.exists(ended))
  }

  #if os(Linux)
    @Test("A package is built and its tests are run by the toolchain")
    func toolchain() throws {
      let bundle = "scratch/debug/practicePackageTests.xctest"
      try TextFiles.write("", to: folder.path(bundle))
      try script(bundle, "echo $PRACTICE_FAULT $SWIFT_BACKTRACE $* > $7")
      try script("swift", "echo $*; test ! -e \(folder.path("fails"))")
      let tools = SwiftTools(environment: ["PATH": "\(folder.path):/usr/bin:/bin"])
      let (scratch, records) = (folder.path("scratch"), "scratch/practice-records.jsonl")
      func test() throws -> [String] {
        let (records, stop) = try tools.test(["A", "B"], fault: 3, of: "package", in: scratch)
        return [records, stop.map { "\($0)" } ?? "ended"]
      }

      #expect(try tools.build("package", in: scratch) == nil)
      #expect(
        try test() == [
          "3 enable=no --testing-library swift-testing --filter /(A|B)[.]swift: --no-parallel "
            + "--event-stream-output-path \(folder.path(records)) --event-stream-version 0\n",
          "ended",
        ])

      try folder.write([], to: "fails")
      try script(bundle, "exit 1")
      #expect(
        try tools.build("package", in: scratch)
          == "build --build-tests --package-path package --scratch-path \(scratch)\n")
      #expect(try test() == ["", "ended"], "what was written before is gone")

      try script(
        bundle, "printf 'a\\303' >$7; exec head -c 20000000 /dev/zero >\(folder.path("zeros"))")
      #expect(try test() == ["a\u{FFFD}", "wroteTooMuch"])
    }
  #endif

  // MARK: - Fixtures

  private func script(_ name: String, _ text: String) throws {
    try folder.write("#!/bin/sh\n\(text)\n".utf8, to: name)
    chmod(folder.path(name), 0o700)
  }

  /// Runs a command, and returns what is typed and said, without the folder's own name.
  private func run(
    _ words: [String], typing lines: [String] = [], in language: Language = .english
  ) throws -> String {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data(lines.map { $0 + "\n" }.joined().utf8))
    pipe.fileHandleForWriting.closeFile()
    try folder.write([], to: "said")
    let file = try #require(FileHandle(forWritingAtPath: folder.path("said")))
    let context = CommandContext(
      program: "vestibule", language: language, isPlain: true,
      input: pipe.fileHandleForReading.fileDescriptor, output: Output(file.fileDescriptor),
      environment: [:])
    let isWell = try PracticeCommands(context: context, tools: tools).run(words)
    let said = try TextFiles.read(folder.path("said"))
    return "# \(words[0]): \(lines.joined(separator: ", "))\n\(said)# \(isWell)\n"
      .replacing(folder.path, with: "FOLDER").replacing(Page.root.path, with: "CLONE")
  }
}
