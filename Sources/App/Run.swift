import Foundation
import Model
import Terminal
import View

/// One run of the program: what the command line asked for, done.
@MainActor
struct Run {
  let options: Options
  let language: Language
  let environment: [String: String]
  let output: Output
  let errors: Output

  /// Does it.
  ///
  /// - Returns: how the program ends.
  /// - Throws: why it could not be done.
  func ending() throws(Failure) -> Ending {
    switch options.action {
    case .help: say(Help.text)
    case .version: say(Help.version + "\n")
    case .man: say(Manual.page)
    case .completion(let shell): say(shell.script)
    case .check: try check()
    case .backup(let path): try backUp(to: path)
    case .replay(let path): try replay(path)
    case .run: try run()
    }
  }

  private func say(_ text: String) -> Ending {
    output.write(text) ? .success : .unwritten
  }

  private func remark(_ phrase: Phrase) {
    if !options.isQuiet { complain(phrase) }
  }

  /// Says what is wrong even to who wants no remarks.
  private func complain(_ phrase: Phrase) {
    errors.write("vestibule: \(language[phrase])\n")
  }

  /// Says that all is well, unless somebody has ended the program.
  private func approve(_ path: String) -> Ending {
    if let signal = Signals.takeFatal() { return .signal(signal) }
    return say("\(path.printable): ok\n")
  }

  private func check() throws(Failure) -> Ending {
    try withStore { (store, path) throws(StoreError) in
      try store.check()
      return approve(path)
    }
  }

  private func backUp(to copy: String) throws(Failure) -> Ending {
    try withStore { (store, _) throws(StoreError) in
      try store.backUp(to: copy)
      return approve(copy)
    }
  }

  /// Uses the file that the command line means, by its path; one that is not there is not made.
  private func withStore(
    _ body: (SQLiteStore, String) throws(StoreError) -> Ending
  ) throws(Failure) -> Ending {
    // The person's own file, in the usual place, is not what was meant.
    if options.store == .memory || options.store == .demo { throw Failure(.usage, .storeInMemory) }
    try refuseUnreadablePlace()
    Signals.watch(Signal.fatal)
    do throws(StoreError) {
      let path = try options.store.path(in: environment)
      guard access(path, F_OK) == 0 else {
        throw .cannotOpen(path: path, reason: String(cString: strerror(errno)))
      }
      let store = try SQLiteStore(
        path: path, isReadOnly: true, isCancelled: { Signals.isEnding }, onWait: announceWait)
      return try body(store, path)
    } catch {
      return try ending(with: error)
    }
  }

  /// The end that an error of the store is.
  private func ending(with error: StoreError) throws(Failure) -> Ending {
    if case .interrupted = error, let signal = Signals.takeFatal() { return .signal(signal) }
    throw Failure(error)
  }

  /// The usual place of the store depends on the environment.
  private func refuseUnreadablePlace() throws(Failure) {
    guard options.store == .standard, let name = Surroundings.unreadableVariable else { return }
    throw Failure(.configuration, .notText(name))
  }

  /// Told at a terminal alone: there a person wonders.
  private var announceWait: @Sendable () -> Void {
    { MainActor.assumeIsolated { if errors.isTerminal { remark(.waiting) } } }
  }

  private func replay(_ path: String) throws(Failure) -> Ending {
    let difference: String?
    do {
      let replay = try Replay(try TextFile.read(path))
      if replay.isCut { complain(.lineUnterminated) }
      difference = try replay.difference(hasher: StandardHasher())
    } catch let error as Failure {
      throw error
    } catch let error as Transcript.Misdirection {
      throw Failure(error)
    } catch let error as StoreError {
      throw Failure(error)
    } catch {
      throw .system(.inputOutput, path, EIO)
    }
    guard let difference else { return approve(path) }
    let explanation = "\(path.printable) is not what happens now (- the file, + the program):\n"
    return output.write(explanation + difference) ? .code(.difference) : .unwritten
  }

  // MARK: - The app

  private func run() throws(Failure) -> Ending {
    try refuseUnreadablePlace()
    let descriptor = try input()
    if options.takesNoInput, isatty(descriptor) == 1 { throw Failure(.noInput) }
    let terminal = TerminalInput(
      descriptor, output: output, size: TerminalSize(of: output, in: environment)
    ) { [self] in remark(.readInTheClear) }
    var input: any LineInput = terminal
    if options.script != nil { input = Script(input) }
    let record = try options.record.map { path throws(Failure) in try TextFile.create(path) }
    let recorder = record.map {
      Recorder(input, to: $0, options: options, language: language)
    }
    if recorder != nil, case .file(let path) = options.store, access(path, F_OK) == 0 {
      remark(.storeNotNew)
    }

    var program = Program(
      options: options, language: language, environment: environment, hasher: StandardHasher())
    program.remark = remark
    program.complain = complain
    program.isCancelled = { Signals.isEnding }
    program.onWait = announceWait
    program.isStyled =
      recorder == nil
      && Styling.isOn(
        atTerminal: output.isTerminal, isPlain: options.isPlain, in: environment)
    Signals.watch(Signal.fatal)
    let ending: Ending
    do throws(StoreError) {
      ending = try program.run(reading: recorder ?? input) { bytes in
        recorder?.hear(bytes)
        return output.write(bytes)
      }
    } catch {
      return try self.ending(with: error)
    }
    if let fault = terminal.fault {
      throw .system(.inputOutput, options.script ?? "Standard input", fault)
    }
    if let fault = record?.fault {
      throw .system(.inputOutput, options.record ?? "", fault)
    }
    return ending
  }

  /// The descriptor to read lines from.
  private func input() throws(Failure) -> Int32 {
    guard let script = options.script, script != "-" else { return STDIN_FILENO }
    return try TextFile.open(script)
  }
}
