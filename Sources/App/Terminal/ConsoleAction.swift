import View
public import ViewText

/// A command of a console, typed after a colon, with the closure that performs it.
///
/// ```swift
/// let brew = TextCommand("brew", explanation: Phrase("brews tea", ko: "차를 끓입니다"))
/// let console = Console(
///   display, commands: [ConsoleAction(brew) { _, _ in cup.pour() }])
/// ```
public struct ConsoleAction {
  let textCommand: TextCommand

  let arguments: @MainActor () -> [String]

  let perform: @MainActor (_ argument: String, _ console: Console) -> Void

  /// Creates a command; `perform` gets what was typed after the name, or an empty text.
  ///
  /// `arguments` returns what the Tab key offers there, besides the words of the parameters.
  ///
  /// - Parameters:
  ///   - textCommand: its name, its parameters and what it does.
  ///   - arguments: returns what the Tab key offers after the name, besides the words of the
  ///     parameters.
  ///   - perform: gets what was typed after the name, or an empty text.
  public init(
    _ textCommand: TextCommand, arguments: @escaping @MainActor () -> [String] = { [] },
    perform: @escaping @MainActor (_ argument: String, _ console: Console) -> Void
  ) {
    self.textCommand = textCommand
    self.arguments = arguments
    self.perform = perform
  }
}
