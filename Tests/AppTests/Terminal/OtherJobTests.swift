import Foundation
import Testing

@testable import Terminal

/// A terminal belongs to one job at a time; everything else belongs to no job.
@Suite("The job that has a terminal", .patience, .onOwnThreads)
nonisolated struct OtherJobTests {
  @Test("A file that is no terminal, or a terminal that controls no process, stops no process")
  func ownership() throws {
    let terminal = try PseudoTerminal()

    #expect(Signals.owns(-1) && Signals.waitToOwn(-1))
    #expect(Signals.owns(terminal.line) && Signals.waitToOwn(terminal.line))
  }
}
