import Foundation
import SystemProcess

/// Prepares the process before anything else.
package enum ProcessSetup {
  /// Makes sure that a crash leaves no dump, that no file gets the descriptors of standard input
  /// and output, and that a failed write is an error and not the end.
  ///
  /// A signal that means the end still ends the program at once: see `Signals.watch(_:)`.
  package static func prepare() {
    // Before anything that needs more.
    if vestibule_grow_stack(stack) == 0 {
      _ = write(STDERR_FILENO, stackTooSmall.utf8Start, stackTooSmall.utf8CodeUnitCount)
      _exit(EX_IOERR)
    }
    Signals.admit()
    Echo.watch()
    vestibule_forbid_dumps()
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free descriptor is this one.
      _ = open("/dev/null", O_RDWR)
    }
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
  }

  /// The smallest stack, in bytes.
  private static let stack: UInt = 128 * 1024

  /// In both languages: to find out which one is asked for takes more stack than there may be.
  private static let stackTooSmall: StaticString = """
    The stack is too small, so nothing was done. Allow 128 KiB: ulimit -s 128.
    스택이 너무 작아 아무것도 하지 않았습니다. 128 KiB가 필요합니다: ulimit -s 128.

    """
}
