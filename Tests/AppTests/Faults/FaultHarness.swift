import Foundation
import Model
import ModelKit
import Testing

/// A folder with a store in it, and the means to do the store harm.
nonisolated struct FaultHarness {
  /// Whether the tests that take minutes run too: `VESTIBULE_FAULTS=long`.
  static let isThorough = ProcessInfo.processInfo.environment["VESTIBULE_FAULTS"] == "long"

  /// Whether the programs are instrumented by the thread sanitizer: see `.ci/sanitize`.
  ///
  /// It writes a file of its own before the program begins.
  static let writesFirst = dlsym(nil, "__tsan_init") != nil

  /// Whether they are instrumented at all.
  static let isSanitized = writesFirst || dlsym(nil, "__asan_init") != nil

  static let needsMount: Comment = "needs the right to mount, of root or of a user namespace"
  static let needsStrace: Comment = "needs strace"

  /// Whether there is a program to kill that signs up without the hash which the product takes.
  static let hasProbe = ProcessInfo.processInfo.environment["VESTIBULE_WORKSHOP"] != nil
  static let needsWriting: Comment = "the thread sanitizer writes a file before the program begins"
  static let needsOwnCalls: Comment = "a sanitizer opens and removes files of its own"
  static let needsMemory: Comment = "a sanitizer takes more memory than there is"
  static let needsRoot: Comment = "needs root, to become another user"

  /// Whether a command of the shell succeeds here.
  static func can(_ command: String) -> Bool {
    let process = Child(
      "PATH=$PATH:/usr/sbin:/sbin; \(command)", in: "/",
      environment: ProcessInfo.processInfo.environment)
    do { try process.run() } catch { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  static let canMount = can("unshare -m sh -c 'mount -t tmpfs none /mnt'")
  static let canTrace = can("strace -o /dev/null -e trace=fsync -e inject=fsync:error=EIO true")
  static let canImpersonate = can("setpriv --reuid=65534 --regid=65534 --clear-groups -- true")

  /// Says at a terminal how far a long test is, at each tenth; a line each, as tests run side by
  /// side.
  static func tell(_ test: String, _ done: Int, of all: Int) {
    guard isThorough, isatty(STDERR_FILENO) == 1, done * 10 / all > (done - 1) * 10 / all else {
      return
    }
    FileHandle.standardError.write(Data("\(test): \(100 * done / all) %\n".utf8))
  }

  let folder: TemporaryFolder
  let program: BuiltProgram
  /// The name of the store's file, in a folder of its own.
  let store = "store/v.sqlite"

  init() throws {
    folder = try TemporaryFolder()
    program = BuiltProgram(in: folder)
    // For its owner alone: where others could write no store is opened.
    try FileManager.default.createDirectory(
      atPath: folder.path("store"), withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o700])
  }

  /// Runs a command in which `vestibule` is the program and `probe` is the probe.
  func shell(_ command: String) throws -> BuiltProgram.Outcome {
    try program.shell(try prefix() + command)
  }

  /// Starts a command and does not wait for it; what it says goes to a file.
  func start(_ command: String, output: String = "answers") throws -> Child {
    let process = try program.prepare(try prefix() + "exec \(command)")
    try folder.write([], to: output)
    process.standardOutput = try #require(FileHandle(forWritingAtPath: folder.path(output)))
    try process.run()
    return process
  }

  /// The whole lines of a file: one that was cut short was no answer.
  func lines(of name: String = "answers") throws -> [String] {
    let text = String(decoding: try folder.bytes(of: name), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// Lines that sign up a user.
  static func signUp(_ email: String) -> [String] {
    ["sign up", "email", email, "<password 1>", "sign up"]
  }

  /// Writes down a sign-up to be piped in, and the same for a program that comes back to a form.
  func writeSignUp(_ email: String, to name: String) throws {
    for (name, before) in [(name, []), ("again", [":kill", ":open"])] {
      let lines = before + Self.signUp(email)
      try folder.write(lines.map { $0 + "\n" }.joined().utf8, to: name)
    }
  }

  /// Expects that the store is sound, has every one of some accounts, and can be added to.
  func expectKept(
    _ emails: some Sequence<String>, in name: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let store = try SQLiteStore(path: folder.path(name ?? store))
    try store.check()
    for email in emails where try store.value(for: .account(Email(email))) == nil {
      Issue.record("\(email) was answered and is not kept", sourceLocation: sourceLocation)
    }
    let email = try Email("after@example.com")
    try store.set(
      Account(email: email.text, passwordHash: PasswordHash("$y$")), for: .account(email))
    try store.set(nil, for: .account(email))
  }

  private func prefix() throws -> String {
    let probe = Self.hasProbe ? try BuiltProgram.path("FaultProbe") : "false"
    // The address sanitizer cannot look for leaks in what is being traced.
    return "PATH=$PATH:/usr/sbin:/sbin; probe='\(probe)'; export ASAN_OPTIONS=detect_leaks=0; "
  }
}

/// Random numbers that are the same again for the same seed (SplitMix64).
nonisolated struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
