import Controller
package import Model
import ModelKit
import Terminal
package import View
import ViewText
import Workshop

extension Transcript {
  /// Performs every launch, with an empty store at first.
  ///
  /// The store is a file at `path`, if that is not `nil` and the transcript asks for a store that
  /// outlives a launch; otherwise it is in memory. The app is made again for each launch.
  /// It begins at the time of the recording, and passes only where the transcript says so.
  /// `onProgress` is called before each line, with the part that is done.
  /// - Throws: an error when the options make no sense here, or the store cannot be used.
  @MainActor
  package func perform(
    by program: Program, hasher: any PasswordHasher, store path: String? = nil,
    onProgress: @escaping (Double) -> Void = { _ in }
  ) throws(ProgramError) -> [ScriptedSession] {
    try perform(by: program, hasher: hasher, store: path, onProgress: onProgress) { _, _ in }
  }

  /// The same, with the app in a form; `onLaunch` is called before each launch, and `onStep` before
  /// each input, and with `nil` at the end of them.
  @MainActor
  func perform(
    by program: Program, hasher: any PasswordHasher, store path: String?, as form: AppForm? = nil,
    onProgress: @escaping (Double) -> Void,
    onLaunch: @escaping (Device) -> Void = { _ in }, onStep: @escaping (Step?, Device) -> Void
  ) throws(ProgramError) -> [ScriptedSession] {
    let options = try settings(of: program)
    let kept = MemoryStore()
    let system = SimulatedSystem(at: time)
    let all = launches.joined().count { $0.event != nil }
    var done = 0
    return try launches.map { steps throws(ProgramError) in
      let inputs = steps.filter { $0.event != nil }
      let session = ScriptedSession(inputs.compactMap(\.event), columns: columns)
      session.willType = { index in
        let step = index < inputs.count ? inputs[index] : nil
        if let device = system.device { onStep(step, device) }
        guard let step else { return }
        onProgress(Double(done) / Double(all))
        done += 1
        if let event = step.outsideEvent { system.perform(event) }
      }
      do throws(StoreError) {
        var store: any UserInfoStore = isStored ? kept : MemoryStore()
        if isStored, let path { store = try SQLiteStore(path: path) }
        var run = ProgramRun(
          of: program, options: options, language: options.language ?? .english,
          store: system.watch(store), hasher: hasher)
        run.clock = system.clock.clocks
        run.form = form
        run.willLaunch = {
          system.device = $0
          onLaunch($0)
        }
        session.outcome = try run.run(reading: session, writing: session.receive)
      } catch SimulatedSystem.failure {
        // The transcript let it happen, and shows what the app made of it.
      } catch {
        throw ProgramError(error)
      }
      return session
    }
  }

  /// Performs the transcript in memory; returns how the result differs from the file, or `nil` when
  /// it does not.
  @MainActor
  package func difference(
    of program: Program, hasher: any PasswordHasher, in language: Language = .english,
    onProgress: @escaping (Double) -> Void = { _ in }
  ) throws(ProgramError) -> String? {
    let sessions = try perform(by: program, hasher: hasher, onProgress: onProgress)
    let actual = performed(sessions)
    let expected = text.isEmpty || text.utf8.last == UInt8(ascii: "\n") ? text : text + "\n"
    guard !actual.utf8.elementsEqual(expected.utf8) else { return nil }
    let secrets = Set(sessions.flatMap(\.secrets))
    let texts = (hide(secrets, in: expected, isCut: isCut), hide(secrets, in: actual))
    return LineDifference(expected: texts.0, actual: texts.1).text(in: language)
  }

  /// The text without passwords that were written into it by hand.
  private func hide(_ secrets: Set<String>, in text: String, isCut: Bool = false) -> String {
    let lines = text.linesByNewline
    // The last is what follows the last line's end: nothing.
    return lines.enumerated().map { index, line in
      // Half a line may be half a password.
      let isHalf = isCut && index == lines.count - 2 && line.hasPrefix(">")
      return isHalf || isSecret(line, among: secrets) ? "> •••" : line
    }.joined(separator: "\n")
  }

  func isSecret(_ line: String, among secrets: Set<String>) -> Bool {
    guard line.utf8.starts(with: "> ".utf8),
      let typed = Input(typing: Transcript.typed(by: line)).text
    else { return false }
    if typed.hasPrefix("<") { return false }
    // One that follows a command was typed at the wrong prompt.
    return secrets.contains { typed == $0 || typed.hasPrefix(":") && typed.hasSuffix(" " + $0) }
  }

  /// The options of the transcript; one from elsewhere may touch no file.
  @MainActor
  private func settings(of program: Program) throws(ProgramError) -> Options {
    let misdirected = ProgramError.misdirected(by: options)
    guard let settings = try? Options(options, of: program) else { throw misdirected }
    var harmless = Options()
    harmless.language = settings.language
    harmless.app = settings.app
    harmless.own = settings.own
    harmless.isClassic = settings.isClassic
    harmless.trace = settings.trace
    harmless.isPlain = settings.isPlain
    harmless.isBrief = settings.isBrief
    if settings.store.isInMemory { harmless.store = settings.store }
    guard settings == harmless else { throw misdirected }
    return settings
  }
}
