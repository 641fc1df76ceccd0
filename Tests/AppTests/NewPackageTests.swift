import Foundation
import Testing
import View
import ViewKit

@testable import App
@testable import ProgramKit

@Suite("A new package", .patience, .onOwnThreads)
nonisolated struct NewPackageTests {
  private let folder: TemporaryFolder
  private let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    program = BuiltProgram(in: folder)
  }

  @Test("It depends on the clone of the program, and the next command is said")
  func new() throws {
    let made = try program.shell("mkdir -p my-loans/.git; vestibule --new my-loans")

    #expect(made.code == 0 && made.complaint.isEmpty)
    #expect(made.text.hasSuffix("Next: swift run --package-path my-loans MyLoans\n"))
    let way = TextFiles.relative(Page.root.path, from: folder.path("my-loans"))
    let manifest = try TextFiles.read(folder.path("my-loans/Package.swift"))
    expectPresent(".package(name: \"vestibule\", path: \"\(way)\")", in: manifest)
    #expect(TextFiles.exists(folder.path("my-loans/Sources/MyLoans/BooksController.swift")))

    let again = try program.shell("vestibule --new my-loans --front-door --language ko")

    #expect(again.code == 73)
    expectPresent("비어 있지 않은 폴더여서 아무것도 쓰지 않았습니다: my-loans.", in: again.complaint)
    #expect(!TextFiles.exists(folder.path("my-loans/Tests/MyLoansTests/FrontDoorTests.swift")))
  }

  @Test(
    "A folder whose name is no module's, or that of another module, is refused",
    arguments: [
      ("책", "책 cannot be the name of a package."), ("2nd", "2nd cannot"), ("a b", "a b cannot"),
      ("my-", "my- cannot"), ("model", "model is the name of a module already."),
      ("view-kit", "view-kit is"), ("swift", "swift is"),
    ])
  func refuses(name: String, complaint: String) {
    let error = #expect(throws: ProgramError.self) {
      try NewPackage(in: folder.path(name), hasFrontDoor: false, clone: Page.root.path)
    }

    #expect(error?.message?.english.hasPrefix(complaint) == true)
  }

  @Test("A file in the place of the folder stays as it is")
  func file() throws {
    try folder.write("mine".utf8, to: "loans")
    let path = folder.path("loans")

    #expect(throws: ProgramError(.cannotCreate, .unreadableFolder(path))) {
      try NewPackage(in: path, hasFrontDoor: false, clone: Page.root.path)
    }
  }

  @Test("Nothing of the pattern's own name is left, with either app", arguments: [false, true])
  func names(hasFrontDoor: Bool) throws {
    let files = try NewPackage(
      in: "/new/loans", hasFrontDoor: hasFrontDoor, clone: Page.root.path
    ).files

    for (path, text) in files {
      #expect(!(path + text).lowercased().contains("starter"), "\(path)")
    }
    let workflow = try #require(files[".github/workflows/test.yml"])
    let clone = String(Page.root.path.dropFirst())
    expectPresent("swift test --package-path \"new/loans\"", in: workflow)
    expectPresent("path: \"\(clone)\"", in: workflow)
    #expect(files.keys.contains { $0.hasSuffix(".transcript") })
    expectPresent("\"../..\(Page.root.path)\"", in: try #require(files["Package.swift"]))
  }

  @Test("Without a clone it says where to run it, and --front-door alone is refused")
  func misuse() throws {
    let error = #expect(throws: ProgramError.self) {
      try NewPackage(in: folder.path("loans"), hasFrontDoor: false, clone: nil)
    }
    #expect(error?.message == .notInClone)

    let outcome = try program.shell("vestibule --front-door")

    #expect(outcome.code == 64)
    #expect(
      outcome.complaint == "vestibule: The option --front-door belongs to --new. Try --help.\n")
  }
}
