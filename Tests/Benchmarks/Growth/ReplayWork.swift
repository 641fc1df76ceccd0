import App
import BareSwift

/// Replays a transcript of some lines, in which the same happens again.
final class ReplayWork {
  private let replay: Replay

  init(lines: Int) throws {
    let steps = ["email", Sample.email, "<password 1>", "sign in", "ok"]
    let typed = (0..<lines).map { "> " + steps[$0 % steps.count] + "\n" }.joined()
    let transcript = try Transcript("#! --language en\n" + typed)
    let performances = try transcript.perform(hasher: FreeHasher(), store: "")
    replay = try Replay(transcript.performed(performances))
  }

  func run() throws {
    let difference = try replay.difference(hasher: FreeHasher())
    try demand(difference == nil, "a replay without a difference: \(difference ?? "")")
  }
}
