import Testing

@testable import App
@testable import ProgramKit

@Suite("The program with a folder of exercises", .patience, .onOwnThreads)
nonisolated struct ExercisesProgramTests {
  private let folder: TemporaryFolder
  private let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    program = BuiltProgram(in: folder)
  }

  @Test("It makes a package of the clone that it was built from, and says the next command")
  func new() throws {
    let made = try program.shell("vestibule --practice new mine")

    #expect(made.text == "mine has 23 exercises. Next: vestibule --practice watch mine\n")
    #expect(made.code == 0)

    let again = try program.shell("vestibule --practice new mine --language ko")

    #expect(again.code == 73)
    expectPresent("비어 있지 않은 폴더여서 아무것도 쓰지 않았습니다: mine.", in: again.complaint)
  }

  @Test(
    "A folder that is missing or has no exercises is refused",
    arguments: [
      ("check", "--practice check needs a folder. Try --help."),
      ("watch", "--practice watch needs a folder. Try --help."),
      ("check .", ". has no exercises. Make a folder with them: --practice new FOLDER."),
    ])
  func refuses(words: String, complaint: String) throws {
    let outcome = try program.shell("vestibule --practice \(words)")

    #expect(outcome.code == 64)
    #expect(outcome.complaint == "vestibule: \(complaint)\n")
  }

  @Test("The words after --practice are paths up to the next option")
  @MainActor
  func paths() throws {
    let options = try Options(["--practice", "new", "a", "b", "--plain"], of: .vestibule())

    #expect(options.action == .practiceInFolder(["new", "a", "b"]))
    #expect(options.isPlain)
    #expect(try Options(["--practice", "list"], of: .vestibule()).action == .practice(.list))
    #expect(throws: ProgramError.self) { try Options(["--practice", "a"], of: .vestibule()) }
  }
}
