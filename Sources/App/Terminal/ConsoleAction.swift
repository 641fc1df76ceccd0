public import View

/// A command that can be typed at a console behind a colon, with what performs it.
public struct ConsoleAction {
  let textCommand: TextCommand

  let perform: @MainActor (_ argument: String, _ console: Console) -> Void

  /// Makes a command; `perform` does it, with what was typed behind the name, or an empty text.
  public init(
    _ textCommand: TextCommand,
    perform: @escaping @MainActor (_ argument: String, _ console: Console) -> Void
  ) {
    self.textCommand = textCommand
    self.perform = perform
  }
}
