import Foundation

/// A folder of a test's own, removed with the object.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "vestibule-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// What is in the folder, in order.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  /// The descriptors that are open at a file in it.
  func descriptors(of name: String) -> [Int32] {
    var (file, other) = (stat(), stat())
    lstat(path(name), &file)
    return (0..<4096).filter {
      fstat($0, &other) == 0 && other.st_ino == file.st_ino && other.st_dev == file.st_dev
    }
  }

  func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(name))))
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    // A store that others can read would be refused for that alone.
    chmod(path(name), 0o600)
  }

  /// The rights of a file or folder, for example `0o600`.
  func mode(of name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
    return attributes[.posixPermissions].flatMap { $0 as? Int }
  }
}
