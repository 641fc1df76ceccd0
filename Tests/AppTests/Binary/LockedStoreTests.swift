import Foundation
import Testing

/// Another program holds the store, as a copy or a virus scanner may, while the app comes back.
@Suite("A locked store", .patience)
nonisolated struct LockedStoreTests {
  @Test(
    "D5, R9: A store that is locked when the app comes back with :open is told by the exit code")
  func open() throws {
    let folder = try TemporaryFolder()
    let arguments = ["--store", folder.path("v.sqlite"), "--language", "en"]
    let program = try PipedProgram(BuiltProgram(in: folder), arguments)
    try program.wait(for: "Return edits Email.  :help\n")
    program.type(":home")
    try program.wait(for: "background")

    let lock = try FileLock(folder.path("v.sqlite"))
    program.type(":open")
    // It waits ten seconds, and shows what it can.
    try program.wait(for: "Return", seconds: 30)
    program.end()
    withExtendedLifetime(lock) {}

    #expect(program.status == .exited(75))
  }
}

/// SQLite's exclusive lock, held by this process until the object goes.
nonisolated private final class FileLock {
  private let descriptor: Int32

  init(_ path: String) throws {
    descriptor = Foundation.open(path, O_RDWR | O_CLOEXEC)
    // The pending byte, the reserved byte and the 510 shared ones, as SQLite's file format has them.
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = 0x4000_0000
    lock.l_len = 512
    try #require(fcntl(descriptor, F_SETLK, &lock) == 0)
  }

  deinit {
    close(descriptor)
  }
}
