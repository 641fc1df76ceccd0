import Foundation
import Model

/// Performs a transcript, and compares.
struct Replay {
  private let expected: String
  private let transcript: Transcript

  /// Reads a transcript.
  init(_ text: String) throws(Transcript.Misdirection) {
    expected = text
    transcript = try Transcript(text)
  }

  /// Performs it with nothing in the store at first.
  ///
  /// - Returns: how the file differs from what happens now, or `nil` when it does not.
  func difference(hasher: any PasswordHasher) throws -> String? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vestibule-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    let performances = try transcript.perform(
      hasher: hasher, store: folder.appendingPathComponent("store.sqlite").path)
    let actual = transcript.performed(performances)
    guard !actual.utf8.elementsEqual(expected.utf8) else { return nil }
    let secrets = Set(performances.flatMap(\.secrets))
    let texts = (hide(secrets, in: expected), hide(secrets, in: actual))
    return "\(LineDifference(expected: texts.0, actual: texts.1))"
  }

  /// The text without the passwords that somebody wrote into it by hand.
  private func hide(_ secrets: Set<String>, in text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let typed = Transcript.typed(by: String(line))
      let isSecret = line.hasPrefix("> ") && !typed.hasPrefix("<") && secrets.contains(typed)
      return isSecret ? "> •••" : line
    }
    return lines.joined(separator: "\n")
  }
}
