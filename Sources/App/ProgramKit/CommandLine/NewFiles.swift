import Foundation
import Model
import ModelKit
import Terminal
import View

/// The files that one run writes beside its store; a run that does not begin leaves none of them.
@MainActor
final class NewFiles {
  /// The path of the store, or `nil` for one in memory.
  private let store: String?

  /// The files that are removed if the run does not begin.
  private var paths: [String] = []

  init(besideStoreAt store: String?) {
    self.store = store
  }

  /// Makes a new file, for its owner alone; it is an error if there is one.
  func create(_ path: String) throws(ProgramError) -> Output {
    let name = Phrase(verbatim: path)
    if let problem = SQLiteStore.problem(ofOtherFile: path, beside: store) {
      throw ProgramError(.cannotCreate, .cannotRecord(to: name, Phrase(problem.reason)))
    }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor != -1 else {
      let number = errno
      // The system says of a folder only that something is there.
      var status = stat()
      _ = stat(path, &status)
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      throw ProgramError(
        .cannotCreate, .cannotRecord(to: name, errno: isFolder ? EISDIR : number))
    }
    paths.append(path)
    return Output(descriptor)
  }

  /// Keeps the files: the run begins.
  func keep() {
    paths = []
  }

  /// Removes the files, unless they are kept.
  func removeUnkept() {
    for path in paths { unlink(path) }
  }
}
