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

    #expect(package.exercises.count == 29)
    let manifest = try TextFiles.read(folder.path("mine/Package.swift"))
    let way = TextFiles.relative(Page.root.path, from: folder.path("mine"))
    #expect(manifest.contains(#".package(name: "vestibule", path: "\#(way)")"#))
    #expect(TextFiles.names(in: folder.path("mine/Sources/Practice")).count == 30)
    #expect(TextFiles.names(in: folder.path("mine/Tests/PracticeTests")).count == 30)
    let counter = try TextFiles.read(folder.path("mine/Sources/Practice/Counter.swift"))
    #expect(!counter.contains("planted"))
    let opened = try PracticePackage(folder.path("mine"))
    #expect(opened.origin == package.origin && opened.clone == Page.root.path)
    #expect(opened.origin.exercises == nil)
  }

  @Test("A folder that is not empty is left as it is")
  func notEmpty() throws {
    try folder.write("mine".utf8, to: "notes")

    #expect(throws: ProgramError(.cannotCreate, .folderNotEmpty(folder.path))) {
      try PracticePackage(making: folder.path, from: [Page.root.path])
    }

    #expect(folder.names() == ["notes"])
  }

  @Test("What is no folder that can be read is left as it is, and a new file overwrites none")
  func unreadable() throws {
    try folder.write("mine".utf8, to: "notes")
    let notes = folder.path("notes")

    #expect(throws: ProgramError(.cannotCreate, .unreadableFolder(notes))) {
      try PracticePackage(making: notes, from: [Page.root.path])
    }
    #expect(throws: ProgramError(.cannotCreate, .unwritableFile(notes))) {
      try TextFiles.create("yours", at: notes)
    }

    #expect(try TextFiles.read(notes) == "mine")
  }

  @Test("The path of a clone is one literal in the manifest, whatever it has in it")
  func manifest() throws {
    let clone = folder.path("a\"\u{202E}b\\(c)")
    for path in ["Tests/Practice/Package/Package.swift", "Sources/Controller/a"] {
      try TextFiles.write("\"../vestibule\"", to: "\(clone)/\(path)")
    }
    try writeExercises(in: folder)

    let package = try PracticePackage(
      making: folder.path("mine"), from: [clone, folder.path("others")])

    #expect(
      try package.support(dependingOn: clone)["Package.swift"]
        == "\"\(folder.path)/a\\\"\\u{202E}b\\\\(c)\"")
  }

  @Test("A folder without exercises is refused, and so is one whose clone is gone")
  func noPractice() throws {
    #expect(throws: ProgramError(.usage, .noPractice(folder.path))) {
      try PracticePackage(folder.path)
    }

    try folder.write(#"{"exercises":"/gone","vestibule":"/gone"}"#.utf8, to: "practice.json")
    #expect(throws: ProgramError(.data, .originGone(folder.path("practice.json")))) {
      try PracticePackage(folder.path, builtFrom: nil)
    }

    try folder.write(
      #"{"exercises":"/gone","vestibule":"\#(Page.root.path)"}"#.utf8, to: "practice.json")
    #expect(throws: ProgramError(.data, .noExercises("/gone"))) {
      try PracticePackage(folder.path)
    }
    #expect(throws: ProgramError(.data, .noExercises("/gone"))) {
      try PracticePackage(making: folder.path("new"), from: ["/gone", Page.root.path])
    }
    #expect(!TextFiles.exists(folder.path("new")))
  }

  @Test("Of two clones and two folders the first is meant, and a clone has exercises and sources")
  func places() throws {
    try writeExercises(in: folder)
    let clone = ["Tests/Practice/Package/Package.swift", "Sources/Controller/a"]
    for (name, paths) in [
      ("a", ["About"]), ("b", [clone[0]]), ("c", [clone[1]]), ("one", clone), ("two", clone),
    ] {
      for path in paths {
        try TextFiles.write("\"../vestibule\"", to: folder.path("\(name)/\(path)"))
      }
    }
    func package(_ name: String, _ places: String...) throws -> PracticePackage {
      try PracticePackage(making: folder.path(name), from: places.map(folder.path))
    }

    let origin = PracticePackage.Origin(
      vestibule: "../one", exercises: "../others")
    #expect(try package("mine", "others", "a", "one", "two").origin == origin)
    #expect(try TextFiles.read(folder.path("mine/.gitignore")) == ".build\n")
    #expect(
      try TextFiles.read(folder.path("mine/Package.swift")) == "\"../one\"")
    for place in ["a", "b", "c"] {
      #expect(throws: ProgramError(.data, .noExercises(folder.path(place)))) {
        try package("yours", place, "one")
      }
    }
  }

  @Test("A text file is read and written, and what it says already is not written again")
  func textFiles() throws {
    let path = folder.path("a/b/c")
    #expect(throws: ProgramError(.inputOutput, .unreadableFile(path))) {
      try TextFiles.read(path)
    }
    try TextFiles.write("차\n", to: path)
    #expect(try TextFiles.read(path) == "차\n")
    let old = Date(timeIntervalSince1970: 1_000)
    func isOld() throws -> Bool {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      return attributes[.modificationDate] as? Date == old
    }
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
    try TextFiles.write("차\n", to: path)
    #expect(try isOld())
    try TextFiles.write("차", to: path)
    #expect(try !isOld() && TextFiles.read(path) == "차")
    #expect(throws: ProgramError(.cannotCreate, .unwritableFile("\(path)/d"))) {
      try TextFiles.write("", to: "\(path)/d")
    }
    try folder.write([0xFF], to: "bytes")
    #expect(throws: ProgramError(.inputOutput, .unreadableFile(folder.path("bytes")))) {
      try TextFiles.read(folder.path("bytes"))
    }
  }

  @Test("Exercises from another folder are handed out in place of ours")
  func others() throws {
    try writeExercises(in: folder)

    let package = try PracticePackage(
      making: folder.path("mine"), from: [folder.path("others"), Page.root.path])

    #expect(package.exercises.map(\.title.english) == ["Bell", "Gong"])
    #expect(package.exercises.map(\.isTest) == [false, true])
    // There are no Korean pages.
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

  @Test(
    "Each part of an exercise is needed, and as many in Korean",
    arguments: [
      ("1-Bell/About.md", "# Bell", "# "), ("1-Bell/About.md", "It is silent.\n", "\n"),
      ("1-Bell/About.md", "## Hint\n\nTwo.\n", ""),
      ("1-Bell/About.md", "## Talk", "## Hint\n\nThree.\n\n## Talk"),
      ("1-Bell/About.md", "So it is.", ""),
      ("1-Bell/About.md", "# Bell", "## Faults\n\n- A.\n\n# Bell"),
      ("2-Gong/About.md", "- It is late.\n- It rings twice.", ""),
      ("1-Bell/About-Korean.md", "", "# 종\n\n조용합니다.\n\n## 힌트\n\n하나.\n"),
      ("2-Gong/About-Korean.md", "- It rings twice.", ""),
    ])
  func parts(path: String, part: String, instead: String) throws {
    try writeExercises(in: folder)
    let (file, page) = (folder.path("others/\(path)"), path.replacing("-Korean", with: ""))
    let text = try TextFiles.read(folder.path("others/\(page)"))
    #expect(try Exercise.all(in: folder.path("others")).count == 2)

    try TextFiles.write(part.isEmpty ? instead : text.replacing(part, with: instead), to: file)

    let exercise = folder.path("others/\(path.prefix(6))")
    #expect(throws: ProgramError(.data, .unfinishedExercise(exercise))) {
      try Exercise.all(in: folder.path("others"))
    }
  }

  @Test("A file and its test are needed", arguments: ["Bell.swift", "BellTests.swift"])
  func files(name: String) throws {
    try writeExercises(in: folder)
    let exercise = folder.path("others/1-Bell")
    try TextFiles.write("", to: "\(exercise)/notes.txt")

    try FileManager.default.removeItem(atPath: "\(exercise)/\(name)")

    #expect(throws: ProgramError(.data, .unfinishedExercise(exercise))) {
      try Exercise.all(in: folder.path("others"))
    }
  }

  @Test("A page is read by its headings, a paragraph as one line; a note is left out")
  func page() {
    let page = ExercisePage(
      """
      Above all headings.
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
