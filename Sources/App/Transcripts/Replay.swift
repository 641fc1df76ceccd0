package import Model
import Terminal

/// Performs a transcript, and compares.
package struct Replay {
  private let expected: String
  private let transcript: Transcript

  /// Reads a transcript.
  package init(_ text: String) throws(Transcript.Misdirection) {
    transcript = try Transcript(text)
    expected = text.isEmpty || text.utf8.last == UInt8(ascii: "\n") ? text : text + "\n"
  }

  /// Whether the file ends in the middle of a line, which is not performed.
  var isCut: Bool { transcript.isCut }

  /// Performs it with nothing in the store at first, and in memory, so that nothing is left of it.
  ///
  /// - Returns: how the file differs from what happens now, or `nil` when it does not.
  @MainActor
  package func difference(hasher: any PasswordHasher) throws -> String? {
    let performances = try transcript.perform(
      hasher: hasher, destinations: Program.destinations)
    let actual = transcript.performed(performances)
    guard !actual.utf8.elementsEqual(expected.utf8) else { return nil }
    let secrets = Set(performances.flatMap(\.secrets))
    let texts = (hide(secrets, in: expected, isCut: isCut), hide(secrets, in: actual))
    return "\(LineDifference(expected: texts.0, actual: texts.1))"
  }

  /// The text without the passwords that somebody wrote into it by hand.
  private func hide(_ secrets: Set<String>, in text: String, isCut: Bool = false) -> String {
    // By bytes: as characters, a CR and the LF after it are one.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    // The last is what stands behind the last line's end: nothing.
    return lines.enumerated().map { index, line in
      // Half a line may be half a password.
      let isHalf = isCut && index == lines.count - 2 && line.hasPrefix(">")
      return isHalf || isSecret(line, among: secrets) ? "> •••" : line
    }.joined(separator: "\n")
  }

  private func isSecret(_ line: String, among secrets: Set<String>) -> Bool {
    guard line.utf8.starts(with: "> ".utf8),
      case .line(.text(let typed)) = Input(typing: Transcript.typed(by: line))
    else { return false }
    return !typed.hasPrefix("<") && secrets.contains(typed)
  }
}
