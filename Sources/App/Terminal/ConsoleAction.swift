public import View

/// A command of a console, typed after a colon, with the closure that performs it.
public struct ConsoleAction {
  let textCommand: TextCommand

  let perform: @MainActor (_ argument: String, _ console: Console) -> Void

  /// Creates a command; `perform` gets what was typed after the name, or an empty text.
  public init(
    _ textCommand: TextCommand,
    perform: @escaping @MainActor (_ argument: String, _ console: Console) -> Void
  ) {
    self.textCommand = textCommand
    self.perform = perform
  }
}
