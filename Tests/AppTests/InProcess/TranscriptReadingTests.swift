import Controller
import Model
import Terminal
import Testing
import View
import ViewText
import Workshop

@testable import App
@testable import ProgramKit

@Suite("How a transcript is read")
struct TranscriptReadingTests {
  @Test("A transcript is read as options, launches and lines, or refused with the reason")
  func texts() throws {
    var text = ""
    for each in Self.texts {
      text += "# \(each.debugDescription)\n"
      do throws(ProgramError) {
        let transcript = try Transcript(each)
        text += "\(transcript.options), stored: \(transcript.isStored), cut: \(transcript.isCut), "
        text += "columns: \(transcript.columns.map { "\($0)" } ?? "any")\n"
        for (index, launch) in transcript.launches.enumerated() {
          for step in launch {
            let event = step.event.map {
              "\($0)".replacing("Terminal.LineSplitter.Line.", with: "")
            }
            text += "  \(index) \(step.input ?? "-"): \(event ?? "nothing"), \(step.lines), "
            text += "said \(step.output.debugDescription)\n"
          }
        }
      } catch {
        text += "\(error.code): \(error.message?.english ?? "")\n"
      }
    }

    try expect(text, isAsIn: "Words/transcripts.txt")
  }

  @Test("What is performed now takes the place of the output, and prose stays where it was")
  func performed() throws {
    let transcript = try Transcript(
      "# a\nb\n# c\n> d\n# e\nf\n# g\n> h\n# i\n> j\nk\n# l\n> m\n# n\n")
    var text = ""
    for outputs in [
      ["b\n", "f\n", "", "k\n", ""], ["1\n", "2\n", "3\n", "4\n", "5\n"], ["", "", "", ""],
    ] {
      let session = ScriptedSession(outputs.dropFirst().map { .line(.text($0)) })
      for (index, output) in outputs.enumerated() {
        if index > 0 { _ = session.next(for: .command) }
        _ = session.receive(Array(output.utf8))
      }
      text += transcript.performed([session]) + "---\n"
    }

    try expect(text, isAsIn: "Words/performed.txt")
  }

  @Test(
    "A time is read as it is written, with what is local; what is no time since 1970 is refused",
    arguments: [
      ("2026-11-26T08:30:00Z", 1_795_681_800, 0),
      ("2026-11-26T08:30:00+09:00", 1_795_649_400, 32_400),
      ("2026-11-26T08:30:00-03:30", 1_795_694_400, -12_600), ("1970-01-01T00:00:00Z", 0, 0),
      ("1969-01-01T00:00:00Z", nil, 0), ("2026-13-26T08:30:00Z", nil, 0), ("now", nil, 0),
      ("2026-11-26T08:30:00", nil, 0), ("2026-11-26T08:30:00+24:00", nil, 0),
      ("2026-11-26T08:30:00+05:60", nil, 0),
    ] as [(String, Int64?, Int)])
  func time(text: String, seconds: Int64?, local: Int) throws {
    let time = TranscriptTime(text)

    #expect(time?.seconds == seconds && (time?.secondsFromGMT ?? 0) == local)
    if let time {
      #expect(time.text == text)
      #expect(try Transcript("#! time \(text)\n").time == time)
      #expect(
        time.clock.clocks.localSecondsSince1970() - Int64(local) == max(time.seconds, 2_592_000))
    } else {
      #expect(throws: ProgramError.self) { try Transcript("#! time \(text)\n") }
    }
  }

  @Test(
    "Half a line at the end may be half a password, and is hidden; half a directive is shown",
    arguments: [("> hal", "> •••"), ("#! hal", "#! hal")])
  func half(line: String, shown: String) throws {
    let difference = try Transcript("> :quit\n\(line)")
      .difference(hasher: InProcessProgram.hasher)

    #expect(
      difference?.contains("    > :quit\n  - \(shown)\n") == true, "\(difference ?? "")")
  }

  @Test("The Escape key at a password is shown in a difference: it is no password")
  func escapeAtPassword() throws {
    let difference = try Transcript("> password\n> <escape>\n  Nothing like it.\n")
      .difference(hasher: InProcessProgram.hasher)

    #expect(difference?.contains("    > <escape>\n") == true, "\(difference ?? "")")
  }

  @Test("Where no language is asked for, what differs is told in English")
  func english() throws {
    let program = Program("wide", "Wide.", AppRecipe { _ in WideController("tea") })
    let text = String(repeating: "x\n", count: 2_000)

    let told = [
      try Transcript(text).difference(of: program, hasher: InProcessProgram.hasher),
      try program.difference(replaying: text),
    ]

    for each in told {
      #expect(each?.hasSuffix("  … and more, which is not compared.\n") == true)
    }
  }

  @Test("Nothing is missing of an empty transcript: all that the program says is new")
  func empty() throws {
    let program = Program("counter", "Counts.", Program.vestibule().app(named: "counter"))

    let difference = try Transcript("")
      .difference(of: program, hasher: InProcessProgram.hasher)

    let lines = try #require(difference).split(separator: "\n")
    #expect(!lines.isEmpty && lines.allSatisfy { $0.hasPrefix("  + ") }, "\(lines)")
  }

  @Test(
    "In a test that is written of it no line has more than 100 columns, and what fits is one line",
    arguments: [65, 66])
  func columns(letters: Int) throws {
    let text = String(repeating: "a", count: letters)
    let program = Program("wide", "Wide.", AppRecipe { _ in WideController(text) })

    let test = try Transcript("> :quit\n")
      .test(of: program, hasher: InProcessProgram.hasher, named: "wide.transcript")

    #expect(test.split(separator: "\n").allSatisfy { $0.count <= 100 }, "\(test)")
    let isOneLine = test.contains("    #expect(scenario.texts == [\"\(text)\"])\n")
    #expect(isOneLine == (letters == 65), "\(test)")
  }

  @Test("A test that is written begins in one line if that fits", arguments: [41, 42])
  func beginning(letters: Int) throws {
    let name = String(repeating: "a", count: letters)
    let program = Program(name, "Wide.", AppRecipe { _ in WideController("tea") })

    let test = try Transcript("> :quit\n")
      .test(of: program, hasher: InProcessProgram.hasher, named: "wide.transcript")

    let line = "  try Scenario.run(.loose, making: \(name).making()) { scenario in\n"
    #expect(test.contains(line) == (letters == 41), "\(test)")
  }

  @Test(
    "In a test that is written, what a scenario has no step for is a remark",
    arguments: [
      ("#! wait 60", "// Here 60 seconds pass: give `making` a clock that the test can set."),
      ("#! fail 1", "// Here the store refuses a change: give the scenario a store that can."),
      ("#! event resized 1", "// Here a window is resized."), ("> nonsense", "// > nonsense"),
      ("#! event home", "try scenario.send(.home)"), ("> ", "// > "),
    ])
  func remarks(line: String, written: String) throws {
    let program = Program("wide", "Wide.", AppRecipe { _ in WideController("tea") })

    let test = try Transcript("\(line)\n")
      .test(of: program, hasher: InProcessProgram.hasher, named: "wide.transcript")

    #expect(test.contains("    \(written)\n"), "\(test)")
  }

  @Test("In a test that is written, a password that was written by hand is a placeholder")
  func password() throws {
    let test = try Transcript("> password\n> hunter22\n")
      .test(of: .vestibule(), hasher: InProcessProgram.hasher, named: "by-hand.transcript")

    #expect(test.contains("try scenario.enter(\"<password 1>\", into: \"Password\")\n"), "\(test)")
    #expect(!test.contains("hunter22"))
  }

  @Test("In a test that is written, a text of several lines is entered into its field as a whole")
  func severalLines() throws {
    let test = try Transcript("#! --app contacts\n> add\n> note\n> one\n> two\n> .\n")
      .test(of: .vestibule(), hasher: InProcessProgram.hasher, named: "note.transcript")

    #expect(test.ranges(of: "try scenario.enter(").count == 1, "\(test)")
    #expect(test.contains("into: \"Note\")\n"), "\(test)")
  }

  @Test("What is traced of the launch is no wider than the terminal that a transcript names")
  func narrowLaunch() throws {
    let session = try Transcript("#! --trace\n#! columns 40\n")
      .perform(hasher: InProcessProgram.hasher)[0]

    let calls = session.outputs[0].split(separator: "\n").filter { $0.hasPrefix("  | ") }
    #expect(!calls.isEmpty && calls.allSatisfy { $0.count <= 40 }, "\(calls)")
  }

  @Test("In a test that is written, the program is called by all words of its name in one")
  func value() throws {
    let program = Program("Tea-room 2", "Wide.", AppRecipe { _ in WideController("tea") })

    let test = try Transcript("> :quit\n")
      .test(of: program, hasher: InProcessProgram.hasher, named: "wide.transcript")

    #expect(test.contains("func teaRoom2Session() throws {\n"), "\(test)")
  }

  @Test(
    "In a test that is written, no process ends twice; without a store each is a scenario",
    arguments: [("#! store\n", 1), ("", 2)])
  func processes(store: String, scenarios: Int) throws {
    let program = Program("wide", "Wide.", AppRecipe { _ in WideController("tea") })

    let test = try Transcript("\(store)#! interrupt\n#! relaunch\n")
      .test(of: program, hasher: InProcessProgram.hasher, named: "wide.transcript")

    #expect(test.ranges(of: "try scenario.launch()").count == 2, "\(test)")
    #expect(test.ranges(of: "try scenario.send(.terminate)").count == 1, "\(test)")
    #expect(test.ranges(of: "try Scenario.run(").count == scenarios, "\(test)")
  }

  // MARK: - Fixtures

  private static let texts = [
    "", "a", "a\n", "> x", "> x\n", ">", ">\n", ">x\n", "# p", "#!", "#!\n", "#! store",
    "#! store\n",
    "#! store now\n", "#! columns 40\n", "#! columns 0\n", "#! columns 1\n", "#! columns 40 50\n",
    "#! columns x\n", "#! rows 40\n", "#! --demo --brief\n#! --app counter\n", "#! demo--\n",
    "#! relaunch\n", "#! relaunch", "#! store\n#! relaunch\n#! store\n", "> a\n#! store\n",
    "> a\nout\n# prose\n#! interrupt\n#! stop\nout\n#! wait 5\n#! event memoryWarning\n#! fail 2\n> \n",
    "#! relaunch\n> a\n#! relaunch\nb\n", "out #!\nout >\n", "a\n\n> b\n\n", "a\n>",
    "> \\u{41}\\u{301}\\u{110000}\\u{1Z}\n> <escape>\n> \\u{3C}escape>\n> \\u{1b}\n",
  ]
}

/// Shows one text.
private final class WideController: ViewController {
  private let text: String

  init(_ text: String) {
    self.text = text
    super.init()
  }

  override func loadView() { view = WideScreen(text) }
}

private final class WideScreen: Screen {
  let elements: [Element]

  init(_ text: String) { elements = [.label(Phrase(verbatim: text))] }
}
