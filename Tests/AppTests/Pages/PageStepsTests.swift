import Testing

@testable import App
@testable import ProgramKit
@testable import View
@testable import ViewText

@Suite("A page shows of each step what the terminal showed there", .patience)
struct PageStepsTests {
  @Test("A page has the screen that the terminal showed after each line, with all signs")
  func steps() throws {
    var (shown, refused) = (0, 0)
    for name in TranscriptFolder.standard.names() {
      let transcript = try Transcript(TranscriptFolder.standard.text(of: name) ?? "")
      let options = try Options(transcript.options, of: .vestibule())
      if options.isBrief || options.isPlain { continue }
      let (steps, sessions) = try transcript.history(
        by: .vestibule(), hasher: InProcessProgram.hasher)
      let outputs = sessions.flatMap(\.outputs)
      let typed = steps.filter { $0.cause != .end }
      #expect(typed.count == outputs.count, "\(name)")

      for (step, output) in zip(typed, outputs) {
        // A command answers with numbers of its own.
        if case .lines(let lines) = step.cause, lines[0].hasPrefix("> :") { continue }
        guard output.contains(#/(?m)^\s{2,4}\d+[*!\- ] /#) else { continue }
        let screen = try #require(step.screen, "\(name): \(output)")
        let drawn = RenderedScreen(
          of: screen, hint: "", in: options.language ?? .english,
          on: TextTraits(columns: transcript.columns))
        expectPresent(drawn.lines.text.trimmedAtEnd, in: output)
        shown += 1
        if output.contains(#/(?m)^\s{2,4}\d+! /#) { refused += 1 }
      }
    }
    #expect(shown > 150 && refused > 5)
  }

  @Test("What was refused is marked in the step in which that was shown, and in no other")
  func refusal() throws {
    let lines = ["sign in", "ok", "email", "lee@example.com", "", "sign in", "ok"]
    let transcript = try Transcript(lines.map { "> \($0)\n" }.joined())

    let screens = try transcript.history(by: .vestibule(), hasher: InProcessProgram.hasher)
      .steps.map(\.screen)

    let marked = screens.map {
      $0?.items.filter { $0.marks.contains(.refused) }.map(\.name.english)
    }
    #expect(marked == [[], [], ["Email"], [], [], [], [], ["Password"], nil])
  }
}

extension String {
  /// Without the empty line of a hint that says nothing.
  fileprivate var trimmedAtEnd: String {
    String(self[..<(lastIndex { !$0.isWhitespace } ?? startIndex)])
  }
}
