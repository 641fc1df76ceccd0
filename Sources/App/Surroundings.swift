import Foundation

/// What the program puts in order around itself before it does anything.
nonisolated enum Surroundings {
  /// Makes sure that a crash tells nothing, that no file takes the place of standard input or
  /// output, and that what cannot be written is an error and not the end.
  static func prepare() {
    Echo.watchCrashes()
    var noCore = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Darwin)
      setrlimit(RLIMIT_CORE, &noCore)
    #else
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &noCore)
    #endif
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free descriptor is this one.
      _ = open("/dev/null", O_RDWR)
    }
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    Signals.watch()
  }
}
