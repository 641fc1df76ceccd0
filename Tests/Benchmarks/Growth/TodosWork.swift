import App
import BareSwift
import ProgramKit

/// Adds todos in the program, line by line, and looks at the list.
final class TodosWork {
  private let transcript: Transcript
  private let todos: Int

  init(todos: Int) throws {
    self.todos = todos
    let lines = ["1"] + (1...todos).map { "todo \($0)" } + [""]
    transcript = try Transcript(
      "#! --app todos --language en\n" + lines.map { "> " + $0 + "\n" }.joined())
  }

  func run() throws {
    let session = try demanded(
      transcript.perform(by: .vestibule(), hasher: FreeHasher(), store: "").first, "a session")
    try demand(session.outputs.last?.contains("\(todos) items left") == true, "all todos")
  }
}
