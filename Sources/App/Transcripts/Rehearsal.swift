import Controller
import Model
import View

/// The whole program without a terminal: real controllers and text views, lines from a list.
struct Rehearsal {
  private let options: Options
  private let hasher: any PasswordHasher
  private let columns: Int?
  private let rooms: () -> [Room]

  /// A store that all launches share; else each opens what the options say.
  var store: (any UserInfoStore)?

  /// Prepares the program.
  ///
  /// - Parameters:
  ///   - options: as on the command line; in memory and in English unless they say otherwise.
  ///   - hasher: makes and compares password hashes.
  ///   - path: the file to keep accounts in.
  ///   - columns: how wide its terminal is, or `nil` when nothing limits the width.
  ///   - rooms: what lies behind the front door; made anew for each launch, as each process does.
  init(
    _ options: Options, hasher: any PasswordHasher, store path: String? = nil, columns: Int? = nil,
    rooms: @escaping @autoclosure () -> [Room] = Program.rooms
  ) {
    var options = options
    if let path {
      options.store = .file(path)
    } else if options.store == .standard {
      options.store = .memory
    }
    self.options = options
    self.hasher = hasher
    self.columns = columns
    self.rooms = rooms
  }

  /// Starts the program, gives it the lines and ends the input.
  func launch(taking inputs: [Input]) throws(StoreError) -> Performance {
    let prompter = Prompter(inputs, columns: columns)
    var program = Program(
      options: options, language: options.language ?? .english, environment: [:], hasher: hasher,
      rooms: rooms())
    program.store = store
    return prompter.performance(try program.run(reading: prompter, writing: prompter.hear))
  }
}
