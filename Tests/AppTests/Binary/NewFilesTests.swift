import Foundation
import Testing

/// The files that `--record`, `--trace-file`, `--diagram`, `--progress` and `--states` name.
@Suite("Files beside the store", .patience, .onOwnThreads)
nonisolated struct NewFilesTests {
  @Test(
    "X6: A run that failed to start leaves none of them, and the corrected one starts",
    arguments: ["it.transcript", "it.html"])
  func failedStart(recording: String) throws {
    try folder.write("not a store".utf8, to: "v.sqlite")
    let arguments = ["--store", "v.sqlite", "--record", recording, "--trace-file", "calls"]
    let before = names

    let failed = try program.run(arguments, lines: [])

    #expect(failed.code != 0)
    #expect(names == before)
    unlink(folder.path("v.sqlite"))
    let corrected = try program.run(arguments, lines: [])
    #expect(corrected.code == 0, "\(corrected.complaint)")
    #expect(names.contains(recording))
    #expect(names.contains("calls"))
  }

  @Test(
    "X6: A run whose second file cannot be made leaves none of them",
    arguments: [
      ["--store", "v.sqlite", "--record", "it", "--trace-file"],
      ["--explore", "--app", "counter", "--diagram", "it", "--progress"],
    ])
  func secondFile(arguments: [String]) throws {
    try folder.write("mine".utf8, to: "calls")

    let outcome = try program.run(arguments + ["calls"], lines: [])

    #expect(outcome.code == 73)
    #expect(names == ["calls"])
  }

  @Test("X6: A run that cannot read its session leaves none of them")
  func unreadableSession() throws {
    #expect(try program.run(["--store", "v.sqlite"], lines: []).code == 0)
    let sqlite = "sqlite3 v.sqlite \"INSERT INTO settings VALUES ('isLogined', 'odd', 1)\""
    guard FaultHarness.can("which sqlite3") else { return }
    _ = try program.shell(sqlite)
    let before = names

    let outcome = try program.run(["--store", "v.sqlite", "--record", "it"], lines: [])

    #expect(outcome.code == 65, "\(outcome.complaint)")
    #expect(names == before)
  }

  @Test("X6: An exploration that cannot begin leaves none of them")
  func exploration() throws {
    let outcome = try program.shell(
      "vestibule --explore --app counter --texts missing --diagram map.svg")

    #expect(outcome.code != 0)
    #expect(names == [])
  }

  @Test(
    "X6: A name that is the store's own is refused, in either language",
    arguments: [
      "v.sqlite-journal", "v.sqlite-WAL", "other-shm", "./.vestibule-1a.new",
    ], ["--record", "--trace-file", "--diagram", "--progress", "--states"])
  func ownName(name: String, option: String) throws {
    let options =
      ["--diagram", "--progress", "--states"].contains(option)
      ? ["--explore", "--app", "counter"] : ["--store", "v.sqlite"]

    let english = try program.run(options + [option, name], lines: [])
    let korean = try program.run(options + [option, name, "--language", "ko"], lines: [])

    #expect(english.code == 73 && korean.code == 73)
    #expect(
      english.complaint == "vestibule: Cannot record to \(name): such a name is for what is kept "
        + "beside a store.\n")
    #expect(korean.complaint == "vestibule: 기록할 수 없습니다: \(name) (저장소 옆에 두는 파일의 이름입니다).\n")
    #expect(names == [])
  }

  @Test(
    "X6: A name that a store keeps for its own files is refused for a store and its copy",
    arguments: ["--store", "--backup"])
  func ownNameOfStore(option: String) throws {
    #expect(try program.run(["--store", "v.sqlite"], lines: []).code == 0)
    let before = names
    let store = option == "--backup" ? ["--store", "v.sqlite"] : []

    let outcome = try program.run(store + [option, ".vestibule-1a.new"], lines: [])

    #expect([73, 74].contains(outcome.code))
    expectPresent("such a name is for what is kept beside a store", in: outcome.complaint)
    #expect(names == before)
  }

  @Test(
    "X6: The store itself is refused before it is there, by whatever path",
    arguments: ["v.sqlite", "./v.sqlite", "link/v.sqlite"])
  func store(path: String) throws {
    #expect(symlink(".", folder.path("link")) == 0)

    let outcome = try program.run(["--store", "v.sqlite", "--record", path], lines: [])

    #expect(outcome.code == 73)
    #expect(outcome.complaint == "vestibule: Cannot record to \(path): it is the store itself.\n")
    #expect(names == ["link"])
  }

  // MARK: - Fixtures

  private let folder: TemporaryFolder
  private let program: BuiltProgram

  /// The files, but for what the harness needs.
  private var names: [String] {
    folder.names().filter {
      ![".errors", ".input", ".output"].contains($0) && !$0.hasPrefix(".tools")
    }
  }

  init() throws {
    folder = try TemporaryFolder()
    program = BuiltProgram(in: folder)
  }
}
