import Foundation
import Testing

@Suite("A shell that a test starts")
nonisolated struct ChildTests {
  @Test("When it is killed, so is what it started")
  func group() throws {
    let output = Pipe()
    let (reading, writing) = (output.fileHandleForReading, output.fileHandleForWriting)
    // Another test's child must not hold these open.
    for handle in [reading, writing] { _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC) }
    let child = Child(
      "sleep 60 & echo started; wait", in: "/", environment: ["PATH": "/usr/bin:/bin"])
    child.standardOutput = writing
    try child.run()
    try writing.close()
    #expect(try reading.read(upToCount: 8) == Data("started\n".utf8))

    child.kill()

    // The end comes only when no process is left that could write.
    var end = pollfd(fd: reading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&end, 1, 10_000) == 1)
  }
}
