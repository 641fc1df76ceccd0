import Foundation
import Synchronization

@testable import Model
@testable import ModelKit
@testable import Workshop

extension Database {
  /// Opens any database, and makes it when it is missing: an empty file is an empty database.
  static func any(_ path: String, _ statements: String...) throws -> Database {
    if access(path, F_OK) != 0 { try Data().write(to: URL(fileURLWithPath: path)) }
    let database = try Database(path: path)
    for statement in statements { try database.execute(statement) }
    return database
  }
}

/// Makes a store as the first version made it, with an account.
func makeVersionOne(at path: String) throws {
  let database = try Database.any(path, "PRAGMA application_id = \(Schema.applicationID)")
  for statement in Schema.migrations[0] { try database.execute(statement) }
  try database.execute("INSERT INTO accounts VALUES ('qwer', 'Qwer', '$y$', NULL)")
  try database.execute("PRAGMA user_version = 1")
  chmod(path, 0o600)
}

/// Runs a closure on several threads at once and waits for them.
///
/// - Returns: what the closures threw.
func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) throws -> Void) -> [String] {
  let errors = ThreadErrors()
  let group = DispatchGroup()
  for index in 0..<count {
    group.enter()
    Thread.detachNewThread {
      do { try body(index) } catch { errors.list.withLock { $0.append("\(error)") } }
      group.leave()
    }
  }
  group.wait()
  return errors.list.withLock { $0 }
}

private final class ThreadErrors: Sendable {
  let list = Mutex<[String]>([])
}

extension [UInt8] {
  /// Whether a text's bytes stand anywhere in these.
  func contains(_ text: String) -> Bool {
    Data(self).range(of: Data(text.utf8)) != nil
  }
}
