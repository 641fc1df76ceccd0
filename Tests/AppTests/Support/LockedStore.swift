import Foundation
import Testing

/// A store that another process uses as long as this object lives: everyone else waits.
nonisolated final class LockedStore {
  private let descriptor: Int32

  /// Locks a store that is there.
  init(_ path: String) throws {
    descriptor = open(path, O_RDWR | O_CLOEXEC)
    try #require(descriptor >= 0)
    // The bytes that SQLite locks: https://sqlite.org/fileformat2.html#the_lock_byte_page
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = 0x4000_0000
    lock.l_len = 512
    try #require(fcntl(descriptor, F_SETLK, &lock) == 0)
  }

  deinit {
    close(descriptor)
  }
}
