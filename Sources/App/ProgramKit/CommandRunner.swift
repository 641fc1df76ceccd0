import Foundation
import Model
import ModelKit
import Terminal
import View
import ViewText

/// Runs what the command line asks for.
@MainActor
struct CommandRunner {
  let program: Program
  let options: Options
  let language: Language
  let environment: [String: String]
  let output: Output
  let errors: Output

  let clocks: SystemClocks

  /// How far long work is.
  let progress: ProgressLine

  init(
    program: Program, options: Options, language: Language, environment: [String: String],
    output: Output, errors: Output, clocks: SystemClocks = .system
  ) {
    self.program = program
    self.options = options
    self.language = language
    self.environment = environment
    self.output = output
    self.errors = errors
    self.clocks = clocks
    progress = ProgressLine(errors, isPlain: options.isPlain, in: environment, clocks: clocks)
  }

  func ending() throws(ProgramError) -> Console.Termination {
    // Before an error is printed.
    defer { progress.end() }
    return switch options.action {
    case .help(let isWhole): say((isWhole ? manual.help : manual.shortHelp).printableLines)
    case .version: say(manual.version.printable + "\n")
    case .man: say(manual.page.printableLines)
    case .completion(let shell): say(shell.script(of: program, in: language).printableLines)
    case .check:
      try withFile { (store, path) throws(StoreError) in
        try store.check()
        return approve(path)
      }
    case .backup(let copy):
      try withFile { (store, _) throws(StoreError) in
        try store.backUp(to: copy)
        return approve(copy)
      }
    case .replay(let path): try replay(path)
    case .page(let path), .play(let path): try showPage(of: path)
    case .test(let path): try showTest(of: path)
    case .export(let path): try export(to: path)
    case .exportPractice(let path): try exportPractice(to: path)
    case .explore: try explore()
    case .migrate(let form): try migrate(form)
    case .practice(let part): try practise(part)
    case .practiceInFolder(let words): try practise(words)
    case .new(let folder): try makePackage(in: folder)
    case .run: try run()
    }
  }

  private var manual: ManualPage { ManualPage(of: program, in: language) }

  private func say(_ text: String) -> Console.Termination {
    progress.end()
    return output.write(text) ? .finished : .unwritten
  }

  private func remark(_ phrase: Phrase) {
    if !options.isQuiet { complain(phrase) }
  }

  /// Prints an error, which `--quiet` does not suppress.
  private func complain(_ phrase: Phrase) {
    progress.end()
    errors.write(
      wrapping: "\(program.name): \(language[phrase])".printable + "\n", in: environment)
  }

  /// Says at a terminal how far long work is.
  private func tell(_ phrase: Phrase) {
    if !options.isQuiet { progress.show(language[phrase]) }
  }

  private func tellReplay(_ part: Double) {
    tell(.progress("Replaying", ko: "다시 실행", part))
  }

  /// Prints that all is well, unless the program is being ended.
  private func approve(_ path: String) -> Console.Termination {
    if let signal = Signals.takeFatal() { return .signal(signal) }
    return say(language[.sound(path.printable)] + "\n")
  }

  /// Uses the path of the named file; a missing file is not made.
  private func withFile(
    _ body: (SQLiteStore, String) throws(StoreError) -> Console.Termination
  ) throws(ProgramError) -> Console.Termination {
    // The file in the usual place was not meant.
    if options.store.isInMemory { throw ProgramError(.usage, .storeInMemory) }
    try refuseUnreadablePlace()
    Signals.watch(Signal.fatal)
    do throws(StoreError) {
      let path = try options.store.path(of: program.name, in: environment)
      guard access(path, F_OK) == 0 else {
        throw .cannotOpen(path: path, reason: StoreReason(errno: errno))
      }
      return try body(openFile(isReadOnly: true), path)
    } catch {
      return try ending(with: error)
    }
  }

  /// The files of this run beside its store.
  var newFiles: NewFiles {
    NewFiles(
      besideStoreAt: options.store.isInMemory
        ? nil : try? options.store.path(of: program.name, in: environment))
  }

  private func openFile(isReadOnly: Bool) throws(StoreError) -> SQLiteStore {
    // A mistyped path would make folders somewhere.
    try SQLiteStore(
      path: options.store.path(of: program.name, in: environment),
      makingFolders: options.store == .standard,
      isReadOnly: isReadOnly, isCancelled: { Signals.isEnding },
      onWait: {
        // Only at a terminal, where a person is waiting.
        MainActor.assumeIsolated { if errors.isTerminal { remark(.waiting) } }
      },
      onProgress: { work, part in
        MainActor.assumeIsolated { tell(.progress(of: work, part)) }
      })
  }

  func openStore() throws(StoreError) -> any UserInfoStore {
    if options.store.isInMemory { return MemoryStore() }
    let store = try openFile(isReadOnly: false)
    progress.end()
    if store.isOnNetwork { remark(.onNetwork) }
    return store
  }

  /// The end of the program for an error of the store.
  func ending(with error: StoreError) throws(ProgramError) -> Console.Termination {
    if error.kind == .cancelled, let signal = Signals.takeFatal() { return .signal(signal) }
    throw ProgramError(error)
  }

  /// The usual place of the store depends on the environment.
  func refuseUnreadablePlace() throws(ProgramError) {
    guard options.store == .standard, let name = ProcessSetup.unreadableVariable else { return }
    throw ProgramError(.configuration, .notText(name))
  }

  private func replay(_ path: String) throws(ProgramError) -> Console.Termination {
    let transcript = try transcript(at: path)
    if transcript.isCut { complain(.lineUnterminated) }
    let found = try transcript.difference(
      of: program, hasher: StandardHasher(), in: language, onProgress: tellReplay)
    guard let difference = found else { return approve(path) }
    let ending = say(language[.replayDiffers(path.printable)] + "\n" + difference)
    return ending == .finished ? .refused : ending
  }

  private func transcript(at path: String) throws(ProgramError) -> Transcript {
    if path == "-" { try refuseTyping(at: STDIN_FILENO) }
    return try Transcript(try TextFile.read(path))
  }

  func refuseTyping(at descriptor: Int32) throws(ProgramError) {
    if options.takesNoInput, isatty(descriptor) == 1 { throw .usage(.noLines) }
  }

  /// Prints a transcript as a page or as a moving picture, as it is performed now.
  private func showPage(of path: String) throws(ProgramError) -> Console.Termination {
    let transcript = try transcript(at: path)
    let (page, isSame) =
      options.action == .play(path)
      ? try transcript.movingPicture(
        of: program, hasher: StandardHasher(), onProgress: tellReplay)
      : try transcript.page(
        of: program, hasher: StandardHasher(), named: path, onProgress: tellReplay,
        links: exportBeside(try Options(transcript.options, of: program)))
    if !isSame { remark(.pageDiffers(path)) }
    return say(page)
  }

  /// Prints a transcript as a test in Swift, which expects what is performed now.
  private func showTest(of path: String) throws(ProgramError) -> Console.Termination {
    let transcript = try transcript(at: path)
    return say(
      try transcript.test(
        of: program, hasher: StandardHasher(), named: path, onProgress: tellReplay))
  }

  private func makePackage(in folder: String) throws(ProgramError) -> Console.Termination {
    try program.newPackage?(context, folder, options.hasFrontDoor)
    return output.fault == nil ? .finished : .unwritten
  }

  // MARK: - The app

  private func run() throws(ProgramError) -> Console.Termination {
    try refuseUnreadablePlace()
    var options = options
    // Known to the recorder too: a replay has no terminal.
    if output.isDumb(in: environment) { options.isPlain = true }
    let descriptor = try options.script.map(TextFile.open) ?? STDIN_FILENO
    try refuseTyping(at: descriptor)
    let input = TerminalInput(
      descriptor, output: output, in: environment, skipsComments: options.script != nil,
      isPlain: options.isPlain
    ) { [self] in remark(.readInTheClear) }
    let files = newFiles
    defer { files.removeUnkept() }
    let recording = try Recording(
      of: input, in: files, program: program, options: options, language: language)
    let trace = try options.traceFile.map(files.create)
    if let recording, let path = options.store.namedFile, access(path, F_OK) == 0 {
      recording.beganEmpty = false
      if recording.isTranscript { remark(.storeNotNew) }
    }

    Signals.watch(Signal.fatal)
    let ending: Console.Termination
    do throws(StoreError) {
      // Also of a run that fails: what happened until then is worth looking at.
      defer { recording?.end() }
      var run = ProgramRun(
        of: program, options: options, language: language, store: try openStore(),
        hasher: StandardHasher())
      run.complain = complain
      run.explainsLaunch = input.isTyped || recording != nil
      run.writeTrace = trace.map { file in { file.write($0) } }
      run.foretellTrace = { [output] in
        LastWords.set($0, on: (trace ?? output).descriptor)
      }
      if recording?.isTranscript != true {
        run.traits = input.traits(isPlain: options.isPlain || options.isBrief, in: environment)
      }
      if recording?.isTranscript != true, output.isTerminal { run.verbosity = .changes }
      run.willLaunch = {
        files.keep()
        recording?.willLaunch(on: $0)
      }
      // Not in a recording: what a replay says is compared with it.
      if input.isTyped, options.store == .demo,
        let welcome = program.app(named: options.app).demo?.welcome
      {
        output.write(wrapping: "  \(language[welcome])".printable + "\n", in: environment)
      }
      ending = try run.run(reading: recording?.input ?? input) { bytes in
        recording?.receive(bytes)
        return output.write(bytes)
      }
    } catch {
      return try self.ending(with: error)
    }
    if let fault = input.fault { throw TextFile.cannotRead(options.script, fault) }
    try refuseUnwritten(recording?.file, options.record)
    try refuseUnwritten(trace, options.traceFile)
    return ending
  }

  func refuseUnwritten(_ file: Output?, _ path: String?) throws(ProgramError) {
    guard let fault = file?.fault, let path else { return }
    throw ProgramError(.inputOutput, .cannotWrite(Phrase(verbatim: path), errno: fault))
  }
}
