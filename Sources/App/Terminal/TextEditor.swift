import Foundation
import SystemProcess
import View
import ViewText

/// The editor that a person has chosen with `VISUAL` or `EDITOR`, as for `git commit`.
struct TextEditor {
  private let command: String
  private let folder: String

  /// Creates the editor that the environment names, or `nil` if it names none.
  init?(in environment: [String: String]) {
    let named = ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }
    guard let command = named.first(where: { !$0.isEmpty }) else { return nil }
    self.command = command
    folder = environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
  }

  /// Why a text was not edited.
  struct Failure: Error {
    let phrase: Phrase

    /// No file could be made, or the editor ended with an error.
    static let noEditor = Failure(phrase: .editorFailed)
    /// What the editor wrote is not UTF-8.
    static let notText = Failure(phrase: .lineInvalid)
    /// A line of what the editor wrote is longer than any that is typed.
    static let tooLong = Failure(phrase: .lineTooLong)
  }

  /// Lets the person edit a text in a file of their own, which is removed then.
  ///
  /// The editor has the terminal meanwhile, and is stopped and continued together with this program.
  func edit(_ text: String) throws(Failure) -> String {
    var template = Array("\(folder)/vestibule-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .noEditor }
    let place = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer { try? FileManager.default.removeItem(atPath: place) }
    let path = place + "/text.txt"
    guard FileManager.default.createFile(atPath: path, contents: Data("\(text)\n".utf8)),
      run(path), let data = FileManager.default.contents(atPath: path)
    else { throw .noEditor }
    return try Self.text(of: data)
  }

  /// The text of a file, without the end of its last line.
  private static func text(of data: Data) throws(Failure) -> String {
    guard let text = String(validating: data, as: UTF8.self) else { throw .notText }
    var lines = text.linesByNewline.map { $0.hasSuffix("\r") ? String($0.dropLast()) : $0 }
    if lines.last == "" { lines.removeLast() }
    guard lines.allSatisfy({ $0.utf8.count <= LineSplitter.limit }) else {
      throw .tooLong
    }
    return lines.joined(separator: "\n")
  }

  /// Runs the editor on a file, and returns whether it ended well.
  private func run(_ path: String) -> Bool {
    // Keys are for the editor alone, and it is stopped together with this program.
    let ignored = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
    let stop = signal(SIGTSTP, SIG_DFL)
    defer {
      for (number, handler) in ignored + [(SIGTSTP, stop)] { signal(number, handler) }
      Signals.watch([.interrupt, .quit, .stop])
    }
    let words = ["/bin/sh", "-c", "\(command) \"$@\"", command, path]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    let child = vestibule_spawn_at_terminal(words[0], &arguments)
    guard child > 0 else { return false }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return false }
      if Signals.isEnding { kill(child, SIGTERM) }
    }
    return status == 0
  }
}
