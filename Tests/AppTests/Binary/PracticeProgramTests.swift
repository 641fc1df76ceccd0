import Testing

@Suite("The practice of the program itself", .patience, .onOwnThreads)
nonisolated struct PracticeProgramTests {
  private let folder: TemporaryFolder
  private let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    program = BuiltProgram(in: folder)
  }

  @Test("Through a pipe it asks and answers, and the next run goes on where this one ended")
  func pipe() throws {
    let first = try practise(["2"])
    let second = try practise(["quit"])
    let list = try program.run(["--store", "it.sqlite", "--practice", "list"], lines: [])

    #expect(first.code == 0 && first.text.contains("Practice   2 of 88 · Touch and delegate"))
    #expect(second.text.hasPrefix("  Practice   2 of 88 · Touch and delegate"))
    #expect(list.text.split(separator: "\n").count == 11 && list.code == 0)
  }

  @Test("It begins anew after a question, and speaks Korean")
  func reset() throws {
    _ = try practise(["2"])
    let arguments = ["--store", "it.sqlite", "--language", "ko", "--practice", "reset"]
    let outcome = try program.run(arguments, lines: ["예"])

    #expect(outcome.text.contains("처음부터 다시 시작합니다."))
    #expect(try practise(["quit"]).text.hasPrefix("  Practice   1 of 88"))
  }

  @Test("A page of the step is written once")
  func page() throws {
    let outcome = try practise(["show page", "show page", "2", "quit"])
    let page = String(
      decoding: try folder.bytes(of: "practice-touch-empty-form.html"), as: UTF8.self)

    // A whole path is longer than a line.
    let text = outcome.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("A page was written: /"))
    #expect(text.contains("There is a file of that name already, and it was left: /"))
    #expect(text.filter { $0 != " " }.contains("/practice-touch-empty-form.html"))
    #expect(page.contains("SignInController.signInTouched()"))
    // Who has read it has seen the answer.
    #expect(text.contains("As you were shown the answer, it comes again."))
  }

  private func practise(_ lines: [String]) throws -> BuiltProgram.Outcome {
    try program.run(["--store", "it.sqlite", "--practice"], lines: lines)
  }
}
