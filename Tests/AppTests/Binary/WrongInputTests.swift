import Testing
import ViewText

@testable import App
@testable import Model
@testable import ModelKit
@testable import ProgramKit
@testable import Workshop

/// Whatever is typed, the answer is clear and nothing is lost.
@Suite("Wrong input", .patience, .onOwnThreads)
nonisolated struct WrongInputTests {
  @Test("R1: Each is answered, and the account opens afterwards as before", arguments: inputs)
  func answer(input: Input) throws {
    let outcome = try program.run(Self.arguments, input: input.bytes)

    #expect(outcome.code == 0)
    #expect(outcome.complaint == (input.isCut ? "vestibule: \(Self.cut)\n" : ""))
    for message in input.messages { #expect(outcome.text.contains(message), "\(outcome.text)") }
    if let ending = input.ending { #expect(outcome.text.hasSuffix(ending), "\(outcome.text)") }
    expectAbsent("Account created.", in: outcome.text)
    // T5: whatever came in, no control character goes out.
    #expect(outcome.output.filter { ($0 < 0x20 || $0 == 0x7F) && $0 != 0x0A } == [])

    // Closed in the switcher first: the app would come back to where the input ended.
    let after = try program.run(
      Self.arguments,
      lines: [":kill", ":open", "email", "lee@example.com", "<password 1>", "sign in"])
    #expect(after.text.contains("  Signed In\n    lee@example.com\n"))
    let database = try Database(path: folder.path(Self.store), isReadOnly: true)
    #expect(try database.execute("SELECT count(*) FROM accounts") == "1")
  }

  // MARK: - Fixtures

  nonisolated struct Input: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let messages: [String]
    let ending: String?
    /// Whether it ends in the middle of a line.
    var isCut: Bool { bytes.last.map { $0 != UInt8(ascii: "\n") } ?? false }

    init(
      _ name: String, _ lines: [String], says messages: String..., ending: String? = nil
    ) {
      self.init(name, bytes: lines.map { $0 + "\n" }.joined().utf8, messages, ending)
    }

    init(
      _ name: String, bytes: some Sequence<UInt8>, _ messages: [String], _ ending: String? = nil
    ) {
      testDescription = name
      self.bytes = Array(bytes)
      self.messages = messages
      self.ending = ending
    }
  }

  private static let cut = "The input ended in the middle of a line; it was not used."
  private static let store = "v.sqlite"
  private static let arguments = ["--store", store, "--language", "en", "--quiet"]
  private let folder: TemporaryFolder
  private let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    program = BuiltProgram(in: folder)
    try folder.write(Self.storeWithAccount.get(), to: Self.store)
  }

  /// A store with an account, whose hash takes long to make: each test has a copy.
  private static let storeWithAccount = Result {
    let folder = try TemporaryFolder()
    do {
      let accounts = Accounts(
        store: try SQLiteStore(path: folder.path(store)), hasher: StandardHasher())
      try accounts.register(UserInfo(email: "lee@example.com", password: "<password 1>"))
    }
    return try folder.bytes(of: store)
  }

  private static func signIn(_ email: String, _ password: String) -> [String] {
    ["email", email, password, "sign in"]
  }

  private static func signUp(_ email: String, _ password: String) -> [String] {
    ["sign up", "email", email, password, "sign up"]
  }

  private static let inputs: [Input] = [
    Input(
      "a line of a mebibyte", [String(repeating: "a", count: 1 << 20), "sign in"],
      says: "That line is longer than 4096 bytes; it was not used.", "Notice: "),
    Input(
      "a password of a mebibyte", ["password", String(repeating: "a", count: 1 << 20)],
      says: "That line is longer than 4096 bytes; it was not used."),
    Input(
      "a wrong password of 511 bytes",
      signIn("lee@example.com", String(repeating: "a", count: 511)),
      says: "Notice: That password is not correct."),
    Input(
      "a password of 512 bytes", signUp("kim@example.com", String(repeating: "a", count: 512)),
      says: "Notice: Enter a password of at most 511 bytes."),
    Input(
      "an email of 512 bytes", signUp(String(repeating: "a", count: 512), "<password 1>"),
      says: "Notice: Enter an email of at most 511 bytes."),
    Input(
      "a NUL in the password", signIn("lee@example.com", "<password 1>\0"),
      says: "Notice: Enter a password without control characters and with at least one visible "
        + "character."),
    Input(
      "a NUL at the prompt", ["sign\0in"], says: "That matches nothing here."),
    Input(
      "control characters in the email", signUp("kim\u{1B}[2J\r@example.com", "<password 1>"),
      says: #"kim\u{1B}[2J\u{D}@example.com"#,
      "Notice: Enter an email without control or invisible characters."),
    Input(
      "an email that is drawn from right to left", signUp("kim\u{202E}moc", "<password 1>"),
      says: #"kim\u{202E}moc"#, "Notice: Enter an email without control or invisible characters."),
    Input(
      "bytes that are not UTF-8",
      bytes: Array("email\nlee".utf8) + [0xFF] + Array("\nlee@example.com\n\u{0}\n".utf8),
      ["That line is not UTF-8 text; it was not used.", "1  Email      lee@example.com"]),
    Input("nothing at all", [], says: "  Return: fill in Email  (:help)", ending: "(:help)\n"),
    Input("the end in a field", ["sign up", "email"], says: "Welcome", ending: "(:help)\n"),
    Input(
      "the end in an alert", signIn("lee", "<password 1>"), says: "1  OK",
      ending: "Return: OK, then fill in Email  (:help)\n"),
    Input(
      "the end in the middle of a password", bytes: "sign up\nemail\nkim@example.com\n<pass".utf8,
      []),
    Input(
      "the end in the middle of a name", bytes: "sign i".utf8, [],
      "Return: fill in Email  (:help)\n"),
    Input(
      "the end in the middle of what would sign somebody up",
      bytes: "sign up\nemail\nkim@example.com\n<password 2>\nsign u".utf8, [],
      "Return: Sign Up  (:help)\n"),
    Input(
      "the end before the newline of what would sign somebody up",
      bytes: "sign up\nemail\nkim@example.com\n<password 2>\nsign up".utf8, [],
      "Return: Sign Up  (:help)\n"),
  ]
}
