import Testing

@Suite("Transcripts")
struct TranscriptsTests {
  /// Every transcript; one that is not in the folder fails, and so does one that is not here.
  nonisolated static let names = [
    "classic", "demo", "discreet", "duplicate", "end-of-input", "help", "korean", "korean-refusals",
    "life-cycle", "mistakes",
    "refusals", "return-alone", "sign-out-everywhere", "staying-signed-in", "stepping-back", "tour",
    "two-windows",
  ]

  @Test("What happens is what the transcript says, byte for byte", arguments: names)
  func transcript(name: String) throws {
    let complaint = try TranscriptFolder.standard.complaint(about: name)

    if let complaint { Issue.record("\(complaint)") }
  }

  @Test("Every transcript in the folder is performed")
  func listing() throws {
    #expect(try TranscriptFolder.standard.names() == Self.names)
  }

  @Test("No password stands in a transcript but placeholders and the demo's own", arguments: names)
  func placeholders(name: String) throws {
    let placeholder = /<(password )?[0-9]+>/

    for secret in try TranscriptFolder.standard.secrets(in: name) where !secret.isEmpty {
      #expect(
        secret.wholeMatch(of: placeholder) != nil || (name == "demo" && secret == "asdf"),
        "type a placeholder like <password 1> instead")
    }
  }
}
