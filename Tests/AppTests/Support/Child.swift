import Foundation
import Synchronization

/// A shell that a test starts, with the command that it runs.
///
/// Foundation's own `Process` leaks what it is given, and under load its `run` has crashed.
nonisolated final class Child {
  /// Which variables of the tests the program has as well: which leaks are another's, while all of it
  /// runs under a sanitizer; and which fault is planted.
  static let handedOn = ["LSAN_OPTIONS", "PLANTED_FAULT"]

  /// What it runs.
  let command: String
  /// What that knows as `$0`, `$1` and so on.
  let arguments: [String]
  /// Where it runs.
  let folder: String
  let environment: [String: String]

  // Its standard streams; nothing unless they are given.
  var standardInput: FileHandle = .nullDevice
  var standardOutput: FileHandle = .nullDevice
  var standardError: FileHandle = .nullDevice

  /// Its number, once it runs.
  private(set) var processIdentifier: pid_t = 0
  private let end = End()

  init(
    _ command: String, _ arguments: [String] = [], in folder: String,
    environment: [String: String]
  ) {
    (self.command, self.arguments) = (command, arguments)
    (self.folder, self.environment) = (folder, environment)
  }

  /// Whether it has not ended.
  var isRunning: Bool { end.status == nil }

  /// How a child ends.
  enum Status: Equatable {
    /// It returned a number.
    case exited(Int32)
    /// It died of a signal.
    case signalled(Int32)
  }

  /// How it ended, as the system tells it, or `nil` while it runs.
  var status: Status? {
    end.status.map { $0 & 0x7F == 0 ? .exited($0 >> 8 & 0xFF) : .signalled($0 & 0x7F) }
  }

  /// What it returned, or the signal that ended it.
  var terminationStatus: Int32 {
    end.status.map { $0 & 0x7F == 0 ? $0 >> 8 & 0xFF : $0 & 0x7F } ?? -1
  }

  /// Whether a signal ended it.
  var wasKilled: Bool { end.status.map { $0 & 0x7F != 0 } ?? false }

  /// Starts it.
  func run() throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, handle) in zip(Int32(0)..., [standardInput, standardOutput, standardError]) {
      posix_spawn_file_actions_adddup2(&actions, handle.fileDescriptor, number)
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The threads that tests run on keep signals to themselves; a child must hear them.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let script = "cd '\(folder)' || exit; \(command)"
    let code = withCStrings(["sh", "-c", script] + arguments) { arguments in
      withCStrings(environment.map { "\($0)=\($1)" }) { environment in
        posix_spawn(&processIdentifier, "/bin/sh", &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    end.await(processIdentifier)
  }

  /// Waits until it has ended, for some seconds at most.
  ///
  /// - Returns: whether it has.
  @discardableResult
  func waitUntilExit(seconds: Double = .infinity) -> Bool {
    end.wait(seconds: seconds)
  }

  /// Kills it, with all that it started, if it has not ended, and waits until it is gone.
  func kill() {
    // The number of one that has ended may be another's by now.
    if isRunning { Foundation.kill(-processIdentifier, SIGKILL) }
    waitUntilExit()
  }

  private func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return body(&pointers)
  }
}

/// How a child ended.
nonisolated private final class End: Sendable {
  private let result = Mutex<Int32?>(nil)
  private let ended = DispatchGroup()

  var status: Int32? { result.withLock { $0 } }

  func await(_ process: pid_t) {
    ended.enter()
    Thread.detachNewThread {
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      self.result.withLock { $0 = status }
      self.ended.leave()
    }
  }

  func wait(seconds: Double) -> Bool {
    ended.wait(timeout: seconds.isFinite ? .now() + seconds : .distantFuture) == .success
  }
}
