import Foundation
import SystemProcess

/// A command that runs in a session of its own: it has no terminal, and when it ends, or this
/// program does, all that it has started ends too.
package struct ChildProcess {
  /// How a command ended.
  package enum End: Equatable, Sendable {
    /// It returned a code.
    case exited(Int32)
    /// A signal ended it.
    case signalled(Int32)
    /// Its time was over.
    case late
    /// This program is being ended.
    case interrupted
  }

  /// What a command may take.
  package struct Limits: Sendable {
    /// The seconds that it may run.
    package var seconds = 3_600.0
    /// The bytes of each file that it writes, or `nil` for any.
    package var fileBytes: Int?
    /// The seconds of a processor that each of its processes may use, or `nil` for any.
    package var processorSeconds: Int?

    package init(seconds: Double = 3_600, fileBytes: Int? = nil, processorSeconds: Int? = nil) {
      self.seconds = seconds
      self.fileBytes = fileBytes
      self.processorSeconds = processorSeconds
    }
  }

  private let words: [String]
  private let environment: [String: String]
  private let limits: Limits

  /// Creates a command from its words; the first is found in `PATH`.
  package init(_ words: [String], in environment: [String: String], limits: Limits = Limits()) {
    self.words = words
    self.environment = environment
    self.limits = limits
  }

  /// Runs the command to its end; `isEnding` returns whether this program is being ended.
  ///
  /// - Returns: what it wrote, the middle left out if that was much, and how it ended.
  package func run(until isEnding: () -> Bool) -> (output: KeptOutput, end: End) {
    var output = KeptOutput()
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return (output, .exited(127)) }
    // Neither another child nor this one's children keep them.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    defer { close(ends[0]) }
    let child = start(writingTo: ends[1])
    close(ends[1])
    guard child > 0 else { return (output, .exited(127)) }

    let end = Date().addingTimeInterval(limits.seconds)
    var isOpen = true
    while vestibule_has_ended(child) == 0, !isEnding(), Date() < end {
      isOpen = read(ends[0], into: &output, isOpen: isOpen)
    }
    let wasStopped = vestibule_has_ended(child) == 0
    if wasStopped, isEnding() {
      // It may end in its own way, but not for long.
      send(SIGTERM, toAllOf: child)
      let last = Date().addingTimeInterval(Self.patience)
      while vestibule_has_ended(child) == 0, Date() < last {
        isOpen = read(ends[0], into: &output, isOpen: isOpen)
      }
    }
    send(SIGKILL, toAllOf: child)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    // The most that a pipe holds: one that has left the session may write for ever.
    for _ in 0..<16 where isOpen { isOpen = read(ends[0], into: &output, isOpen: true, waiting: 0) }
    if wasStopped { return (output, isEnding() ? .interrupted : .late) }
    let signal = status & 0x7F
    return (output, signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal))
  }

  /// For how many seconds a command may go on when this program is being ended.
  private static let patience = 2.0

  private func start(writingTo descriptor: Int32) -> Int32 {
    let limits = vestibule_limits(
      file_bytes: Int64(limits.fileBytes ?? -1),
      processor_seconds: Int64(limits.processorSeconds ?? -1))
    return Self.withCStrings(["env"] + words) { words in
      Self.withCStrings(environment.map { "\($0)=\($1)" }) { environment in
        vestibule_spawn("/usr/bin/env", words, environment, descriptor, limits)
      }
    }
  }

  /// Reads what there is, or waits for it a moment; returns whether there can be more.
  private func read(
    _ descriptor: Int32, into output: inout KeptOutput, isOpen: Bool,
    waiting milliseconds: Int32 = 20
  ) -> Bool {
    guard isOpen else {
      _ = poll(nil, 0, milliseconds)
      return false
    }
    guard Readiness.events(Int32(POLLIN), at: descriptor, within: milliseconds) != 0 else {
      return true
    }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    if count > 0 { output.append(buffer[..<count]) }
    return count > 0 || count < 0 && [EAGAIN, EINTR].contains(errno)
  }

  /// Sends a signal to a child and to all that it has started.
  ///
  /// What it starts may have a process group of its own, as Foundation's `Process` gives it one. So
  /// on Linux each process of its session gets the signal.
  private func send(_ number: Int32, toAllOf child: Int32) {
    #if os(Linux)
      var seen: Set<Int32> = []
      while true {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        let others = names.compactMap { Int32($0) }.filter { getsid($0) == child }
        let new = ([child] + others).filter { seen.insert($0).inserted }
        for process in new { kill(process, number) }
        // What was just being started is seen the next time.
        if new.isEmpty { return }
      }
    #else
      kill(-child, number)
    #endif
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return body(&pointers)
  }
}
