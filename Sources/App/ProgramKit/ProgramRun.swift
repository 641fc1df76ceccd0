import Controller
package import Model
package import Terminal
package import View
import ViewText
import Workshop

/// One run of a program, without its command line.
@MainActor
package struct ProgramRun {
  let program: Program

  let options: Options

  let language: Language

  /// The store, which outlives the run.
  let store: any UserInfoStore

  let hasher: any PasswordHasher

  /// What the output can show; its width is that of the input.
  var traits = TextTraits()

  /// How much is said of a screen, unless the options ask for brief words.
  var verbosity = TextDisplay.Verbosity.full

  /// In which form the app is run, unless the options say it.
  var form: AppForm?

  /// The time of the run.
  var clock = SystemClocks.system

  /// How far a person has set it ahead.
  private let waited = WaitedTime()

  /// The random numbers of the run.
  var randomness = RandomNumbers.system

  /// Whether a line may ask why about the launch: else the log explains from the first line on, as
  /// an explained launch takes a third more instructions.
  var explainsLaunch = true

  /// Receives the device before the app is launched.
  var willLaunch: (Device) -> Void = { _ in }

  /// Prints an error of the input, outside of the app.
  var complain: (Phrase) -> Void = { _ in }

  /// Writes the trace, or `nil` to show it on the screen.
  var writeTrace: (([UInt8]) -> Bool)?

  /// Takes the lines that the trace would still say if the program trapped now.
  var foretellTrace: ([UInt8]) -> Void = { _ in }

  package init(
    of program: Program, options: Options, language: Language, store: any UserInfoStore,
    hasher: any PasswordHasher
  ) {
    self.program = program
    self.options = options
    self.language = language
    self.store = store
    self.hasher = hasher
  }

  /// The app that the options name.
  private var recipe: AppRecipe { program.app(named: options.app) }

  private var formOfApp: AppForm { form ?? (options.isClassic ? .classic : .made) }

  private func surroundings(_ store: any UserInfoStore, _ log: EventLog) -> Surroundings {
    let clock = clock.ahead { [waited] in waited.milliseconds }
    return Surroundings(
      store: store, log: log, clock: clock, randomness: randomness, hasher: hasher,
      options: options.own)
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
    if explainsLaunch { log.explainSteps() }
    let display = TextDisplay(language: language)
    input.watch(display)
    var traits = traits
    traits.columns = input.columns
    traits.isSpoken = options.isPlain || options.isBrief
    display.traits = traits
    display.verbosity = options.isBrief ? .brief : verbosity
    try fillDemo(watched)
    let app = recipe.make(surroundings(watched, log))
    // What cannot be read is reported on the command line, not in an alert.
    try app.content?.prepare()
    let application = app.application(
      in: store, views: TextViewFactory(display: display), log: log, as: formOfApp)
    let tracer = Tracer(
      log, display: display, file: writeTrace, output: write, foretell: foretellTrace)
    let device = Device(application, display: display, tracer: tracer, waited: waited)
    if let style = options.trace {
      tracer.start(style)
      tracer.foldLaunch()
    }
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

  /// Fills a store with what `--demo` begins with, if the options ask for it.
  func fillDemo(_ store: any UserInfoStore) throws(StoreError) {
    guard options.store == .demo, let demo = recipe.demo else { return }
    try demo.fill(surroundings(store, EventLog()))
  }

  /// The application of the run, with another store and other views.
  func application(in store: any UserInfoStore, views: any ViewFactory, log: EventLog)
    -> Application
  {
    recipe.make(surroundings(store, log)).application(
      in: store, views: views, log: log, as: formOfApp)
  }
}
