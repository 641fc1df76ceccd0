import Foundation
import Testing

/// Another program holds the store, as a copy or a virus scanner may, while the app comes back.
@Suite("A locked store", .patience, .onOwnThreads)
nonisolated struct LockedStoreTests {
  @Test(
    "D5, R9: A store that is locked when the app comes back with :open is told by the exit code")
  func open() throws {
    let folder = try TemporaryFolder()
    let arguments = ["--store", folder.path("v.sqlite"), "--language", "en"]
    let program = try PipedProgram(BuiltProgram(in: folder), arguments)
    try program.wait(for: "Return: fill in Email  (:help)\n")
    program.type(":home")
    try program.wait(for: "background")

    let lock = try LockedStore(folder.path("v.sqlite"))
    program.type(":open")
    // It waits ten seconds, and shows what it can.
    try program.wait(for: "Return")
    program.end()
    withExtendedLifetime(lock) {}

    #expect(program.status == .exited(75))
  }
}
