import Foundation
import Model
import ModelKit

/// What the fuzzer calls with each input: a store's file that anything may have happened to.
///
/// The first bytes say where a sound store is changed, and the rest what is put there. Whatever
/// comes of it, the program must not stop, and a file that it refuses must stay as it is.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzStoreFile(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let input = UnsafeBufferPointer(start: start, count: count)
  guard count >= 3 else { return 0 }
  var bytes = soundStore
  let position = (Int(input[0]) << 8 | Int(input[1])) % bytes.count
  for (index, byte) in input.dropFirst(2).enumerated() where position + index < bytes.count {
    bytes[position + index] = byte
  }

  let path = NSTemporaryDirectory() + "vestibule-fuzz-\(getpid())/store.sqlite"
  try? FileManager.default.createDirectory(
    atPath: String(path.dropLast("/store.sqlite".count)), withIntermediateDirectories: true)
  defer {
    try? FileManager.default.removeItem(atPath: String(path.dropLast("/store.sqlite".count)))
  }
  let isWritten = FileManager.default.createFile(
    atPath: path, contents: Data(bytes), attributes: [.posixPermissions: 0o600])
  guard isWritten else { return 0 }
  do {
    let store = try SQLiteStore(path: path, busyTimeout: 0)
    _ = try LoginSession(store: store).email()
    _ = try store.value(for: .account(Email("lee@example.com")))?.passwordHash
    try store.check()
    try LoginSession(store: store).end()
  } catch let error as StoreError where error.kind == .notOurs {
    precondition(FileManager.default.contents(atPath: path) == Data(bytes), "it was changed")
  } catch {
    // Damage that is met later may be met after a change.
  }
  return 0
}

/// A store with an account and a session.
private let soundStore: [UInt8] = {
  let folder = NSTemporaryDirectory() + "vestibule-fuzz-\(getpid())-sound"
  defer { try? FileManager.default.removeItem(atPath: folder) }
  do {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    let store = try SQLiteStore(path: folder + "/store.sqlite")
    let email = try Email("lee@example.com")
    let account = Account(email: email.text, passwordHash: PasswordHash("$y$"))
    try store.set(account, for: .account(email))
    try LoginSession(store: store).begin(for: account)
  } catch {
    preconditionFailure("\(error)")
  }
  return [UInt8](FileManager.default.contents(atPath: folder + "/store.sqlite") ?? Data())
}()
