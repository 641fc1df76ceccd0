import Foundation

/// Another user who wants to own what SQLite opens by name, in a folder where all can write.
enum Intruder {
  /// Makes files of some names, for all to write, and takes the names away again, until it is killed.
  ///
  /// The process that has them open can still read what was written into them: it reports each such
  /// file, by its name and its bytes.
  static func run(_ paths: [String]) -> Never {
    let journals = paths.filter { $0.hasSuffix("-journal") }
    var held: [(path: String, descriptor: Int32)] = []
    var round = 0
    say("ready")
    while true {
      // A store of another user is refused before its journal is opened: so seldom.
      for path in round % 16 == 0 ? paths : journals {
        let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL, 0o666)
        guard descriptor >= 0 else { continue }
        fchmod(descriptor, 0o666)
        held.append((path, descriptor))
      }
      for (index, file) in held.enumerated().reversed() {
        var status = stat()
        guard fstat(file.descriptor, &status) == 0, status.st_size > 0 else { continue }
        say("caught \(status.st_size) bytes of \(file.path)")
        close(file.descriptor)
        held.remove(at: index)
      }
      for path in paths { unlink(path) }
      // The oldest have been waited for long enough.
      while held.count > 200 { close(held.removeFirst().descriptor) }
      round += 1
    }
  }

  private static func say(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
  }
}
