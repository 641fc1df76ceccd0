import Testing
import Vestibule
import VestibuleTesting

@testable import Door

@MainActor
@Suite("A door of one's own", .scenario)
struct DoorTests {
  @Test("Who signs up and in is signed in at the next launch, and the file has no password")
  func staysSignedIn() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("door.sqlite")

    #expect(try run(Self.signUp + Self.signIn, on: file).contains("Signed In\n"))
    #expect(try run([], on: file).contains("Signed In\n    lee@example.com\n"))

    #expect(try Data(contentsOf: file).range(of: Data("a long secret".utf8)) == nil)
  }

  @Test("A wrong password opens nothing")
  func wrongPassword() throws {
    let display = TextDisplay(language: .english)
    let window = Door.open(over: MemoryStore(), StandardHasher.lowestCost, on: display)
    for line in Self.signUp + ["email", "lee@example.com", "a guess", "sign in"] {
      _ = display.receive(line)
    }

    #expect(window.controllers.map(\.debugName) == ["SignInController", "AlertController"])
  }

  // MARK: - Fixtures

  private static let signUp = ["sign up", "email", "lee@example.com", "a long secret", "sign up"]
  private static let signIn = ["email", "lee@example.com", "a long secret", "sign in"]

  /// Types some lines, and returns the last screen.
  private func run(_ lines: [String], on file: URL) throws -> String {
    let display = TextDisplay(language: .english)
    let store = try SQLiteStore(path: file.path)
    let window = Door.open(over: store, StandardHasher.lowestCost, on: display)
    for line in lines { _ = display.receive(line) }
    _ = display.takeOutput()
    display.read()
    defer { withExtendedLifetime(window) {} }
    return display.takeOutput()
  }
}
