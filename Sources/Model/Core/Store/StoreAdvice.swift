/// What to do about a file or a folder that others can change: one sentence.
///
/// ```swift
/// #expect("\(StoreAdvice.run("chmod 600 'tea'"))" == "Try: chmod 600 'tea'")
/// ```
public enum StoreAdvice: Equatable, CustomStringConvertible, Sendable {
  /// Run a command of the shell.
  case run(String)
  /// Make a folder of one's own with a command of the shell.
  case makeOwnFolder(String)
  /// Use a folder of one's own, because this one belongs to another user.
  case useOwnFolder
  /// Take the file over or copy it, because it belongs to another user.
  case takeOver
  /// Remove the file's second name, or copy it.
  case removeSecondName
  /// Remove a file beside the store, because it belongs to another user.
  case removeForeign(path: String)
  /// Remove the second name of a file beside the store.
  case removeSecondNameBeside(path: String)

  /// The advice in English.
  public var description: String {
    switch self {
    case .run(let command): "Try: \(command)"
    case .makeOwnFolder(let command): "Use a folder of your own: \(command)"
    case .useOwnFolder: "It belongs to another user: use a folder of your own."
    case .takeOver: "It belongs to another user: chown it, or copy it."
    case .removeSecondName: "It has a second name: remove that one, or copy it."
    case .removeForeign(let path): "\(path) belongs to another user: remove it."
    case .removeSecondNameBeside(let path): "\(path) has a second name: remove that one."
    }
  }
}
