package import Controller
package import Model
package import Terminal
package import View

/// The program with all its parts: the only place that knows the model, the controllers, the views
/// and the console.
@MainActor
package struct Program {
  /// Makes the destinations of the main screen from the store and the log of one run.
  package typealias MakeDestinations = @MainActor (any UserInfoStore, EventLog) -> [Destination]

  let options: Options

  let language: Language

  /// The store, which outlives the run.
  let store: any UserInfoStore

  let hasher: any PasswordHasher

  /// Whether the output may be bold, dim or reversed.
  var isStyled = false

  /// How much is said of a screen, unless the options ask for brief words.
  var verbosity = TextDisplay.Verbosity.full

  var destinations: MakeDestinations = Self.destinations

  /// What the session and the waits after failures are measured by.
  var clock = SystemClocks.system

  /// Draws the tokens of the session.
  var randomness = RandomNumbers.system

  /// Receives the device before the app is launched.
  var willLaunch: (Device) -> Void = { _ in }

  /// Prints an error of the input, outside of the app.
  var complain: (Phrase) -> Void = { _ in }

  /// Writes the trace, or `nil` to show it on the screen.
  var writeTrace: (([UInt8]) -> Bool)?

  /// Is told what the trace would say too if the program ended now.
  var foretellTrace: ([UInt8]) -> Void = { _ in }

  package init(
    options: Options, language: Language, store: any UserInfoStore, hasher: any PasswordHasher
  ) {
    self.options = options
    self.language = language
    self.store = store
    self.hasher = hasher
  }

  /// Opens the app, and runs until the input ends.
  ///
  /// `write` shows a text in UTF-8, and returns whether it succeeded.
  /// - Throws: why the store cannot be used, or why its last request failed.
  package func run(
    reading input: any LineInput, writing write: @escaping ([UInt8]) -> Bool
  ) throws(StoreError) -> Console.Termination {
    // For what the user asks for. Saving scene sessions is not watched.
    let watched = WatchedStore(store)
    // A recording of a page has it keep what it needs.
    let log = EventLog(keepsEvents: false)
    let display = TextDisplay(language: language)
    input.watch(display)
    display.traits = TextTraits(
      columns: input.columns, isStyled: isStyled, isSpoken: options.isPlain || options.isBrief)
    display.verbosity = options.isBrief ? .brief : verbosity
    if options.store == .demo { try Self.registerDemo(in: watched, by: hasher) }
    let content = content(in: watched, log: log)
    // An unreadable session is reported on the command line, not in an alert.
    if let door = content as? FrontDoor { _ = try door.loginSession.email() }
    let application = application(content, views: TextViewFactory(display: display), log: log)
    let tracer = Tracer(
      log, display: display, file: writeTrace, output: write, foretell: foretellTrace)
    let device = Device(application, display: display, tracer: tracer)
    if let style = options.trace { tracer.start(style) }
    let console = Console(display, commands: device.commands)
    console.delegate = device
    willLaunch(device)
    device.perform(.open)
    let ending = console.run(reading: input, complain: complain, writing: write)
    let isWritten = tracer.end()
    guard ending == .finished else { return ending }
    if let fault = watched.fault { throw fault }
    if !isWritten { return .unwritten }
    return options.isStrict && device.endedWithRefusal ? .refused : .finished
  }
}
