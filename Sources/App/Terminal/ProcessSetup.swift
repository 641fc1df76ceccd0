import Foundation
import SystemProcess

/// Prepares the process before anything else.
package enum ProcessSetup {
  /// Makes sure that a crash leaves no dump, that no file gets the descriptors of standard input
  /// and output, and that a failed write is an error and not the end.
  ///
  /// A signal that means the end still ends the program at once: see `Signals.watch(_:)`.
  package static func prepare() {
    Signals.admit()
    Echo.watch()
    vestibule_forbid_dumps()
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free descriptor is this one.
      _ = open("/dev/null", O_RDWR)
    }
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
  }
}
