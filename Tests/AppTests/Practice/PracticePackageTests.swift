import Foundation
import Terminal
import Testing
import View

@testable import App
@testable import ProgramKit

@Suite("A package of exercises")
struct PracticePackageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("It is made in a new folder, with what is handed out and nothing else")
  func new() throws {
    let package = try PracticePackage(making: folder.path("mine"), from: [Page.root.path])

    #expect(package.exercises.count == 23)
    let manifest = try TextFiles.read(folder.path("mine/Package.swift"))
    #expect(manifest.contains(#".package(name: "vestibule", path: "\#(Page.root.path)")"#))
    #expect(TextFiles.names(in: folder.path("mine/Sources/Practice")).count == 24)
    #expect(TextFiles.names(in: folder.path("mine/Tests/PracticeTests")).count == 24)
    let counter = try TextFiles.read(folder.path("mine/Sources/Practice/Counter.swift"))
    #expect(!counter.contains("planted"))
    #expect(try PracticePackage(folder.path("mine")).origin == package.origin)
  }

  @Test("A folder that is not empty is left as it is")
  func notEmpty() throws {
    try folder.write("mine".utf8, to: "notes")

    #expect(throws: ProgramError(.cannotCreate, .folderNotEmpty(folder.path))) {
      try PracticePackage(making: folder.path, from: [Page.root.path])
    }

    #expect(folder.names() == ["notes"])
  }

  @Test("A folder without exercises is refused, and so is one whose clone is gone")
  func noPractice() throws {
    #expect(throws: ProgramError(.usage, .noPractice(folder.path))) {
      try PracticePackage(folder.path)
    }

    try folder.write(#"{"exercises":"/gone","vestibule":"/gone"}"#.utf8, to: "practice.json")
    #expect(throws: ProgramError(.data, .originGone(folder.path("practice.json")))) {
      try PracticePackage(folder.path)
    }
  }

  @Test("Somebody else's exercises are handed out in place of ours")
  func others() throws {
    try writeExercises(in: folder)

    let package = try PracticePackage(
      making: folder.path("mine"), from: [folder.path("others"), Page.root.path])

    #expect(package.exercises.map(\.title.english) == ["Bell", "Gong"])
    #expect(package.exercises.map(\.isTest) == [false, true])
    // Nobody has written the Korean pages.
    #expect(package.exercises.map(\.title.korean) == ["Bell", "Gong"])
    #expect(
      package.exercises.map(\.path) == [
        "Sources/Practice/Bell.swift", "Tests/PracticeTests/GongTests.swift",
      ])
  }

  @Test(
    "An exercise that is not whole is refused, with what it needs",
    arguments: ["", "# Bell\n\nIt is silent.\n\n## Hint\n\nOne.\n\n## Talk\n\nYes.\n"])
  func unfinished(page: String) throws {
    try TextFiles.write(page, to: folder.path("others/1/About.md"))
    try TextFiles.write("", to: folder.path("others/1/Bell.swift"))
    try TextFiles.write("", to: folder.path("others/1/BellTests.swift"))

    #expect(throws: ProgramError(.data, .unfinishedExercise(folder.path("others/1")))) {
      try Exercise.all(in: folder.path("others"))
    }
  }

  @Test("A page is read by its headings, a paragraph as one line; a note is left out")
  func page() {
    let page = ExercisePage(
      """
      # Bell

      It is
      silent.

      ## Note

      Of mine.

      ## Hint

      One.

      ## 힌트

      Two,

      and three.

      ## Faults

      - It rings
        twice.
      - It is late.
      """)

    #expect(page.title == "Bell" && page.sees == "It is silent.")
    #expect(page.hints == ["One.", "Two,\n\nand three."])
    #expect(page.faults == ["It rings twice.", "It is late."])
  }

  @Test("The errors of a build are read with their places")
  func errors() {
    let output = """
      [3/5] Compiling
      /a/b/Bell.swift:12:3: error: cannot find 'x' in scope
      /a/b/Bell.swift:12:3: warning: unused
      error: emit-module command failed
      """

    #expect(
      CompilerError.all(in: output).map(\.description) == [
        "Bell.swift:12: cannot find 'x' in scope"
      ])
  }

  @Test("Each word needs a folder", arguments: PracticeCommands.words)
  func needsFolder(word: String) throws {
    let context = CommandContext(
      program: "vestibule", language: .english, isPlain: true, output: Output(STDERR_FILENO),
      environment: [:])

    #expect(throws: ProgramError.usage(.needsFolder(word))) {
      try PracticeCommands(context: context).run([word])
    }
  }
}

/// Writes two exercises: Bell is to be mended, and Gong to be tested for two faults.
func writeExercises(in folder: TemporaryFolder) throws {
  let page =
    "# NAME\n\nIt is silent.\n\n## Hint\n\nOne.\n\n## Hint\n\nTwo.\n\n## Talk\n\nSo it is.\n"
  let files = [
    "1-Bell/About.md": page.replacing("NAME", with: "Bell"),
    "1-Bell/Bell.swift": "// The bell of the exercise.\n",
    "1-Bell/BellTests.swift": "// The test that judges.\n",
    "1-Bell/Solution/Bell.swift": "// The mended bell.\n",
    "2-Gong/About.md": page.replacing("NAME", with: "Gong")
      + "\n## Faults\n\n- It is late.\n- It rings twice.\n",
    "2-Gong/Gong.swift": "// The gong of the exercise.\n",
    "2-Gong/GongTests.swift": "// An empty test.\n",
    "2-Gong/Planted/Gong.swift": "// The gong with its faults.\n",
  ]
  for (path, text) in files { try TextFiles.write(text, to: folder.path("others/\(path)")) }
}
