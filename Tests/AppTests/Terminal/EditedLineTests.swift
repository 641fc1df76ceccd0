import Foundation
import Testing
import View
import ViewText

@testable import ProgramKit
@testable import Terminal

/// Lines that are edited in this process: no key needs a program for it.
@Suite("A line that is edited, key by key", .patience, .onOwnThreads, .needsLibedit)
struct EditedLineTests {
  @Test(
    "After each key a person sees the whole line, with the cursor before its next character",
    arguments: 1...60)
  func walks(seed: Int) throws {
    var numbers = SeededNumbers("edited \(seed)")
    let columns = Int.random(in: 8...24, using: &numbers)
    let keys = [Self.left, Self.left, Self.right, Self.home, Self.end, Self.delete, Self.erase]
    let texts = ["a", "b ", "가", "나다", "x가", "abcdefg", "라마바사아"]
    let parts = (0..<40).map { _ in
      (Bool.random(using: &numbers) ? keys : texts).randomElement(using: &numbers) ?? ""
    }
    var (line, screens, drawings) = (TypedLine(), [String](), 0)
    let seen = try read(parts + [Self.rest, "\n"], columns: columns, rows: 40) {
      (screens, drawings) = (screens + [$0.text], drawings + $1)
    }

    for (part, screen) in zip([""] + parts + [Self.rest], screens) {
      line.type(part)
      if screen != line.screen(of: columns) {
        Issue.record(
          "\(parts) of \(columns) at \(part.printable):\n\(screen)\(line.screen(of: columns))")
        break
      }
    }
    #expect(screens.count == parts.count + 2)
    #expect(seen.outcome == "line(text(\(String(line.before).debugDescription)))")
  }

  /// A line as it is edited, and as it is shown in rows.
  private struct TypedLine {
    var (before, after): ([Character], [Character]) = ([], [])

    mutating func type(_ part: String) {
      switch part {
      case EditedLineTests.left: after = before.suffix(1) + after; before = before.dropLast()
      case EditedLineTests.right: before += after.prefix(1); after = Array(after.dropFirst())
      case EditedLineTests.home: (before, after) = ([], before + after)
      case EditedLineTests.end: (before, after) = (before + after, [])
      case EditedLineTests.erase: before = before.dropLast()
      case EditedLineTests.delete: after = Array(after.dropFirst())
      case EditedLineTests.rest: after = []
      default: before += Array(part)
      }
    }

    func screen(of columns: Int) -> String {
      var (rows, column) = ([""], 0)
      for (index, character) in (Array("Email: ") + before + after + ["‸"]).enumerated() {
        let width = character == "‸" ? 1 : String(character).displayWidth
        if column + width > columns {
          rows.append("")
          column = 0
        }
        if index == 7 + before.count { rows[rows.count - 1] += "‸" }
        if character != "‸" { rows[rows.count - 1].append(character) }
        column += width
      }
      while rows.last?.allSatisfy({ $0 == " " }) == true { rows.removeLast() }
      return rows.map { String($0.reversed().drop { $0 == " " }.reversed()) + "\n" }.joined()
    }
  }

  @Test("After each key a person sees the edited line, in each width and with what is offered")
  func screens() throws {
    try expect(try Self.cases.map(play).joined(), isAsIn: "Words/editing.txt")
  }

  @Test(
    "A line has 4,096 bytes at most; what is more rings once, until all of it is taken back",
    arguments: [
      (4_093, "가", "", nil, 0), (4_093, "가", "b", "line(tooLong)", 1),
      (4_093, "가", "bc", "line(tooLong)", 1), (4_093, "가", "b\u{15}d", #"line(text("d"))"#, 1),
      (4_095, "", "b", nil, 0), (4_095, "", "bc", "line(tooLong)", 1),
      (4_095, "", "가", "line(tooLong)", 0), (0, "", "…", nil, 0),
      (0, "", "…b", "line(tooLong)", 1), (4_095, "", "b\u{5}", nil, 0),
    ])
  func limit(count: Int, end: String, typed: String, outcome: String?, bells: Int) throws {
    let beginning = String(repeating: "a", count: count) + end
    let typed = typed.replacing("…", with: String(repeating: "a", count: 4_096))

    // A key that keeps what is there.
    let seen = try read(
      [Self.end + typed + "\n"], columns: 80, rows: 1_000, beginning: beginning)

    let whole = "line(text(\((beginning + typed.filter(\.isLetter)).debugDescription)))"
    #expect(seen.outcome == outcome ?? whole && seen.bells == bells)
  }

  @Test("Five hundred lines are remembered, and the oldest is the first to be forgotten")
  func memory() throws {
    let lines = (0...500).map { "line\($0)\n" }

    let seen = try read(
      lines + [String(repeating: Self.up, count: 500), Self.up, "\n"], columns: 80, rows: 24,
      remembers: true)

    #expect(seen.outcome == #"line(text("line1"))"# && seen.bells == 1)
  }

  @Test("Of very many choices the first ones are offered, and the first of all at once")
  func manyChoices() throws {
    let choices = (0...500).map { "choice\($0)" }

    let seen = try read([Self.up, "\n"], columns: 80, rows: 24, choices: choices)

    #expect(seen.outcome == #"line(text("choice0"))"#)
  }

  @Test("A key that has nothing to move over or to erase rings")
  func nothingThere() throws {
    for key in [Self.left, Self.right, Self.erase, Self.delete] {
      let seen = try read([key, "\n"], columns: 80, rows: 24)

      #expect(seen.bells == 1 && seen.outcome == #"line(text(""))"#, "\(key.printable)")
    }
  }

  @Test("A line that is too long is not remembered")
  func notRemembered() throws {
    let seen = try read(
      [String(repeating: "a", count: 4_097) + "\n", Self.up, "\n"], columns: 80, rows: 1_000,
      remembers: true)

    #expect(seen.outcome == #"line(text(""))"#)
  }

  @Test("Nothing is edited where a terminal has more than a million characters")
  func huge() throws {
    let terminal = try PseudoTerminal()
    let editor = try #require(
      LineEditor(reading: terminal.line, writing: Output(terminal.line), terminal: "xterm"))

    for (columns, rows, isEdited) in [(1_000, 1_000, true), (1_001, 1_000, false)] {
      terminal.resize(to: columns, rows: rows)
      let source = LineEditor.Source(
        nextByte: {
          terminal.look()
          return nil
        }, isAhead: { false }, completions: { _ in [] }, show: { _ in })
      #expect((editor.read("> ", remembers: false, from: source) != nil) == isEdited)
    }
  }

  @Test("Nothing of a line stays behind, neither where it came from nor what was typed")
  func nothingStays() throws {
    let terminal = try PseudoTerminal()
    let editor = try #require(
      LineEditor(reading: terminal.line, writing: Output(terminal.line), terminal: "xterm"))

    for keys in ["half", "가나\n", "two\n"] {
      var rest = Array(keys.utf8)[...]
      let source = LineEditor.Source(
        nextByte: { rest.popFirst() }, isAhead: { false }, completions: { _ in [] },
        show: { _ in })
      _ = editor.read("Email: ", beginningWith: "lee", remembers: false, from: source)
      terminal.look()
      #expect(editor.source == nil && editor.editor == nil && editor.shown.line == [])
      let left = Mirror(reflecting: editor).children.compactMap { $0.value as? String }
      #expect(left == [] && LineEditor.reading == nil)
    }
  }

  @Test("A terminal of no known kind has no editor")
  func unknown() throws {
    let terminal = try PseudoTerminal()
    let output = Output(terminal.line)

    #expect(LineEditor(reading: terminal.line, writing: output, terminal: "no-such-kind") == nil)
  }

  // MARK: - Fixtures

  /// What is typed into a line, a part at a time; `=40` makes the terminal so wide.
  private struct Case {
    let name: String
    var columns = 20
    var rows = 24
    var beginning = ""
    var remembers = false
    var choices: [String] = []
    let parts: [String]
  }

  private static let (left, right, up, down) = ("\u{2}", "\u{6}", "\u{10}", "\u{E}")
  private static let (home, end, delete, erase) = ("\u{1}", "\u{5}", "\u{1C}", "\u{7F}")
  private static let (wordLeft, wordRight, deleteWord) = ("\u{1E}", "\u{1F}", "\u{17}")
  private static let (kill, rest, ahead) = ("\u{15}", "\u{B}", "\u{4}")
  /// What the editor itself inserts with, typed by a person.
  private static let inserted = "\u{1D}"
  private static let long = "가나다라마바사아자차카타파하"

  private static let cases = [
    Case(
      name: "words",
      parts: ["a bc de", deleteWord, wordLeft, "-", wordRight, "+", "\t", ahead, kill]),
    Case(
      name: "more rows than the terminal", columns: 9, rows: 3,
      parts: [
        "ab가나다", "라마바사", "아자차카", "x", home, "y", "z", end, "가가가", kill, "\n",
      ]),
    Case(
      name: "rows that are made one by one", columns: 8, rows: 4,
      parts: [
        "a", "b", String(repeating: "c", count: 8), "d", String(repeating: "e", count: 36), "f",
        "g",
        String(repeating: "h", count: 8), "\n",
      ]),
    Case(
      name: "another width of more rows than the terminal", columns: 9, rows: 3,
      parts: [long, "=8", "x", "y", "=1001", "z", "\n"]),
    Case(
      name: "a width that is too large", rows: 1_000,
      parts: ["가", "=1001", "x", "=1000", "y", "\n"]),
    Case(
      name: "narrower than a tab", columns: 4, rows: 2,
      parts: ["a", "b", "c", "d", "e", "f", "\u{16}\t", "g", home, "\n"]),
    Case(
      name: "another width",
      parts: [long, "=10", "x", "=40", left, "y", "=16", "z", "=17", kill, "a", "\n"]),
    Case(
      name: "another width of one row",
      parts: ["가나", "=30", "x", "=12", "y", "z", "=30", "w", "\n"]),
    Case(
      name: "a text that is there", beginning: "김민지 lee",
      parts: [erase, "x", home, delete, "\n"]),
    Case(
      name: "a text of more rows than the terminal that is there", rows: 2,
      beginning: "\(long)\(long)\(long)", parts: [erase, "x", "\n"]),
    Case(name: "a text that is left as it was", beginning: "lee", parts: [left]),
    Case(
      name: "a text that the first character replaces", beginning: "김민지 lee",
      parts: ["x", "y", "\n", "가", "\n", "xyz\n", "\u{FF}", "\n", "\n"]),
    Case(
      name: "a text of several rows that is replaced", beginning: "\(long)\(long)",
      parts: ["나", left, "b", "\n"]),
    Case(
      name: "a text that another key keeps", beginning: "lee",
      parts: [left, home, end, wordLeft, erase, "\u{16}", up, "\t"].flatMap { [$0 + "x", "\n"] }),
    Case(
      name: "choices, of which the arrow down brings the first one", beginning: "",
      choices: ["one-way", "왕복"], parts: [up, up, down, "\n", up, "!", "\n"]),
    Case(
      name: "characters of several scalars",
      parts: [
        "e\u{301}", "\u{1112}\u{1161}\u{11AB}", "x\u{302}", erase, "👍🏽", left, "-", right, erase,
        "🇰🇷🇰🇵", erase, home, right, delete, "e\u{301}", inserted, "\u{BC6}\u{BBE}", "\n",
      ]),
    Case(
      name: "what is no text", parts: ["a\u{16}\u{1}b", "\u{AD}", left, left, erase, end, "\n"]),
    Case(
      name: "completions",
      parts: [
        "al", "\t", "\t", "x", "\t", kill, "b", "\t", "\t", "\n", "가", "\t", "\t", left, "\t", kill,
        "AL", "\t", left, "\t", kill, "al and what needs a row more", home, right, right, "\t",
        "\n",
      ]),
    Case(
      name: "lines of before", remembers: true,
      parts: [
        "one", "\n", "가나", "\n", "\n", "가나", "\n", up, up, up, down, "x", up, down, down, "\n",
        "\u{12}", "on", "\n", "\u{12}", "나", "\n",
      ]),
    Case(name: "lines that are not remembered", parts: ["one", "\n", up, "\n"]),
  ]

  @Test("A completion takes the place of all that was typed, also of what is several scalars")
  func completion() throws {
    let seen = try read(["👍🏽", "\t", "\n"], columns: 40, rows: 4)

    #expect(seen.outcome == "line(text(\("👍🏽 tea".debugDescription)))")
  }

  private static let words = [
    "alpha", "alphabet", "Always", "beta", "가나다", "가나라", "👍🏽 tea",
  ]

  private func play(_ each: Case) throws -> String {
    let seen = try read(
      each.parts, columns: each.columns, rows: each.rows, beginning: each.beginning,
      remembers: each.remembers, choices: each.choices)
    return "# \(each.name)\n\(seen.text)"
  }

  private struct Seen {
    var text = ""
    var outcome = ""
    var bells = 0
  }

  /// What comes before a line that is drawn again as a whole.
  private static let clearing = "\u{1B}[J"

  /// Types parts into lines, until all were typed.
  ///
  /// It is told, too, how often the line was drawn again: a person may see that.
  private func read(
    _ parts: [String], columns: Int, rows: Int, beginning: String = "", remembers: Bool = false,
    choices: [String] = [], look: ((ShownScreen, _ drawings: Int) -> Void)? = nil
  ) throws -> Seen {
    let terminal = try PseudoTerminal()
    terminal.resize(to: columns, rows: rows)
    let editor = try #require(
      LineEditor(reading: terminal.line, writing: Output(terminal.line), terminal: "xterm"))
    var (seen, rest, part, drawings) = (Seen(), parts[...], [UInt8]()[...], 0)
    var shown: [Substring] = []
    // What is on the screen as it was, above all else, is not said again.
    func changes(of screen: ShownScreen) -> String {
      let rows = screen.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      let same = zip(rows, shown).prefix { $0 == $1 }.count
      defer { shown = Array(rows) }
      if rows.elementsEqual(shown) { return "(as it was)\n" }
      let new = rows.dropFirst(same).joined(separator: "\n")
      return same == 0 ? "\(new)\n" : "(below \(same) rows)\(new.isEmpty ? "" : "\n")\(new)\n"
    }
    while !rest.isEmpty {
      var screen = ShownScreen(columns: columns, height: rows)
      let source = LineEditor.Source(
        nextByte: {
          let written = terminal.look()
          screen.write(written)
          drawings += written.ranges(of: Self.clearing).count
          if part.isEmpty {
            look?(screen, drawings)
            seen.text += changes(of: screen)
            if drawings > 0 { seen.text += "(drawn again: \(drawings))\n" }
            drawings = 0
            while let width = rest.first?.wholeMatch(of: /=(\d+)/)?.1 {
              screen.columns = Int(width) ?? 0
              terminal.resize(to: screen.columns, rows: rows)
              seen.text += "= \(rest.removeFirst().dropFirst())\n"
            }
            guard let next = rest.popFirst() else { return nil }
            seen.text += "> \(next.printable)   "
            part = Array(next.utf8)[...]
          }
          return part.popFirst()
        }, isAhead: { !part.isEmpty },
        completions: { text in Self.words.filter { $0.lowercased().hasPrefix(text.lowercased()) } },
        show: { lines in Output(terminal.line).write("\(lines.joined(separator: ", "))\n") })
      let outcome = try #require(
        editor.read(
          "Email: ", beginningWith: beginning, remembers: remembers, offering: choices,
          from: source))
      screen.write(terminal.look())
      seen.bells = screen.bells
      seen.outcome = "\(outcome)".replacing("Terminal.LineSplitter.Line.", with: "")
      seen.text += "\(changes(of: screen))\(seen.outcome), rang \(seen.bells)\n"
      shown = []
      #expect(screen.unknown == [])
    }
    return seen
  }
}
