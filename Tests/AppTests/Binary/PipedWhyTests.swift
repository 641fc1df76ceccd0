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
}
