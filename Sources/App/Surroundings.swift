import Foundation

#if canImport(SystemProcess)
  import SystemProcess
#endif

/// What the program puts in order around itself before it does anything, and what it is handed.
enum Surroundings {
  /// Makes sure that a crash tells nothing, that no file takes the place of standard input or
  /// output, and that what cannot be written is an error and not the end.
  ///
  /// A signal that means the end still ends the program at once: see `Signals.watch(_:)`.
  static func prepare() {
    Signals.admit()
    Echo.watch()
    var noCore = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Darwin)
      setrlimit(RLIMIT_CORE, &noCore)
    #else
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &noCore)
    #endif
    #if canImport(SystemProcess)
      // No limit forbids a dump that the system hands to another program.
      vestibule_forbid_dumps()
    #endif
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free descriptor is this one.
      _ = open("/dev/null", O_RDWR)
    }
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
  }

  /// The arguments behind the program's name, byte for byte: `CommandLine.arguments` repairs them.
  static var arguments: [[UInt8]] {
    UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst()
      .compactMap { $0.map { Array(Data(bytes: $0, count: strlen($0))) } }
  }

  /// The first variable that decides where the store is, if that is no text.
  ///
  /// A name that was repaired would be another folder's.
  static var unreadableVariable: String? {
    for name in ["XDG_DATA_HOME", "HOME"] {
      guard let value = getenv(name) else { continue }
      if String(validatingCString: value) == nil { return name }
      // Only an absolute path decides.
      if UInt8(bitPattern: value.pointee) == UInt8(ascii: "/") { return nil }
    }
    return nil
  }
}
