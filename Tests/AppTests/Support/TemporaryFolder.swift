import Foundation

/// A folder of a test's own, removed with the object.
nonisolated final class TemporaryFolder: Sendable {
  /// Its absolute path.
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "vestibule-app-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func path(_ name: String) -> String { "\(path)/\(name)" }

  func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(name))))
  }

  func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    // A store that others can read would be refused for that alone.
    chmod(path(name), 0o600)
  }

  /// The last nine bits of a file's mode.
  func mode(of name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? -1
  }

  /// Everything in the folder and its folders, in order.
  func names() -> [String] {
    (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted()
  }
}
