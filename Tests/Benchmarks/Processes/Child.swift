import Foundation

/// Another process, run to its end.
///
/// Not Foundation's `Process`, which takes about as long to start a program as one runs here.
nonisolated struct Child {
  private let name: String
  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private let errors: Int32

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: where it is.
  ///   - arguments: those after its name.
  ///   - isHeard: whether what it says is waited for; else it goes nowhere.
  /// - Throws: `NotDone` when it cannot be started.
  init(_ path: String, _ arguments: [String], isHeard: Bool = false) throws {
    let (input, output, errors) = (try Self.pipe(), try Self.pipe(), try Self.pipe())
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.reading, STDIN_FILENO)
    if isHeard {
      posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, errors.writing, STDERR_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // This program ignores what ends it, to tidy up first; a child would inherit that.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    let code = posix_spawn(&process, path, &actions, &attributes, words, environ)
    for end in [input.reading, output.writing, errors.writing] { close(end) }
    try demand(code == 0, "a program \(path): \(String(cString: strerror(code)))")
    (name, self.process) = (path, process)
    (self.input, self.output, self.errors) = (input.writing, output.reading, errors.reading)
  }

  /// The most memory that it has had, in bytes, once it has said something and waits.
  ///
  /// What the system tells of a process that has ended is of no use: it counts the memory of who
  /// started it.
  func peak() throws -> Double {
    var byte: UInt8 = 0
    try demand(read(output, &byte, 1) == 1, "a word from \(name)")
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    // VmHWM:      1234 kB
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let words = try demanded(line, "a peak").split { !$0.isNumber }
    return try demanded(words.first.flatMap { Double($0) }, "a peak") * 1024
  }

  /// Gives it something to read and waits for its end.
  ///
  /// - Parameter text: what it reads.
  /// - Returns: what it said on its standard error.
  /// - Throws: `NotDone` when that is not a good end.
  @discardableResult
  func end(after text: String = "") throws -> String {
    try FileHandle(fileDescriptor: input, closeOnDealloc: false).write(contentsOf: Data(text.utf8))
    close(input)
    let said = FileHandle(fileDescriptor: errors, closeOnDealloc: true).readDataToEndOfFile()
    close(output)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let errors = String(decoding: said, as: UTF8.self)
    try demand(status == 0, "a good end of \(name), but \(status): \(errors)")
    return errors
  }

  /// The path of a program that was built beside this one.
  static func path(_ name: String) throws -> String {
    let own = try demanded(Bundle.main.executableURL, "a path of this program")
    return own.deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// A pipe of which no child has an end that it is not given.
  private static func pipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    try demand(Foundation.pipe(&ends) == 0, "a pipe")
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}
