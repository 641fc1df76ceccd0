import Foundation
import Testing
import ViewKit

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

    #expect(made.text == "mine has 29 exercises. Next: vestibule --practice watch mine\n")
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

  @Test("In a folder that it may write and not read, nothing is overwritten")
  func unreadable() throws {
    try TextFiles.write("mine", to: folder.path("mine/Package.swift"))
    // Root may read it all the same.
    let someone = getuid() == 0 ? "setpriv --reuid 65534 --regid 65534 --clear-groups " : ""
    let outcome = try program.shell(
      "chmod 755 .; chmod 666 mine/Package.swift; chmod 0333 mine; "
        + "\(someone)$(command -v vestibule) --practice new mine")

    #expect(
      outcome.complaint
        == "vestibule: Cannot read mine, so nothing was written. Name a new folder.\n")
    #expect(outcome.code == 73)
    chmod(folder.path("mine"), 0o700)
    #expect(try TextFiles.read(folder.path("mine/Package.swift")) == "mine")
  }

  #if os(Linux)
    @Test(
      "A signal that ends it ends the build too, with all that the build has started",
      arguments: ["check", "watch"], ["TERM", "HUP"])
    func signals(word: String, signal: String) throws {
      let numbers = try interrupted(word, by: signal)

      #expect(numbers.count == 2)
      for number in numbers { #expect(ChildProcessTests.hasEnded(number)) }
    }

    @Test("If it is killed, the system ends the build")
    func killed() throws {
      let numbers = try interrupted("check", by: "KILL")

      #expect(numbers.count == 2 && ChildProcessTests.hasEnded(numbers[0]))
      // What the build has started is not the system's to end, and not to be left behind here.
      for number in numbers.dropFirst() { kill(number, SIGKILL) }
    }

    /// Sends a signal to the program while it builds, and returns the numbers of the build and of what
    /// the build has started, once the program has ended.
    private func interrupted(_ word: String, by signal: String) throws -> [Int32] {
      _ = try program.shell("vestibule --practice new mine")
      try folder.write(
        "#!/bin/sh\nsleep 600 &\necho $$ $! >numbers.new; mv numbers.new numbers; wait\n".utf8,
        to: ".tools/swift")
      chmod(folder.path(".tools/swift"), 0o700)
      let outcome = try program.shell(
        """
        vestibule --practice \(word) mine & program=$!
        until test -e numbers; do sleep 0.05; done
        kill -\(signal) $program; wait $program; echo $?
        """)
      #expect(outcome.text.hasSuffix("\(128 + (["TERM": 15, "HUP": 1, "KILL": 9][signal] ?? 0))\n"))
      return String(decoding: try folder.bytes(of: "numbers"), as: UTF8.self)
        .split(whereSeparator: \.isWhitespace).compactMap { Int32($0) }
    }
  #endif

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
