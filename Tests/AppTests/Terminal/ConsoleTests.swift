import Terminal
import Testing
import View

@Suite("A console")
struct ConsoleTests {
  @Test("Knows :help, :read and :quit, and says so; after :quit nothing is read")
  func byDefault() {
    let input = Lines([":help", ":quit", ":help"])

    let ending = Console(display).run(reading: input)

    #expect(ending == .finished)
    #expect(input.left == 1)
    #expect(
      input.said.contains(
        """
            :help      says what can be done here
            :read [N]  says the whole screen, or all of number N
            :quit      ends the program

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
    let input = Lines([":help", ":quit", ":help"])
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

  @Test("Reads as long as it is wanted, and again from there")
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

  @Test("Half a line at the end of the input is not used, and that is said elsewhere")
  func half() {
    let input = Lines([.line(.unterminated(":quit"))])
    var complaints: [Phrase] = []

    let ending = Console(display).run(
      reading: input, complain: { complaints.append($0) }, writing: input.hear)

    #expect(ending == .finished)
    #expect(complaints == [.lineUnterminated])
  }

  @Test("Ends when nobody takes what it says")
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

  /// How many nobody asked for.
  var left: Int { inputs.count }

  func next(for prompt: TextPrompt) -> Input { inputs.popFirst() ?? .line(.end) }

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
  private let display: TextDisplay

  init(_ display: TextDisplay) {
    self.display = display
  }
}

extension Listener: ConsoleDelegate {
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
