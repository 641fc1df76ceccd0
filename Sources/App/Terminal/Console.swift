import Model
package import View
public import ViewText

/// Runs a display line by line: shows its output, and passes it what is typed, until the end.
///
/// ```swift
/// let display = TextDisplay(language: .english)
/// let application = Application(
///   delegate: GreetingAppDelegate(), views: TextViewFactory(display: display),
///   manifest: SceneManifest { GreetingSceneDelegate() })
/// try application.send(.launch())
/// Console(display).run(while: { application.isRunning })
/// ```
///
/// At a terminal it shows the display's prompt, and hides what is typed into a secure field. From a
/// pipe it reads the same lines without a prompt. `:help` lists the commands, `:read` says the
/// whole screen, and `:quit` ends; your own commands are before `:quit`.
@MainActor
public final class Console {
  /// The delegate, held weakly.
  public weak var delegate: (any ConsoleDelegate)?

  let display: TextDisplay

  /// Standard input, kept for the next run with what was read ahead.
  var standardInput: TerminalInput?

  private var commands: [ConsoleAction]
  private var isOver = false

  /// Creates a console, which performs the commands of the display.
  ///
  /// The display offers these commands, instead of its own, besides `:help`, `:read` and `:quit`; a
  /// command of one of these names replaces it.
  public init(_ display: TextDisplay, commands: [ConsoleAction] = []) {
    self.display = display
    self.commands = commands
    let names = Set(commands.map(\.textCommand.name))
    if !names.contains(TextCommand.read.name) {
      self.commands.insert(ConsoleAction(.read) { name, _ in display.read(name) }, at: 0)
    }
    if !names.contains(TextCommand.help.name) {
      let help = ConsoleAction(.help) {
        display.commands.map(\.name)
      } perform: { topic, _ in
        display.help(topic)
      }
      self.commands.insert(help, at: 0)
    }
    if !names.contains(TextCommand.quit.name) {
      self.commands.append(ConsoleAction(.quit) { _, console in console.end() })
    }
    display.commands = self.commands.map(\.textCommand)
    display.arguments = { [weak self] name in
      self?.commands.first { $0.textCommand.name == name }?.arguments() ?? []
    }
  }

  /// Ends the run after the last typed line was handled.
  public func end() {
    isOver = true
  }

  package enum Termination: Equatable {
    /// The input ended, or `condition` returned `false`.
    case finished
    case signal(Signal)
    /// The output cannot be written.
    case unwritten
    /// The answer is no: a replay differs, or the last answer to a strict program was a refusal.
    case refused
  }

  /// Reads lines until the end of the input, `:quit`, or a signal that means the end.
  ///
  /// `condition` returns whether to read another line; its output is shown. `complain` prints an
  /// error of the input, outside of the app; `write` shows a text in UTF-8, and returns whether it
  /// succeeded.
  package func run(
    reading input: any LineInput, while condition: () -> Bool = { true },
    complain: (Phrase) -> Void, writing write: ([UInt8]) -> Bool
  ) -> Termination {
    defer { isOver = false }
    display.acceptsAbbreviations = input.isTyped
    var ending: Termination?
    while ending == nil {
      if isOver || !condition() {
        ending = .finished
      } else if show(on: input, write) {
        switch input.next(for: display.prompt) {
        case .line(let line): ending = take(line, input.mayHaveCommand, complain)
        case .signal(let signal): ending = take(signal, from: input, write)
        case .nothing: break
        }
      } else {
        ending = .unwritten
      }
    }
    if case .signal = ending { input.end() }
    // If no other line is wanted, the screen need not be drawn.
    if condition() { display.refresh() }
    delegate?.consoleWillEnd(self)
    let isWritten = display.passOutput(to: write)
    return ending == .finished && !isWritten ? .unwritten : ending ?? .unwritten
  }

  private func take(
    _ line: LineSplitter.Line, _ mayHaveCommand: Bool, _ complain: (Phrase) -> Void
  ) -> Termination? {
    switch line {
    case .text(let text):
      delegate?.consoleWillTakeLine(
        self, isCommandAhead: mayHaveCommand || text.hasByte(UInt8(ascii: ":")))
      let wasRefused = display.hasRefused
      display.hasRefused = false
      guard let typed = display.receive(text) else { break }
      commands.first { $0.textCommand.name == typed.name }?.perform(typed.argument, self)
      // `:quit` does not clear an earlier refusal.
      if isOver { display.hasRefused = wasRefused }
    case .unterminated:
      // Half a line may be half a password, or the beginning of another name: it is dropped.
      complain(.lineUnterminated)
      display.hasRefused = true
      return .finished
    case .tooLong: display.refuse(.lineTooLong)
    case .invalid: display.refuse(.lineInvalid)
    case .end: return .finished
    }
    return nil
  }

  private func take(
    _ signal: Signal, from input: any LineInput, _ write: ([UInt8]) -> Bool
  ) -> Termination? {
    switch signal {
    case .interrupt where input.isFromTerminal && !Signals.isEnding && display.leaveField(): break
    case .interrupt, .hangUp, .quit, .terminate: return .signal(signal)
    case .stop:
      delegate?.consoleWillStop(self)
      _ = display.passOutput(to: write)
      // Check for a fatal signal before redrawing after SIGCONT.
      if let signal = input.stop() { return .signal(signal) }
      delegate?.consoleDidContinue(self)
    default: break
    }
    return nil
  }

  private func show(on input: any LineInput, _ write: ([UInt8]) -> Bool) -> Bool {
    if display.traits.columns != input.columns { display.traits.columns = input.columns }
    display.refresh()
    return display.passOutput(to: write)
  }
}

extension TextCommand {
  package static let help = TextCommand(
    "help", parameters: "[all|NAME]",
    explanation: Phrase(
      "says what can be done here, or what a command does", ko: "여기에서 할 수 있는 일이나 명령을 설명합니다"))

  package static let read = TextCommand(
    "read", parameters: "[N]",
    explanation: Phrase(
      "says the whole screen, or all of number N", ko: "화면 전체나 N번의 내용을 모두 알려줍니다"))

  static let quit = TextCommand("quit", explanation: Phrase("ends the program", ko: "프로그램을 끝냅니다"))
}
