import Foundation

/// Another process, run to its end.
///
/// Not Foundation's `Process`, which does not tell how much memory one needed, and takes longer to
/// start it than it runs.
nonisolated struct Child {
  /// What became of one.
  struct End {
    /// How long it took from its start, in nanoseconds.
    let time: Double
    /// The most memory that it had at a time, in bytes.
    let peak: Double
    /// What it said on its standard error.
    let errors: String
  }

  private let name: String
  private let process: pid_t
  private let input: Int32
  private let errors: Int32
  private let start = ContinuousClock.now

  /// Starts a program; what it writes to its standard output goes nowhere.
  init(_ path: String, _ arguments: [String]) throws {
    let (input, errors) = (try Self.pipe(), try Self.pipe())
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.reading, STDIN_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, errors.writing, STDERR_FILENO)
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    let code = posix_spawn(&process, path, &actions, nil, words, environ)
    close(input.reading)
    close(errors.writing)
    try demand(code == 0, "a program \(path): \(String(cString: strerror(code)))")
    (name, self.process, self.input, self.errors) = (path, process, input.writing, errors.reading)
  }

  /// Gives it something to read and waits for its end.
  func end(after text: String = "") throws -> End {
    try FileHandle(fileDescriptor: input, closeOnDealloc: false).write(contentsOf: Data(text.utf8))
    close(input)
    let said = FileHandle(fileDescriptor: errors, closeOnDealloc: true).readDataToEndOfFile()
    var (status, usage) = (Int32(), rusage())
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    let time = ContinuousClock.now - start
    let errors = String(decoding: said, as: UTF8.self)
    try demand(status == 0, "a good end of \(name), but \(status): \(errors)")
    return End(time: time.nanoseconds, peak: Double(usage.ru_maxrss) * Self.peakUnit, errors: errors)
  }

  /// The path of a program that was built beside this one.
  static func path(_ name: String) throws -> String {
    let own = try demanded(Bundle.main.executableURL, "a path of this program")
    return own.deletingLastPathComponent().appendingPathComponent(name).path
  }

  #if canImport(Darwin)
    private static let peakUnit = 1.0
  #else
    private static let peakUnit = 1024.0
  #endif

  /// A pipe of which no child has an end that it is not given.
  private static func pipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    try demand(Foundation.pipe(&ends) == 0, "a pipe")
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}
