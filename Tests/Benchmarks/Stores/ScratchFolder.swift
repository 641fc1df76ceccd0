import Dispatch
import Foundation

/// A folder for the files of one run; removed with everything in it at the end, also at Ctrl-C.
final class ScratchFolder {
  private let url: URL
  private let signals: [any DispatchSourceSignal]
  private var count = 0

  /// Makes the folder, in the system's place for temporary files.
  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("vestibule-benchmarks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    self.url = url
    signals = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { @Sendable in
        try? FileManager.default.removeItem(at: url)
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

  /// Removes it all.
  func remove() {
    try? FileManager.default.removeItem(at: url)
  }
}
