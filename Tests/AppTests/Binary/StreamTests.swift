import Foundation
import Testing

/// The program where the streams are not what one expects.
@Suite("Streams", .patience, .onOwnThreads)
nonisolated struct StreamTests {
  @Test("T7: A reader that is gone ends it quietly, as it ends every tool")
  func closedPipe() throws {
    let outcome = try program.shell(
      """
      mkfifo .go
      { read go <.go; vestibule --demo --language en </dev/null; echo $? >.code; } |
        { exec <&-; echo go >.go; }
      until [ -s .code ]; do :; done
      cat .code
      """)

    #expect(outcome.text == "141\n")
    #expect(outcome.errors.isEmpty)
  }

  @Test(
    "T7: Output that cannot be written is an error", arguments: ["--memory", "--help", "--man"])
  func full(option: String) throws {
    let outcome = try program.shell("vestibule \(option) </dev/null >/dev/full")

    #expect(outcome.code == 74)
    #expect(
      outcome.complaint
        == "vestibule: Cannot write standard output: there is no room left.\n")
  }

  @Test(
    "T7: A page that cannot be written whole is an error",
    arguments: ["--export p.html", "--explore --export p.html", "--page t --export p.html"])
  func cutPage(options: String) throws {
    let outcome = try program.shell(
      """
      echo '#! --app counter' >t
      (ulimit -f 8; exec vestibule --app counter \(options)) 2>&1 >/dev/null
      """.replacing("--app counter --page", with: "--page"))

    #expect(outcome.code == 74)
    #expect(outcome.text.contains("vestibule: Cannot write p.html: "))
  }

  @Test("T7: A report that cannot be written whole is an error, and is not kept")
  func cutReport() throws {
    let outcome = try program.shell(
      """
      (ulimit -f 0; vestibule --memory --practice list --report r.json 2>&1 </dev/null; echo $?) \
        | cat
      ls r.json
      """)

    #expect(outcome.text.contains("vestibule: Cannot write r.json: "), "\(outcome.text)")
    #expect(outcome.text.hasSuffix("\n74\n") && outcome.code != 0, "\(outcome.text)")
  }

  @Test(
    "T8: Closed descriptors are no place for a store",
    arguments: ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
  func closed(streams: String) throws {
    let lines = #"'sign up' email lee@example.com secret123 'sign up'"#
    let input = streams.contains("<&-") ? "" : "printf '%s\\n' \(lines) |"
    let outcome = try program.shell("\(input) vestibule --store v.sqlite \(streams)")
    #expect(outcome.code == 0)

    let check = try program.shell("vestibule --store v.sqlite --check")
    #expect(check.text == "v.sqlite: ok\n", "\(check.complaint)")
  }

  @Test("T8: An input that cannot be read is an error")
  func folderAsInput() throws {
    let outcome = try program.shell("vestibule --memory --language en </")

    #expect(outcome.code == 74)
    #expect(outcome.complaint == "vestibule: Cannot read standard input: it is a folder.\n")
  }

  @Test("A password through a pipe is remarked once, and not at all when that is asked for")
  func clear() throws {
    let lines = ["password", "secret123", "password", "secret456"]
    let remark = "vestibule: Input is not a terminal, so passwords in it are not hidden.\n"

    #expect(try program.run(["--memory", "--language", "en"], lines: lines).complaint == remark)
    #expect(try program.run(["--memory", "--quiet"], lines: lines).errors.isEmpty)
    #expect(try program.run(["--memory"], lines: ["email", "lee@example.com"]).errors.isEmpty)
  }

  @Test("T6: Through a pipe no prompt mixes with the answers")
  func prompts() throws {
    let outcome = try program.run(
      ["--demo", "--language", "en", "--quiet"], lines: ["email", "Qwer", "asdf", ":home"])

    for prompt in ["> ", "Email:", "Password:"] { expectAbsent(prompt, in: outcome.text) }
  }

  @Test("A password is refused on the command line and not repeated")
  func argument() throws {
    for arguments in [["--password", "secret123"], ["--password=secret123"], ["secret123"]] {
      let outcome = try program.run(arguments, lines: [])
      #expect(outcome.code == 64)
      #expect(!(outcome.text + outcome.complaint).contains("secret123"))
    }
  }

  @Test("T11: Escape bytes only where they are asked for", arguments: stylings)
  func styles(environment: String, isStyled: Bool) throws {
    let outcome = try program.shell("\(environment) vestibule --demo </dev/null")

    #expect(outcome.output.contains(0x1B) == isStyled)
    let plain = try program.shell("\(environment) vestibule --demo --plain </dev/null")
    #expect(!plain.output.contains(0x1B))
  }

  @Test("A script is typed without its comments")
  func script() throws {
    let script = """
      # Signs in.
      email
      Qwer
      asdf
      # Return would do, too.
      sign in
      # The end
      """
    try folder.write(script.utf8, to: "script")

    for command in ["--script script", "--script - <script"] {
      let outcome = try program.shell("vestibule --demo --language en \(command)")
      #expect(outcome.code == 0)
      #expect(outcome.text.contains("  Signed In\n    Qwer\n"))
      expectAbsent("Nothing here", in: outcome.text)
    }
    #expect(try program.shell("vestibule --script absent").code == 74)
  }

  @Test("T9: A last line of a script without its end is not used, unless it is a comment")
  func cutScript() throws {
    let start = "sign up\nemail\nlee@example.com\nsecret123\n"
    for (end, complaint) in [
      ("sign u", "vestibule: The input ended in the middle of a line; it was not used.\n"),
      ("# sign up", ""),
    ] {
      try folder.write((start + end).utf8, to: "script")
      let outcome = try program.shell(
        "vestibule --memory --language en --quiet --script script")

      #expect(outcome.code == 0)
      #expect(outcome.complaint == complaint)
      #expect(!outcome.text.contains("Account created."))
    }
  }

  @Test(
    "R4: A descriptor of any number is read",
    .enabled(if: FaultHarness.can("bash -c 'ulimit -n 6000'"), "needs bash, and a high limit"),
    arguments: [1_023, 1_024, 5_000])
  func highDescriptor(number: Int) throws {
    try folder.write("email\nQwer\nasdf\nsign in\n".utf8, to: "script")

    // What the program opens gets the lowest number that is free.
    let outcome = try program.shell(
      """
      exec bash -c 'ulimit -n 6000
        for ((i = 3; i < $0; i++)); do eval "exec $i</dev/null"; done
        exec vestibule --demo --language en --script script' \(number)
      """)

    #expect(outcome.code == 0, "\(outcome.complaint)")
    #expect(outcome.text.contains("  Signed In\n    Qwer\n"))
  }

  @Test(
    "R5: No user but root can read its memory, and no dump of it can be handed to a program",
    .enabled(if: geteuid() != 0 || FaultHarness.canImpersonate, FaultHarness.needsRoot))
  func dumps() throws {
    // What cannot be dumped belongs to root, whichever user runs it.
    let user = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups --" : ""
    let outcome = try program.shell(
      """
      mkfifo lines; PATH=$PATH:/usr/sbin:/sbin
      \(user) vestibule --memory <lines >said &
      exec 3>lines; until [ -s said ]; do :; done
      stat -c %u /proc/$!/environ; echo :quit >&3; wait $!; echo $?
      """)

    #expect(outcome.text == "0\n0\n", "\(outcome.complaint)")
  }

  @Test(
    "R4: Small limits are enough, or say so",
    arguments: ["-n 8", "-c unlimited", "-s 256"]
      + (FaultHarness.writesFirst ? [] : ["-f 0"]))
  func limits(limit: String) throws {
    let lines = #"'sign up' email lee@example.com secret123 'sign up'"#
    let outcome = try program.shell(
      "ulimit \(limit); printf '%s\\n' \(lines) | vestibule --memory --language en")

    #expect(outcome.code == 0 || outcome.code == 74, "\(outcome.complaint)")
  }

  @Test(
    "R4: The smallest stack that works is 128 KiB",
    arguments: [
      "vestibule --store v.sqlite <lines",
      "vestibule --app contacts --trace --store c.sqlite <lines",
      "vestibule --explore --app temperature", "vestibule --help",
    ])
  func stack(command: String) throws {
    try folder.write(
      "sign up\nemail\nlee@example.com\nsecret123\nsign up\n:tree\n:help\n".utf8, to: "lines")

    let outcome = try program.shell("chmod 700 .; umask 077; ulimit -s 128; \(command)")

    #expect(outcome.code == 0, "\(outcome.complaint)")
  }

  // MARK: - Fixtures

  private static let stylings = [
    ("", false), ("TERM=xterm", false), ("CLICOLOR_FORCE=1", true), ("CLICOLOR_FORCE=0", false),
    ("CLICOLOR_FORCE=1 TERM=dumb", true), ("CLICOLOR_FORCE=1 NO_COLOR=1", false),
    ("CLICOLOR_FORCE=1 NO_COLOR=", true),
  ]
  private let folder: TemporaryFolder
  private let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    program = BuiltProgram(in: folder)
  }
}
