import App
import BareSwift
import ProgramKit

/// Replays a transcript of some lines, in which the same happens again.
final class ReplayWork {
  private let recording: Transcript

  init(lines: Int) throws {
    let steps = ["email", Sample.email, "<password 1>", "sign in", "ok"]
    let typed = (0..<lines).map { "> " + steps[$0 % steps.count] + "\n" }.joined()
    let transcript = try Transcript("#! --language en\n" + typed)
    let sessions = try transcript.perform(by: .vestibule(), hasher: FreeHasher(), store: "")
    recording = try Transcript(transcript.performed(sessions))
  }

  func run() throws {
    let difference = try recording.difference(of: .vestibule(), hasher: FreeHasher())
    try demand(difference == nil, "a replay without a difference: \(difference ?? "")")
  }
}
