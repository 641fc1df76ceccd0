import Dispatch
import Foundation
import Synchronization

/// A folder for the files of one run; removed with everything in it at the end, also at Ctrl-C.
final class ScratchFolder {
  private let url: URL
  private let leftovers: Leftovers
  private let signals: [any DispatchSourceSignal]
  private var count = 0

  /// Makes the folder, in the system's place for temporary files.
  ///
  /// - Parameter signals: those that end the program, and the folder before it.
  /// - Throws: why it cannot be made.
  init(heeding signals: [Int32] = [SIGINT, SIGTERM, SIGHUP]) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("vestibule-benchmarks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    self.url = url
    let leftovers = Leftovers(url)
    self.leftovers = leftovers
    self.signals = signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { @Sendable in
        leftovers.remove()
        _exit(128 + number)
      }
      source.resume()
      return source
    }
  }

  /// A path in the folder that nothing has yet.
  func path(_ name: String) -> String {
    count += 1
    return url.appendingPathComponent("\(count).\(name)").path
  }

  /// Takes note of a file that has to be elsewhere, and is to go with the folder.
  func adopt(_ file: URL) {
    leftovers.add(file)
  }

  /// Removes it all.
  func remove() {
    leftovers.remove()
  }
}

/// What a run must not leave behind, however it ends.
nonisolated private final class Leftovers: Sendable {
  private let urls: Mutex<[URL]>

  init(_ url: URL) {
    urls = Mutex([url])
  }

  func add(_ url: URL) {
    urls.withLock { $0.append(url) }
  }

  func remove() {
    urls.withLock { for url in $0 { try? FileManager.default.removeItem(at: url) } }
  }
}
