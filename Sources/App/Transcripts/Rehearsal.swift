import Controller
import Model
import Terminal
import View

/// The whole program without a terminal: real controllers and screens, lines from a list.
@MainActor
struct Rehearsal {
  private let options: Options
  private let hasher: any PasswordHasher
  private let columns: Int?
  private let destinations: Program.MakeDestinations

  /// A store that all launches share; else each opens what the options say.
  var store: (any UserInfoStore)?

  /// Prepares the program.
  ///
  /// - Parameters:
  ///   - options: as on the command line; in memory and in English unless they say otherwise.
  ///   - hasher: makes and compares password hashes.
  ///   - path: the file to keep accounts in.
  ///   - columns: how wide its terminal is, or `nil` when nothing limits the width.
  ///   - destinations: what the main screen leads to, by default nothing; made again for each launch,
  ///     as in each process.
  init(
    _ options: Options, hasher: any PasswordHasher, store path: String? = nil, columns: Int? = nil,
    destinations: @escaping Program.MakeDestinations = { _, _ in [] }
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
    self.destinations = destinations
  }

  /// Starts the program, gives it the lines and ends the input.
  func launch(taking inputs: [Input]) throws(StoreError) -> Performance {
    let prompter = Prompter(inputs, columns: columns)
    var program = Program(
      options: options, language: options.language ?? .english, environment: [:], hasher: hasher)
    program.destinations = destinations
    program.store = store
    return prompter.performance(try program.run(reading: prompter, writing: prompter.hear))
  }
}
