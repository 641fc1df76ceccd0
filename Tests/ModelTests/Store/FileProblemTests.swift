import Foundation
import Model
import ModelKit
import Testing

@Suite("Problems of files")
struct FileProblemTests {
  @Test(
    "A number of the system has its own problem",
    arguments: [
      (ENOENT, .missing), (EISDIR, .folder), (ENOTDIR, .folderIsFile), (ELOOP, .link),
      (EEXIST, .taken), (EACCES, .forbidden), (EPERM, .forbidden), (EROFS, .readOnlyDisk),
      (ENOSPC, .noRoom), (EDQUOT, .noRoom), (EFBIG, .tooLarge), (ENAMETOOLONG, .longName),
      (EIO, .deviceFailed), (ENXIO, .noDevice), (ENODEV, .noDevice), (EMFILE, .tooManyFiles),
      (ENFILE, .tooManyFiles), (ENOMEM, .noMemory), (EBUSY, .inUse), (ETXTBSY, .inUse),
      (EBADF, .closed), (EPIPE, .noReader), (0, nil),
    ] as [(Int32, FileProblem?)])
  func problem(number: Int32, problem: FileProblem?) {
    #expect(FileProblem(errno: number) == problem)
  }

  @Test("Where a file is made, what is missing is its folder; every other reason is the same")
  func newFile() {
    #expect(StoreReason(errno: ENOENT, isNewFile: true) == .file(.folderMissing))
    #expect(StoreReason(errno: ENOENT) == .file(.missing))
    #expect(StoreReason(errno: EACCES, isNewFile: true) == .file(.forbidden))
  }
}
