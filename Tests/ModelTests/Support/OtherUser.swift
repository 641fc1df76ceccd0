import Foundation

/// Another user than root, whom a thread of a test can be.
enum OtherUser {
  static let id: uid_t = 1_000

  /// Only root can become another, and only Linux lets one thread do so.
  static let isPossible: Bool = {
    #if os(Linux) && (arch(x86_64) || arch(arm64))
      geteuid() == 0
    #else
      false
    #endif
  }()

  /// Runs a closure on a thread that is this user's, with a umask that takes all rights away, and
  /// throws what it throws.
  static func run(_ body: @escaping @Sendable () throws -> Void) throws {
    let errors = onThreads(1) { _ in
      let become = unsafeBitCast(
        dlsym(dlopen(nil, RTLD_NOW), "syscall"),
        to: (@convention(c) (Int, Int, Int, Int) -> Int).self)
      let unshare = unsafeBitCast(
        dlsym(dlopen(nil, RTLD_NOW), "unshare"), to: (@convention(c) (Int32) -> Int32).self)
      // CLONE_FS: the umask is this thread's from here on.
      guard unshare(0x200) == 0, become(number, -1, Int(id), -1) == 0, geteuid() == id else {
        throw Failure(description: "no other user: \(errno)")
      }
      umask(0o777)
      try body()
    }
    if let error = errors.first { throw Failure(description: error) }
  }

  /// What went wrong on the thread.
  struct Failure: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  /// The number of the call setresuid, which changes the thread that calls it alone.
  private static var number: Int {
    #if arch(arm64)
      147
    #else
      117
    #endif
  }
}
