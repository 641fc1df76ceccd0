import Testing

@Suite("Transcripts", .patience)
struct TranscriptsTests {
  /// Every transcript in the folder: one that is dropped there is performed as it stands.
  ///
  /// The dialogues are for tests alone: what is said to many lines, once; the other ways to say it are
  /// compared with that.
  nonisolated static let names = TranscriptFolder.standard.names() + dialogues

  nonisolated static let dialogues: [String] = {
    let folder = TranscriptFolder.standard
    let dialogues = TranscriptFolder(path: folder.path + "/Dialogues", mode: folder.mode)
    return dialogues.names().map { "Dialogues/\($0)" }
  }()

  /// Without these the program would not be told as a whole.
  nonisolated private static let required: Set = [
    "contacts", "counter", "crud", "duplicate", "gallery", "help", "korean", "life-cycle",
    "mistakes", "refusals", "staying-signed-in", "temperature", "todos", "tour", "two-windows",
  ]

  @Test(
    "Each transcript's lines make the program say what the transcript has, byte for byte",
    arguments: names)
  func transcript(name: String) throws {
    let complaint = try TranscriptFolder.standard.complaint(about: name)

    if let complaint { Issue.record("\(complaint)") }
  }

  @Test("None of the transcripts that tell the whole program is missing")
  func listing() {
    #expect(Self.required.subtracting(Self.names).isEmpty)
  }

  @Test("No password stands in a transcript but placeholders and the demo's own", arguments: names)
  func placeholders(name: String) throws {
    let folder = TranscriptFolder.standard
    let placeholder = /<(password )?[0-9]+[.\u{7}]*>/
    let isDemo = folder.text(of: name)?.contains("--demo") == true

    for secret in try folder.secrets(in: name) where !secret.isEmpty {
      #expect(
        secret.wholeMatch(of: placeholder) != nil || (isDemo && secret == "asdf"),
        "type a placeholder like <password 1> instead")
    }
  }
}
