import Controller
import Model
import Terminal
import View

@testable import App
@testable import ProgramKit

// The parts of the program kit, for our own program.

extension Options {
  init(_ arguments: [String]) throws(ProgramError) {
    try self.init(arguments, of: .vestibule())
  }
}

extension OptionTable {
  static var vestibule: OptionTable { OptionTable(of: .vestibule()) }
}

extension ManualPage {
  init(language: Language) { self.init(of: .vestibule(), in: language) }
}

extension ProgramRun {
  /// A run of our own program.
  init(
    options: Options, language: Language, store: any UserInfoStore, hasher: any PasswordHasher
  ) {
    self.init(
      of: .vestibule(), options: options, language: language, store: store,
      hasher: hasher)
  }
}

extension Transcript {
  func perform(
    hasher: any PasswordHasher, store path: String? = nil,
    destinations: @escaping @MainActor (Surroundings) -> [Destination] = { _ in [] }
  ) throws(ProgramError) -> [ScriptedSession] {
    try perform(by: .vestibule(destinations: destinations), hasher: hasher, store: path)
  }

  func difference(
    hasher: any PasswordHasher, in language: Language = .english,
    onProgress: @escaping (Double) -> Void = { _ in }
  ) throws(ProgramError) -> String? {
    try difference(of: .vestibule(), hasher: hasher, in: language, onProgress: onProgress)
  }

  func page(
    hasher: any PasswordHasher, named path: String
  ) throws(ProgramError) -> (text: String, isSame: Bool) {
    try page(of: .vestibule(), hasher: hasher, named: path)
  }

  func history(
    hasher: any PasswordHasher
  ) throws(ProgramError) -> (steps: [SessionStep], sessions: [ScriptedSession]) {
    try history(by: .vestibule(), hasher: hasher)
  }
}

extension Exploration {
  init(_ options: Options, texts: String?) {
    self.init(of: .vestibule(), options, texts: texts)
  }
}

extension WalkedProgram {
  /// Our own program, without options.
  static var vestibule: WalkedProgram {
    WalkedProgram(program: .vestibule(), options: Options())
  }
}

extension TranscriptTransitions {
  func add(_ transcript: Transcript, hasher: any PasswordHasher) throws(ProgramError) {
    try add(transcript, of: .vestibule(), hasher: hasher)
  }
}
