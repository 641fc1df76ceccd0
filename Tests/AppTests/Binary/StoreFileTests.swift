import Foundation
import Model
import Testing
import ViewText

/// Where the program keeps accounts, and which files it leaves alone.
@Suite("The store of the built program", .patience, .onOwnThreads)
nonisolated struct StoreFileTests {
  @Test("D10: A file that is not ours, newer or damaged is left as it is", arguments: files)
  func strangers(stranger: Stranger) throws {
    let path = folder.path(Self.store)
    let bytes = try stranger.bytes(in: folder)
    try folder.write(bytes, to: Self.store)
    let names = folder.names()

    let outcome = try program.run(["--store", path], lines: ["sign in"])

    #expect(outcome.code == 65)
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaint.hasPrefix("vestibule: "))
    #expect(outcome.complaint.contains("\(path) \(stranger.says)"), "\(outcome.complaint)")
    expect(try folder.bytes(of: Self.store), are: bytes)
    #expect(folder.names().filter { !$0.hasPrefix(".") } == names.filter { !$0.hasPrefix(".") })
  }

  @Test("A path where no store can be is one clear sentence and code 74", arguments: places)
  func nowhere(path: String, reason: String) throws {
    try folder.write("a file".utf8, to: "file")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: folder.path("elsewhere"))

    let outcome = try program.run(["--store", folder.path(path)], lines: [])

    #expect(outcome.code == 74)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.complaint
        == "vestibule: Cannot open the store \(folder.path(path)): \(reason). "
        + "Check the path and its permissions.\n")
    expectAbsent("elsewhere", in: folder.names())
  }

  @Test("X4: Folders are made for the usual place alone: of another it is said what to do")
  func missingFolder() throws {
    let names = folder.names()
    for action in [[], ["--check"], ["--backup", "copy"]] {
      let outcome = try program.run(
        ["--store", "no/where/v.sqlite", "--language", "en"] + action, lines: [])
      #expect(outcome.code == 74 && outcome.output.isEmpty)
    }
    let told = try program.run(
      ["--store", "no/where/v.sqlite", "--language", "en"], lines: ["sign up"])
    #expect(
      told.complaint == "vestibule: There is no folder no/where. "
        + "Make it, for yourself alone: mkdir -p -m 700 'no/where'\n")
    let korean = try program.run(["--store", "no/where/v.sqlite", "--language", "ko"], lines: [])
    #expect(korean.complaint.hasSuffix("폴더를 만들어주세요: mkdir -p -m 700 'no/where'\n"))

    _ = try program.run([], lines: [])
    let copy = try program.run(["--backup", "no/copy", "--language", "en"], lines: [])
    #expect(copy.code == 74 && copy.complaint.contains("There is no folder no."))
    #expect(folder.names().filter { !$0.hasPrefix(".") } == names)
  }

  @Test("A path that is too long is told, with how long it may be, in both languages")
  func tooLong() throws {
    let path = folder.path(String(repeating: "n", count: 250))
    for (language, words) in [("en", "is too long for a store: up to"), ("ko", "너무 깁니다")] {
      let outcome = try program.run(["--store", path, "--language", language], lines: [])

      #expect(outcome.code == 74 && outcome.output.isEmpty)
      #expect(outcome.complaint.contains(words), "\(outcome.complaint)")
    }
  }

  @Test("X2: A folder like /tmp is refused with what to do, and nothing is made in it")
  func sticky() throws {
    for (language, words, use) in [
      ("en", "Other users can write in the folder", "Use a folder of your own"),
      ("ko", "열지 않았습니다", "자신만의 폴더를 사용해주세요"),
    ] {
      let outcome = try program.shell(
        """
        mkdir -p open; chmod 1777 open; mkdir -p -m 700 own; vestibule --store own/v </dev/null >said
        vestibule --language \(language) --store open/v.sqlite </dev/null; echo $?
        vestibule --language \(language) --store own/v --backup open/copy; echo $?; ls -A open
        """)

      #expect(outcome.text == "77\n77\n", "\(outcome.text)")
      let advice = "\(use): mkdir -m 700 '\(folder.path("open"))/own'\n"
      #expect(outcome.complaint.components(separatedBy: words).count == 3)
      #expect(outcome.complaint.components(separatedBy: advice).count == 3)
    }
  }

  @Test("A folder that may not be written is no place for a store", .disabled(if: geteuid() == 0))
  func unwritable() throws {
    let outcome = try program.shell(
      "mkdir shut && chmod 500 shut && vestibule --store shut/v.sqlite </dev/null")

    #expect(outcome.code == 74)
    #expect(outcome.complaint.contains("you have no permission"))
  }

  @Test(
    "X1: Folder and file are their owner's alone, whatever the umask",
    arguments: ["0", "002", "022", "027", "077"])
  func modes(umask: String) throws {
    let outcome = try program.shell(
      "umask \(umask); printf '%s\\n' 'sign up' email lee@example.com secret123 'sign up' |"
        + " XDG_DATA_HOME=$HOME/new vestibule --language en")

    #expect(outcome.text.contains("Account created."))
    #expect(try folder.mode(of: "new") == 0o700)
    #expect(try folder.mode(of: "new/vestibule") == 0o700)
    for name in folder.names() where name.hasPrefix("new/vestibule/") {
      #expect(try folder.mode(of: name) == 0o600, "\(name)")
    }
  }

  @Test("X4: The usual place is in XDG_DATA_HOME if that is absolute, else in HOME")
  func usualPlace() throws {
    _ = try program.shell("vestibule </dev/null")
    #expect(folder.names().contains(".local/share/vestibule/vestibule.sqlite"))

    _ = try program.shell("XDG_DATA_HOME=\"$HOME/data\" vestibule </dev/null")
    #expect(folder.names().contains("data/vestibule/vestibule.sqlite"))

    let outcome = try program.shell("env -u HOME vestibule </dev/null")
    #expect(outcome.code == 74)
    #expect(
      outcome.complaint == "vestibule: There is no place for the store: HOME does not name a "
        + "folder. Set it, or name a file.\n")
  }

  @Test("X6: In memory no file is left", arguments: ["--memory", "--demo"])
  func memory(option: String) throws {
    let outcome = try program.run(
      [option, "--language", "en"],
      lines: ["sign up", "email", "lee@example.com", "secret123", "sign up"])

    #expect(outcome.text.contains("Account created."))
    #expect(folder.names().filter { !$0.hasPrefix(".") || $0.hasPrefix(".local") } == [])
  }

  @Test("K2, K6: The demo has the notes' account, and nothing else has it")
  func demo() throws {
    let lines = ["email", "Qwer", "asdf", "sign in"]

    let demo = try program.run(["--demo", "--language", "en"], lines: lines)
    #expect(demo.text.contains("  Signed In\n    Qwer\n"))
    let memory = try program.run(["--memory", "--language", "en"], lines: lines)
    #expect(memory.text.contains("Notice: No account has that email."))
  }

  @Test("D12: A check says that a store is sound, finds damage, and makes nothing")
  func check() throws {
    let path = folder.path(Self.store)
    let absent = try program.run(["--check", "--store", path], lines: [])
    #expect(absent.code == 74)
    #expect(absent.complaint.contains("there is no such file"))
    expectAbsent(Self.store, in: folder.names())

    try folder.write(try Stranger.sound(in: folder), to: Self.store)
    let sound = try program.run(["--check", "--store", path], lines: [])
    #expect(sound.code == 0)
    #expect(sound.text == "\(path): ok\n")

    try folder.write(try Stranger.damagedPage.bytes(in: folder), to: Self.store)
    let damaged = try program.run(["--check", "--store", path], lines: [])
    #expect(damaged.code == 65)
    #expect(damaged.complaint.contains("\(path) is damaged"), "\(damaged.complaint)")
  }

  @Test(
    "D12, D13: A store in memory is neither checked nor copied, and the person's own is not instead",
    arguments: [
      ["--memory", "--check"], ["--demo", "--check"], ["--demo", "--backup", "copy"],
      ["--memory", "--backup", "copy"],
    ])
  func inMemory(arguments: [String]) throws {
    _ = try program.run([], lines: [])
    let names = folder.names()

    let english = try program.run(arguments + ["--language", "en"], lines: [])
    #expect(english.code == 64 && english.text == "")
    #expect(
      english.complaint == "vestibule: A store in memory cannot be checked or copied: "
        + "name a file with --store. Try --help.\n")
    let korean = try program.run(arguments + ["--language", "ko"], lines: [])
    #expect(korean.complaint.contains("메모리에 있는 저장소는 점검하거나 복사할 수 없습니다."))
    #expect(folder.names() == names)
  }

  @Test("T5: A path is shown and cannot act on the terminal")
  func path() throws {
    let outcome = try program.run(["--store", folder.path("no\u{1B}[2J/")], lines: [])

    #expect(outcome.code == 74)
    #expect(outcome.complaint.contains(#"no\u{1B}[2J/"#))
    expectAbsent("\u{1B}", in: outcome.complaint)
  }

  // MARK: - Fixtures

  private static let store = "v.sqlite"
  private let folder: TemporaryFolder
  private let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    program = BuiltProgram(in: folder)
  }

  private static let files: [Stranger] = [
    .text, .empty, .otherDatabase, .newer, .damagedPage, .cut,
  ]

  private static let places = [
    (".", "it does not name a file"), ("file/v.sqlite", "part of its path is not a folder"),
    ("link", "it is a symbolic link"), ("./", "it does not name a file"),
    (".tools", "it is a folder"),
  ]
}
