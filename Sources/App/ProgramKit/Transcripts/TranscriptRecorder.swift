import Controller
import Foundation
import Model
import ModelKit
import Terminal
import View
import ViewKit
import ViewText
import Workshop

/// Records a session as a transcript, while it happens.
///
/// No password is written, not even one typed at the `>` prompt by mistake: unknown input there
/// gets a placeholder as well, and so does what a command does not take. What looks like an email
/// or a name is written. An app without passwords has its lines as they were typed.
final class TranscriptRecorder: LineInput {
  /// The width at the beginning: a transcript has only one.
  let columns: Int?

  var isTyped: Bool { input.isTyped }

  var isFromTerminal: Bool { input.isFromTerminal }

  /// A replay explains each step, and answers `:why` from all of them.
  var mayHaveCommand: Bool { true }

  private let input: any LineInput
  private let program: Program
  private let writePart: (String) -> Void
  /// What was written, or `nil` if that is more than can be replayed.
  private var text: String? = ""
  /// Whether something of the output was masked: a password, or a word of the program that is the
  /// same.
  private var hasMasked = false
  private weak var display: TextDisplay?
  private(set) var placeholders = PasswordPlaceholders()
  private let hasPasswords: Bool
  /// Whether the last line, and what the program says to it, must not be written.
  private(set) var isLeavingOut = false
  private let omission: String

  /// Creates a recorder, which writes the beginning of the transcript at once, with the time if
  /// there is one.
  init(
    _ input: any LineInput, program: Program, options: Options, language: Language,
    at time: TranscriptTime? = nil, write: @escaping (String) -> Void
  ) {
    let app = program.app(named: options.app)
    self.input = input
    self.program = program
    writePart = write
    omission = language[.omission] + "\n"
    columns = input.columns
    hasPasswords = app.hasPasswords
    placeholders.keepsWords = options.store == .demo ? Set(app.demo?.hiddenTexts ?? []) : []
    var arguments = ["--language", language.rawValue] + options.argumentsOfApp
    if let style = options.trace, options.traceFile == nil {
      arguments.append(style == .text ? "--trace" : "--trace=\(style.rawValue)")
    }
    if options.isPlain { arguments.append("--plain") }
    if options.isBrief { arguments.append("--brief") }
    var directions = ["#! " + arguments.joined(separator: " ")]
    if options.store.namedFile != nil { directions.append("#! store") }
    if let columns { directions.append("#! columns \(columns)") }
    if let time { directions.append("#! time \(time.text)") }
    let about = Phrase.aboutRecording(
      by: program.name, hasPasswords, hasDemo: program.app.demo != nil)
    self.write(directions.map { $0 + "\n" }.joined() + language[about] + "\n")
  }

  func watch(_ display: TextDisplay) {
    self.display = display
    input.watch(display)
  }

  func next(for prompt: TextPrompt) -> Input {
    let input = input.next(for: prompt)
    isLeavingOut = false
    switch input {
    case .line(.text(let text)): note(text, for: prompt)
    case .line(.tooLong), .line(.invalid): leaveOut()
    // The output is written: the end of the input is what the program answers to.
    case .line(.unterminated): write(omission)
    case .signal(let signal) where signal != .interrupt || isFromTerminal && prompt != .command:
      let key = Transcript.keys.first { $0.value == signal }?.key
      if let key { write(key + "\n") }
    case .line(.end), .signal, .nothing: break
    }
    return input
  }

  func stop() -> Signal? {
    input.stop()
  }

  func end() {
    input.end()
  }

  func receive(_ bytes: [UInt8]) {
    if isLeavingOut { return }
    let output = String(decoding: bytes, as: UTF8.self)
    let masked = placeholders.masked(output)
    hasMasked = hasMasked || masked != output
    write(masked)
  }

  /// The transcript as a replay has it, if something was masked and the session began with an empty
  /// store; else `nil`.
  ///
  /// During the recording it is not known whether a masked text is the password or a word of the
  /// program that is the same. What was never given the password shows the words alone.
  func corrected() -> String? {
    guard hasMasked, let text, let transcript = try? Transcript(text),
      let sessions = try? transcript.perform(by: program, hasher: ExplorerHasher())
    else { return nil }
    return transcript.performed(sessions)
  }

  /// The steps of the session as a replay has them, for a page, or `nil`.
  func correctedSteps() -> [SessionStep]? {
    guard let text, let transcript = try? Transcript(text) else { return nil }
    return try? transcript.history(by: program, hasher: ExplorerHasher()).steps
  }

  private func write(_ part: String) {
    writePart(part)
    text?.append(part)
    if let text, text.utf8.count > TextFile.limit { self.text = nil }
  }

  private func note(_ text: String, for prompt: TextPrompt) {
    if text.isEscapeKey {
      write(Transcript.line(typing: text) + "\n")
      return
    }
    guard
      let line = prompt.isSecure
        ? placeholders.written(text, isSecure: true) : shown(text, at: prompt)
    else { return leaveOut() }
    write(Transcript.line(typing: line) + "\n")
  }

  /// What may be written of a line that was typed in sight, or `nil` for nothing.
  private func shown(_ text: String, at prompt: TextPrompt) -> String? {
    switch prompt {
    case .field, .lines: return placeholders.written(text, isSecure: false)
    case .command, .value: break
    }
    guard let display, !text.allSatisfy(\.isWhitespace) else { return text }
    switch display.search(for: text) {
    case .found(let index) where asksInUnknownWords(text, naming: index, on: display): return nil
    case .found(let index): return written(text, naming: index, on: display)
    case _ where !hasPasswords: return text
    case .ambiguous: return placeholders.knows(text) ? nil : text
    // The output names a similar name, so a placeholder would not replay; and passwords such as
    // `password1` are similar to one.
    case .unknown(.some): return nil
    // Its answer would be another one for a placeholder. What is shorter is no password.
    case .unknown(nil) where display.guesses(at: text):
      return text.count < CredentialRules.minimumLength ? text : nil
    case .unknown(nil):
      let colon = text.drop(while: \.isWhitespace).prefix { $0 == ":" }
      let name = text.drop { $0.isWhitespace || $0 == ":" }
      return colon + placeholders.placeholder(for: String(name))
    }
  }

  /// Whether a line asks why with a word that names nothing: it may be a password, and the answer
  /// repeats it.
  private func asksInUnknownWords(
    _ text: String, naming index: Int, on display: TextDisplay
  ) -> Bool {
    guard hasPasswords, text.drop(while: \.isWhitespace).first == ":",
      display.commands[index].name == DeviceCommand.why.rawValue
    else { return false }
    let words = { (text: String) in text.split { !$0.isLetter && !$0.isNumber } }
    let known = display.arguments(DeviceCommand.why.rawValue).flatMap(words)
    let asked = words(text).dropFirst().map(String.init)
    return !asked.allSatisfy { known.contains($0[...]) || Explanation.namesCall($0) }
  }

  /// What is written of a line that was understood.
  ///
  /// A person's command gets its whole name: a transcript is a script, where its beginning is not
  /// enough. What a command does not take may be a password.
  private func written(_ text: String, naming index: Int, on display: TextDisplay) -> String {
    let line = text.drop(while: \.isWhitespace)
    guard line.first == ":" else { return text }
    let command = display.commands[index]
    let words = line.dropFirst().split(separator: " ", maxSplits: 1).map(String.init)
    let argument = words.count > 1 ? words[1].trimmed : ""
    if hasPasswords, placeholders.knows(argument), !isOwn(argument, of: command, on: display) {
      return ":\(command.name) \(placeholders.placeholder(for: argument))"
    }
    if hasPasswords, command.name != DeviceCommand.why.rawValue,
      !display.arguments(command.name).contains(argument),
      !argument.split(separator: " ").allSatisfy({ command.takes(String($0)) })
    {
      let masked = argument.split(separator: " ").map { word in
        command.takes(String(word)) ? String(word) : placeholders.placeholder(for: String(word))
      }
      return ":\(command.name) \(masked.joined(separator: " "))"
    }
    return isTyped ? ([":" + command.name] + words.dropFirst()).joined(separator: " ") : text
  }

  /// Whether an argument is one that the command performs, even if it is also a password: a
  /// placeholder would be refused in its place.
  private func isOwn(_ argument: String, of command: TextCommand, on display: TextDisplay) -> Bool {
    let isNumber = Double(argument) != nil
    // One that is too short to be anyone's password is a number.
    return isNumber && argument.count < CredentialRules.minimumLength
      || command.name == DeviceCommand.wait.rawValue && WaitedTime.seconds(of: argument) != nil
      || !isNumber && command.takes(argument)
      || display.arguments(command.name).contains(argument)
  }

  /// Leaves out a line that changed nothing, and its output.
  private func leaveOut() {
    write(omission)
    isLeavingOut = true
  }
}

extension TextCommand {
  /// Whether a word is one of its parameters, a number or an address where it takes one, or a word
  /// of the trace.
  fileprivate func takes(_ word: String) -> Bool {
    let parameters = parameters.split { "|[] ".contains($0) }.map(String.init)
    return parameters.contains(word) || parameters.contains("N") && Double(word) != nil
      || parameters.contains("URL") && URL(string: word)?.scheme != nil
      || parameters.contains("on") && EventFilter([word]) != nil
  }
}

extension Phrase {
  /// What stands at the beginning of a recording.
  static func aboutRecording(
    by program: String, _ hasPasswords: Bool, hasDemo: Bool
  ) -> Phrase {
    let beginning = Phrase(
      "# A session by hand. Lines that begin with > were typed.",
      ko: "# 직접 입력한 세션입니다. >로 시작하는 줄은 입력한 것입니다.")
    let replay = Phrase(
      "# To see whether the same happens again: \(program) --replay and the name of this file.",
      ko: "# 똑같이 되는지 보려면 \(program) --replay 뒤에 이 파일의 이름을 쓰세요.")
    guard hasPasswords else { return "\(beginning)\n\(replay)" }
    let passwords =
      hasDemo
      ? Phrase(
        """
         Passwords are placeholders, except the
        # demo's. What named nothing is one too: it may have been a password.
        """,
        ko: """
           비밀번호는 데모의 것만 빼고 자리 표시자로
          # 바꾸었습니다. 맞는 이름이 없는 줄도 비밀번호일 수 있어서 자리 표시자로 바꾸었습니다.
          """)
      : Phrase(
        """
         Passwords are placeholders.
        # What named nothing is one too: it may have been a password.
        """,
        ko: """
           비밀번호는 자리 표시자로 바꾸었습니다.
          # 맞는 이름이 없는 줄도 비밀번호일 수 있어서 자리 표시자로 바꾸었습니다.
          """)
    return "\(beginning)\(passwords)\n\(replay)"
  }

  static let omission = Phrase(
    "# A line that could not be used is left out here.", ko: "# 쓸 수 없는 줄이 여기에서 빠졌습니다.")
}
