import Model
import Testing
import View
import ViewKit

@testable import Controller
@testable import Workshop

@Suite("An explorer looks for secrets wherever they may be told", .patience)
struct SecretChecksTests {
  @Test("A secret is found in each part of an event of the log, and is not repeated")
  func log() throws {
    let events: [(String) -> Event] = [
      { Event(.call, "Server", "send(\($0))") },
      { Event(.call, "Server of \($0)", "send()") },
      { Event(.call, "Server", "send()", result: $0) },
      { Event(.call, "Server", "send()", state: $0) },
    ]
    for event in events {
      let explorer = typing { _, _, log, secret in log.record(event(secret)) }

      let error = #expect(throws: ExplorerError.self) { try explorer.explore() }

      #expect(error?.invariant == Explorer.Invariant.noSecret.rawValue)
      #expect(error?.explanation == "The log has it: \(event("•••")). \(remedy)")
      #expect(error?.description.contains("hush") == false)
    }
  }

  @Test("A secret is found on a screen and in the store, and the place is named")
  func places() throws {
    let places: [(String, (PlainController, any UserInfoStore, String) throws -> Void)] = [
      (
        "Root shows it: Do ••• now",
        { root, _, secret in root.show(Phrase("Do \(secret) now", ko: "지금 \(secret)")) }
      ),
      (
        "The store has it: own.•••",
        { try $1.set(true, for: UserInfoKey("own.\($2)")) }
      ),
    ]
    for (place, tell) in places {
      let explorer = typing { root, store, _, secret in
        do { try tell(root, store, secret) } catch { root.show("Not saved") }
      }

      let error = #expect(throws: ExplorerError.self) { try explorer.explore() }

      #expect(error?.explanation == "\(place). \(remedy)")
      #expect(error?.description.contains("hush") == false)
    }
  }

  @Test("A secret that is only a part of a label is told of with the remedy")
  func label() throws {
    let explorer = exploring { _, _ in
      let root = PlainController("Root")
      root.field("Password", isSecure: true)
      return root
    }
    explorer.alphabet.secrets = ["Pass"]

    let error = #expect(throws: ExplorerError.self) { try explorer.explore() }

    #expect(error?.explanation == "The log has it: PlainScreen.touch(\"•••word\"). \(remedy)")
  }

  @Test("One of fewer than four characters is not looked for")
  func short() throws {
    let explorer = typing { _, _, log, secret in
      log.record(Event(.call, "Server", "send(\(secret))"))
    }
    explorer.alphabet.secrets = ["123"]

    try explorer.explore()
  }

  private let remedy =
    "If that is only a word with the secret in it, choose a secret in `alphabet.secrets` that is in "
    + "no word on a screen."

  /// An explorer of a screen that does something with the secret that was typed.
  private func typing(
    _ action: @escaping (PlainController, any UserInfoStore, EventLog, String) -> Void
  ) -> Explorer {
    let explorer = exploring { store, log in
      let root = PlainController("Root")
      let field = root.field("PIN", isSecure: true)
      return root.button("Send") { [unowned field] root in
        if field.hasText { action(root, store, log, field.text ?? "") }
      }
    }
    explorer.alphabet.secrets = ["hush"]
    return explorer
  }
}
