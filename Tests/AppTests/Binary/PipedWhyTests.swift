import Testing

@Suite("Why, through a pipe", .patience, .onOwnThreads)
nonisolated struct PipedWhyTests {
  @Test("Through a pipe a question is answered too, wherever in a script it stands")
  func piped() throws {
    let script = ["sign in", "nonsense", ":why viewWillDisappear", "ok", "email"]
    let folder = try TemporaryFolder()
    let program = BuiltProgram(in: folder)

    let whole = try program.run(["--memory", "--language", "en"], lines: script).text
    let slow = try PipedProgram(program, ["--memory", "--language", "en"])
    try slow.wait(for: "(:help)\n")
    for line in script.prefix(3) {
      slow.type(line)
      _ = try slow.wait(for: "\n")
    }
    slow.end()

    for text in [whole, slow.text] {
      expectPresent("viewWillDisappear(_:) was not called: AlertController covers", in: text)
    }
  }

  @Test("The launch is watched for a person and for a recording, and else through no pipe")
  func launch() throws {
    let (terminal, program) = (try PseudoTerminal(), BuiltProgram(in: try TemporaryFolder()))
    let (options, question) = (["--memory", "--language", "en"], ":why viewDidLoad")
    let nothing = "Nothing was called since the launch"

    let piped = try program.run(options, lines: [question]).text
    let recorded = try program.run(options + ["--record", "it"], lines: [question]).text
    try terminal.run(try program.prepare("exec vestibule --memory --language en")) {
      try terminal.wait(for: "\n> ")
      terminal.type(question)
      try terminal.wait(for: "\n> ")
      terminal.type(":quit")
    }

    expectPresent(nothing, in: piped)
    for text in [recorded, terminal.screen] {
      expectPresent("viewDidLoad()", in: text)
      expectAbsent(nothing, in: text)
    }
  }

  @Test("What a demo begins with is not said through a pipe, where the output is the app's alone")
  func demo() throws {
    let program = BuiltProgram(in: try TemporaryFolder())

    let text = try program.run(["--demo", "--language", "en"], lines: []).text

    #expect(text.hasPrefix("  Vestibule"))
  }
}
