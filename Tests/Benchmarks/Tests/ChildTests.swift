import Foundation
import Testing

@testable import Benchmarks

@Suite("Another process")
struct ChildTests {
  @Test("What it says on its standard error is heard, and a bad end is an error")
  func ends() throws {
    let child = try Child("/bin/sh", ["-c", "cat >&2"])
    #expect(try child.end(after: "lines") == "lines")

    #expect(throws: NotDone.self) { try Child("/bin/sh", ["-c", "exit 3"]).end() }
  }

  @Test("A signal that this program ignores ends it all the same")
  func signals() throws {
    signal(SIGUSR2, SIG_IGN)
    defer { signal(SIGUSR2, SIG_DFL) }
    let child = try Child("/bin/sh", ["-c", "kill -USR2 $$"])

    #expect(throws: NotDone.self) { try child.end() }
  }
}
