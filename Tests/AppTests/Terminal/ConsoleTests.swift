import Testing

@testable import Terminal
@testable import View
@testable import ViewText

@Suite("A console")
struct ConsoleTests {
  @Test("A console has :help, :read and :quit, and reads nothing after :quit until the next run")
  func byDefault() {
    let input = Lines([":help all", ":quit", ":help"])
    let console = Console(display)

    #expect(console.run(reading: input) == .finished && input.left == 1)
    #expect(console.run(reading: input) == .finished && input.left == 0)
    #expect(
      input.said.contains(
        """
            :help [all|NAME]  says what can be done here, or what a command does
            :read [N]         says the whole screen, or all of number N
            :quit             ends the program

        """))
  }

  @Test("Commands of one's own stand between the two, and take what is typed behind their names")
  func own() {
    let input = Lines([":he", ":hello  Lee Ha", ":hello"])
    var greeted: [String] = []
    let hello = TextCommand("hello", parameters: "NAME", explanation: "greets")

    _ = Console(display, commands: [ConsoleAction(hello) { name, _ in greeted.append(name) }])
      .run(reading: input)

    #expect(display.commands.map(\.name) == ["help", "read", "hello", "quit"])
    #expect(greeted == ["Lee Ha", ""])
  }

  @Test("A command of one's own takes the place of :help or :quit, and can end the console")
  func instead() {
    let input = Lines([":help all", ":quit", ":help"])
    var performed: [String] = []
    let commands = ["quit", "help"].map { name in
      ConsoleAction(TextCommand(name, explanation: "mine")) { _, console in
        performed.append(name)
        if name == "quit" { console.end() }
      }
    }

    _ = Console(display, commands: commands).run(reading: input)

    #expect(performed == ["help", "quit"])
    #expect(display.commands.map(\.name) == ["read", "quit", "help"])
    #expect(display.commands.suffix(2).map(\.explanation) == ["mine", "mine"])
  }

  @Test("The arguments that a command knows are completed")
  func arguments() {
    let greet = TextCommand("greet", parameters: "NAME|all", explanation: "greets")
    let action = ConsoleAction(greet, arguments: { ["Lee", "Ha"] }) { _, _ in }
    let console = Console(display, commands: [action])

    let completions = display.completions(for: ":greet ")

    #expect(completions == [":greet all", ":greet Lee", ":greet Ha"])
    withExtendedLifetime(console) {}
  }

  @Test("A console reads as long as it is wanted, and the next run goes on from there")
  func condition() {
    let input = Lines([":count", ":count", ":count"])
    var count = 0
    let command = ConsoleAction(TextCommand("count", explanation: "counts")) { _, _ in count += 1 }
    let console = Console(display, commands: [command])

    _ = console.run(reading: input, while: { count < 2 })
    #expect(count == 2)
    _ = console.run(reading: input)

    #expect(count == 3)
  }

  @Test("Its delegate hears of a stop before and after it, and of the end; what it says is written")
  func delegate() {
    let input = Lines([.signal(.stop), .line(.tooLong), .signal(.terminate)])
    let listener = Listener(display)
    let console = Console(display)
    console.delegate = listener

    let ending = console.run(reading: input)

    #expect(ending == .signal(.terminate))
    #expect(
      input.said == """
          Off.
        (stopped)
          On.
          That line is longer than 4096 bytes; it was not used.
        (ending)
          The end.

        """)
  }

  @Test(
    "An end whose last output is not read is one of its own, unless a signal was the reason",
    arguments: [
      (Input.line(.end), Console.Termination.unwritten),
      (.signal(.terminate), .signal(.terminate)),
    ])
  func lastWords(input: Input, ending: Console.Termination) {
    let console = Console(display)
    let listener = Listener(display)
    console.delegate = listener

    let found = console.run(
      reading: Lines([input]), complain: { _ in },
      writing: { !String(decoding: $0, as: UTF8.self).contains("The end.") })

    #expect(found == ending)
  }

  @Test(
    "Its delegate hears before each line whether a command is in it, or may follow",
    arguments: [(true, [true, true]), (false, [false, true])])
  func ahead(isKnownToFollow: Bool, heard: [Bool]) {
    let input = Lines(["tea", ":help"])
    input.mayHaveCommand = isKnownToFollow
    let listener = Listener(display)
    let console = Console(display)
    console.delegate = listener

    _ = console.run(reading: input)

    #expect(listener.heard == heard)
  }

  @Test(
    "Ctrl-C leaves a field where lines come from a terminal, and else ends the run",
    arguments: [(true, Console.Termination.finished), (false, .signal(.interrupt))])
  func interruptedField(isFromTerminal: Bool, ending: Console.Termination) {
    let window = TextViewFactory(display: display).makeWindowView()
    window.addSubview(FieldScreen())
    window.becomeKey()
    let input = Lines([.line(.text("1")), .signal(.interrupt)])
    input.isFromTerminal = isFromTerminal

    #expect(Console(display).run(reading: input) == ending)
  }

  @Test("The screen is drawn before each line, and once more only if another was wanted")
  func drawings() {
    var (drawings, wanted) = (0, 3)
    display.onRefresh = { drawings += 1 }
    let console = Console(display)

    _ = console.run(reading: Lines(["tea"]))
    #expect(drawings == 3)
    _ = console.run(
      reading: Lines(["tea", "tea"]),
      while: {
        wanted -= 1
        return wanted >= 2
      })
    #expect(drawings == 4)
    _ = console.run(reading: Lines([":quit", "tea"]))
    #expect(drawings == 6)
  }

  @Test(
    "Ctrl-C and another signal end it, and so does one that comes while it is stopped",
    arguments: [Signal.interrupt, .hangUp, .quit, .terminate])
  func signals(signal: Signal) {
    let stopped = Lines([.signal(.stop), .line(.text(":help"))])
    stopped.endsWhileStopped = signal
    let listener = Listener(display)
    let console = Console(display)
    console.delegate = listener

    #expect(Console(display).run(reading: Lines([.signal(signal)])) == .signal(signal))
    #expect(console.run(reading: stopped) == .signal(signal))
    #expect(stopped.said == "  Off.\n(stopped)\n(ending)\n  The end.\n")
    let others = Lines([.signal(.resize), .signal(.continue), .nothing, .line(.text(":quit"))])
    #expect(Console(display).run(reading: others) == .finished && others.left == 0)
  }

  @Test("A refusal is kept in mind up to the next answer, and leaving is none")
  func refusals() {
    func hasRefused(_ inputs: [Input]) -> Bool {
      _ = Console(display).run(reading: Lines(inputs))
      return display.hasRefused
    }

    #expect(hasRefused([.line(.tooLong)]) && hasRefused([.line(.invalid)]))
    #expect(hasRefused([.line(.unterminated("x"))]))
    #expect(hasRefused([.line(.tooLong), .line(.text(":quit"))]))
    #expect(!hasRefused([.line(.tooLong), .line(.text(":help"))]))
    #expect(!hasRefused([.line(.tooLong), .line(.text(":help")), .line(.text(":quit"))]))
  }

  @Test(
    "A line that a person types may be the beginning of a command; one of a script is all of it")
  func abbreviations() {
    for isTyped in [true, false] {
      let input = Lines([":he all"])
      input.isTyped = isTyped
      _ = Console(display).run(reading: input)
      #expect(input.said.contains("says what can be done here") == isTyped)
    }
  }

  @Test("The width is that of the input, also when it changes")
  func width() {
    let input = Lines([":help", ":help", ":help"])
    input.widths = [nil, 20, 30]

    _ = Console(display).run(reading: input)

    #expect(input.widths == [] && display.traits.columns == 30)
  }

  @Test("Half a line at the end of the input is not used, and that is said elsewhere")
  func half() {
    let input = Lines([.line(.unterminated(":quit"))])
    var complaints: [Phrase] = []

    let ending = Console(display).run(
      reading: input, complain: { complaints.append($0) }, writing: input.hear)

    #expect(ending == .finished)
    #expect(complaints == [.lineUnterminated])
  }

  @Test("A console ends when its output is not read")
  func unwritten() {
    let input = Lines([":help", ":help"])

    let ending = Console(display).run(reading: input, complain: { _ in }, writing: { _ in false })

    #expect(ending == .unwritten)
    #expect(input.left == 1)
  }

  // MARK: - Fixtures

  private let display = TextDisplay(language: .english)
}

extension Console {
  fileprivate func run(reading input: Lines, while condition: () -> Bool = { true }) -> Termination
  {
    run(reading: input, while: condition, complain: { _ in }, writing: input.hear)
  }
}

private final class FieldScreen: Screen {
  let elements: [Element] = [.field(TextField("Name"))]
}

/// Lines and signals from a list, and what was said between them.
private final class Lines: LineInput {
  private(set) var said = ""

  private var inputs: ArraySlice<Input>

  init(_ inputs: [Input]) {
    self.inputs = inputs[...]
  }

  convenience init(_ lines: [String]) {
    self.init(lines.map { .line(.text($0)) })
  }

  /// The signal that comes while it is stopped, or `nil`.
  var endsWhileStopped: Signal?

  var isTyped = false

  var isFromTerminal = true

  /// Whether a command may follow what was read.
  var mayHaveCommand = true

  /// How wide it is at each prompt; at the end, as the last time.
  var widths: [Int?] = []

  private(set) var columns: Int?

  /// How many inputs were not asked for.
  var left: Int { inputs.count }

  func next(for prompt: TextPrompt) -> Input {
    if !widths.isEmpty { columns = widths.removeFirst() }
    return inputs.popFirst() ?? .line(.end)
  }

  func hear(_ bytes: [UInt8]) -> Bool {
    said += String(decoding: bytes, as: UTF8.self)
    return true
  }

  func stop() -> Signal? {
    said += "(stopped)\n"
    return endsWhileStopped
  }

  func end() {
    said += "(ending)\n"
  }
}

private final class Listener {
  /// Whether a command was ahead, before each line.
  private(set) var heard: [Bool] = []

  private let display: TextDisplay

  init(_ display: TextDisplay) {
    self.display = display
  }
}

extension Listener: ConsoleDelegate {
  func consoleWillTakeLine(_ console: Console, isCommandAhead: Bool) {
    heard.append(isCommandAhead)
  }

  func consoleWillStop(_ console: Console) {
    display.say("Off.")
  }

  func consoleDidContinue(_ console: Console) {
    display.say("On.")
  }

  func consoleWillEnd(_ console: Console) {
    display.say("The end.")
  }
}
