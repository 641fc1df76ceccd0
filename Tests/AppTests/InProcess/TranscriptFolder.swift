import Controller
import Foundation
import Terminal
import Testing

@testable import App
@testable import ProgramKit

/// The folder of the transcripts: performs them, compares, and writes only when asked.
nonisolated struct TranscriptFolder {
  /// What to do with what the program says now.
  enum Mode: String {
    /// Compare it, and write nothing.
    case compare
    /// Write it beside a transcript that differs.
    case actual
    /// Write it over a transcript that differs.
    case accept
  }

  let path: String
  let mode: Mode

  /// The folder beside the tests, in the mode that the environment asks for.
  static let standard = TranscriptFolder(
    path: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Transcripts").path,
    mode: ProcessInfo.processInfo.environment["VESTIBULE_TRANSCRIPTS"].flatMap(Mode.init)
      ?? .compare)

  /// The names of the transcripts in the folder, in order.
  func names() -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      .filter { $0.hasSuffix(Self.suffix) }
      .map { String($0.dropLast(Self.suffix.count)) }
      .sorted()
  }

  func text(of name: String) -> String? {
    guard let bytes = FileManager.default.contents(atPath: file(name)) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Performs a transcript.
  ///
  /// - Returns: what is wrong with it and what to do, or `nil` when the program keeps to it.
  @MainActor func complaint(about name: String) throws -> String? {
    guard let expected = text(of: name) else {
      return """
        There is no transcript \(name)\(Self.suffix), or it is not UTF-8.
        Write its prose and its lines that begin with "> "; then, to fill in what the program says:
          \(Self.acceptance)
        """
    }
    let (actual, sessions) = try perform(expected)
    let codes = sessions.map(\.outcome).filter { $0 != .finished }
    guard codes.isEmpty else { return "\(name)\(Self.suffix) ended with \(codes)." }
    guard !actual.utf8.elementsEqual(expected.utf8) else { return nil }

    switch mode {
    case .compare: break
    case .actual: try write(actual, to: file(name) + ".actual")
    case .accept: try write(actual, to: file(name))
    }
    return """
      \(name)\(Self.suffix) is not what happens now (- the transcript, + the program):
      \(LineDifference(expected: expected, actual: actual))
      If what happens now is right, accept it, and read the change before you commit it:
        \(Self.acceptance)
      To see it beside the transcript instead, say actual for accept.
      """
  }

  /// What is typed into hidden fields in a transcript.
  @MainActor func secrets(in name: String) throws -> [String] {
    try perform(text(of: name) ?? "").sessions.flatMap(\.secrets)
  }

  private static let suffix = ".transcript"
  private static let acceptance = "VESTIBULE_TRANSCRIPTS=accept swift test --filter Transcripts"

  private func file(_ name: String) -> String { "\(path)/\(name)\(Self.suffix)" }

  @MainActor private func perform(
    _ expected: String
  ) throws -> (actual: String, sessions: [ScriptedSession]) {
    let (transcript, folder) = (try Transcript(expected), try TemporaryFolder())
    let store = folder.path("store.sqlite")
    let sessions = try transcript.perform(hasher: InProcessProgram.hasher, store: store)
    #expect(FileManager.default.fileExists(atPath: store) == transcript.isStored)
    return (transcript.performed(sessions), sessions)
  }

  private func write(_ text: String, to file: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
  }
}
