import Model
import ModelKit
import Terminal
import Testing
import View
import ViewText
import Workshop

@testable import App
@testable import ProgramKit

/// What a trace leaves out, and says that it has.
@Suite("The steps of a trace", .patience)
struct StepsOfATraceTests {
  @Test("At a terminal the launch is one line, and :trace last shows it")
  func launch() throws {
    let outputs = try run(["--demo", "--trace"], typing: [":trace last", "email"], isStyled: true)

    let calls = try run(["--demo", "--trace"], typing: ["email"])[0].count { $0 == "|" }
    #expect(
      plain(outputs[0]).hasPrefix(
        "  … \(calls) calls of the launch. :trace last shows them.\n  Vestibule   ● ● ●\n"))
    let korean = try run(
      ["--demo", "--trace", "--language", "ko"], typing: ["이메일"], isStyled: true)
    #expect(
      plain(korean[0]).hasPrefix("  … 앱을 시작하는 호출 \(calls)번. :trace last를 입력하면 보입니다.\n"))
    let lines = plain(outputs[1]).split(separator: "\n")
    #expect(lines.count == calls)
    #expect(lines[0].contains("C◀────S  System ▶ AppDelegate.application(_:willFinishLaunching"))
    #expect(lines.contains { $0.contains("C─▶M  ·  SceneDelegate 1 ▶ LoginSession.email() = nil") })
    #expect(plain(outputs[2]).contains("P─▶V  ·  ·  ·  Person ▶ SignScreen.touch(\"Email\")"))
    let diagram = try run(["--demo", "--trace=mermaid"], typing: [], isStyled: true)
    expectAbsent("calls of the launch", in: diagram.joined())
  }

  @Test("A trace that cannot be written is told of at its end", arguments: Tracer.Style.allCases)
  func unwritten(style: Tracer.Style) {
    for isWritten in [true, false] {
      let (log, display) = (EventLog(), TextDisplay(language: .english))
      let tracer = Tracer(log, display: display, output: { _ in isWritten })
      tracer.start(style)
      log.record(Event(.call, "Page", "touched()", from: .view, to: .controller))

      #expect(tracer.end() == isWritten)
    }
  }

  @Test("After a trace nothing is recorded, unless the program explains its steps")
  func stopped() {
    for isExplaining in [true, false] {
      let (log, display) = (EventLog(), TextDisplay(language: .english))
      if isExplaining { log.explainSteps() }
      let tracer = Tracer(log, display: display, output: { _ in true })
      tracer.start(.text)
      tracer.stop()

      #expect(log.isRecording == isExplaining)
    }
  }

  @Test("If the program traps in a folded launch, its trace has all calls until then")
  func trap() throws {
    var foretold: [String] = []
    _ = try run(["--demo", "--trace"], typing: [], isStyled: true) {
      foretold.append(plain(String(decoding: $0, as: UTF8.self)))
    }

    let last = try #require(foretold.first { $0.contains("LoginSession.email()") })
    #expect(last.split(separator: "\n").count > 4)
    #expect(last.contains("System ▶ AppDelegate.application(_:willFinishLaunching"))
    #expect(last.hasSuffix("SceneDelegate 1 ▶ LoginSession.email()\n"))
  }

  @Test("At the end of a run nothing is foretold, also where tracing was switched off before")
  func nothingForetold() throws {
    var foretold: [UInt8] = []
    _ = try run(["--demo", "--trace"], typing: [":trace off"], isStyled: true) { foretold = $0 }

    #expect(foretold.isEmpty)
  }

  @Test("Before a call returns, it is foretold with its caller")
  func foretold() throws {
    var foretold = ""
    _ = try run(
      ["--demo", "--trace"], typing: ["email", "Qwer", "asdf", "sign in"], isStyled: true
    ) {
      foretold += plain(String(decoding: $0, as: UTF8.self))
    }

    expectPresent("SignInController ▶ Accounts.authenticate(UserInfo(•••))\n", in: foretold)
  }

  @Test("In a file the launch is whole, also where the program is at a terminal")
  func file() throws {
    var written = ""
    _ = try run(
      ["--demo", "--trace"], typing: [], isStyled: true,
      writingTrace: { bytes in
        written += String(decoding: bytes, as: UTF8.self)
        return true
      })

    #expect(written.hasPrefix("AppDelegate.application(_:willFinish"))
  }

  @Test("In a pipe nothing is folded, and :trace last repeats the last step")
  func pipe() throws {
    let outputs = try run(
      ["--demo", "--trace"], typing: ["sign up", ":trace last", ":tree", ":trace last", ":tree"])

    #expect(outputs[0].hasPrefix("  | AppDelegate.application(_:willFinish"))
    let trace = outputs[1].split(separator: "\n").filter { $0.hasPrefix("  | ") }
    #expect(trace.count > 8)
    #expect(outputs[2].split(separator: "\n") == trace)
    #expect(outputs[4] == outputs[2])
  }

  @Test("F4: :trace last shows the last step, traced or not")
  func untraced() throws {
    let after = try run(
      ["--demo"], typing: [":trace on", "sign up", ":trace off", "sign in", ":trace last", ":tree"])
    let without = try run(["--demo"], typing: ["sign up", ":trace last"])

    expectPresent("SignUpController.signInTouched()", in: after[5])
    expectAbsent("signUpTouched", in: after[5])
    expectPresent("SignInController.signUpTouched()", in: without[2])
  }

  @Test("A call that is shown alone has its caller all the same")
  func filtered() throws {
    func calls(_ command: String) throws -> [Substring] {
      let typed = [command, "email", "kim@example.com", "earl grey 1", "sign in"]
      let outputs = try run(["--demo"], typing: typed, isStyled: true)
      return plain(outputs.joined()).split(separator: "\n").filter { $0.contains("authenticate") }
    }

    #expect(try calls(":trace on model") == calls(":trace on"))
    #expect(try calls(":trace on model")[0].contains("SignInController ▶ Accounts.authenticate"))
  }

  @Test("Where nothing was recorded, :trace last says so, in either language")
  func nothing() throws {
    let english = try run(["--demo"], typing: [":trace last"], explainsLaunch: false)
    let korean = try run(
      ["--demo", "--language", "ko"], typing: [":trace last"], explainsLaunch: false)

    expectPresent("Nothing was traced yet. :trace on shows every call from now on.", in: english[1])
    expectPresent("아직 추적한 호출이 없습니다.", in: korean[1])
  }

  @Test("Without the system's callbacks a trace says how many they are, where they were")
  func calls() throws {
    let lines = ["email", "Qwer", "asdf", "sign in", "sign out"]
    let whole = try run(["--demo", "--trace"], typing: lines)
    let short = try run(["--demo", "--trace=calls"], typing: lines)

    for (whole, short) in zip(whole, short) {
      let kept = calls(in: short).filter { !$0.contains("…") }
      let counted = calls(in: short).compactMap { $0.firstMatch(of: /… (\d+) callback/) }
        .compactMap { Int($0.1) }.reduce(0, +)
      #expect(calls(in: whole).count == kept.count + counted)
      // What is not a call stands there as before.
      #expect(
        whole.split(separator: "\n").filter { !$0.hasPrefix("  | ") }
          == short.split(separator: "\n").filter { !$0.hasPrefix("  | ") })
    }
    expectPresent("  |     Accounts.authenticate(UserInfo(•••)) = Account(•••)\n", in: short[4])
    expectPresent("  | … 8 callbacks of the system\n", in: short[4])
    let korean = try run(["--demo", "--trace=calls", "--language", "ko"], typing: lines)
    expectPresent("  | … 시스템 콜백 8번\n", in: korean.joined())
  }

  @Test(
    "At the prompt :trace calls leaves the system's callbacks out, and :trace on shows them again")
  func prompt() throws {
    let outputs = try run(
      ["--demo"], typing: [":trace calls", "sign up", ":trace on", "sign in", ":trace nonsense"])

    expectPresent("  | … 8 callbacks of the system\n", in: outputs[2])
    expectPresent("  |       SignInController.viewWillAppear(_:)\n", in: outputs[4])
    expectPresent("Use :trace on, :trace calls, :trace last, :trace off, or name", in: outputs[5])
  }

  @Test("One callback that is left out is one, in both languages")
  func oneCallback() throws {
    for (language, words) in [("en", "1 callback of the system"), ("ko", "시스템 콜백 1번")] {
      let transcript = try Transcript(
        "#! --demo --trace=calls --language \(language)\n#! event openSwitcher\n")

      let session = try transcript.perform(hasher: InProcessProgram.hasher)[0]

      expectPresent("  | … \(words)\n", in: session.outputs[1])
    }
  }

  @Test(
    "Each word after :trace on is a lane or a kind of what is shown, and any other is none",
    arguments: [
      ("calls", EventFilter(kinds: [.call])), ("answers", EventFilter(kinds: [.result])),
      ("diagnostics", EventFilter(kinds: [.diagnostic])), ("model", EventFilter(lanes: [.model])),
      ("view answers", EventFilter(lanes: [.view], kinds: [.result])), ("model tea", nil),
    ] as [(String, EventFilter?)])
  func words(_ words: String, filter: EventFilter?) {
    #expect(EventFilter(words.split(separator: " ").map(String.init)) == filter)
  }

  // MARK: - Fixtures

  private func run(
    _ arguments: [String], typing lines: [String], isStyled: Bool = false,
    explainsLaunch: Bool = true, foretelling: @escaping ([UInt8]) -> Void = { _ in },
    writingTrace: (([UInt8]) -> Bool)? = nil
  ) throws -> [String] {
    let options = try Options(arguments)
    var program = ProgramRun(
      options: options, language: options.language ?? .english, store: MemoryStore(),
      hasher: InProcessProgram.hasher)
    program.traits.isStyled = isStyled
    program.traits.hasLanes = isStyled
    program.writeTrace = writingTrace
    program.foretellTrace = foretelling
    program.explainsLaunch = explainsLaunch
    let session = ScriptedSession(lines.map(Input.init(typing:)))
    session.outcome = try program.run(reading: session, writing: session.receive)
    return session.outputs
  }

  private func calls(in output: String) -> [Substring] {
    output.split(separator: "\n").filter { $0.hasPrefix("  | ") }
  }

  private func plain(_ text: String) -> String {
    text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
  }
}
