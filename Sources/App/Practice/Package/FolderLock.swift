import Foundation
import ProgramKit

/// A lock on a folder while it is judged: two programs would disturb each other's copy in it.
///
/// The system releases it when the program ends, in whatever way.
struct FolderLock {
  private let descriptor: Int32

  /// Locks the folder of a package's build, which is made if it is not there.
  ///
  /// - Throws: that another program has locked it, or that it cannot be written.
  init(of scratch: String, in package: String) throws(ProgramError) {
    let path = scratch + "/practice.lock"
    try? FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor != -1 else { throw ProgramError(.cannotCreate, .unwritableFile(path)) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      throw ProgramError(.busy, .beingChecked(package))
    }
  }

  func release() { close(descriptor) }
}
