import Foundation

/// A folder for the files of one run; removed with everything in it at the end.
final class ScratchFolder {
  private let url: URL
  private var count = 0

  /// Makes the folder, in the system's place for temporary files.
  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("vestibule-benchmarks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
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
