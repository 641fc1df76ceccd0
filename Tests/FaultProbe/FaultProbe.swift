import Foundation
import Model
import ModelKit

/// The model without a front end, for tests that kill it or let its system calls fail.
///
/// Its hashes are as cheap as they can be, so that nearly all its time is spent in the store; the
/// product has no such switch. What it answers it writes at once, as the program does.
@main
enum FaultProbe {
  /// `FaultProbe STORE add NAME COUNT` signs up NAME0, NAME1 and so on, and says each name that is
  /// kept; `guess NAME COUNT` tries wrong passwords, and says what became of each; `missing`, if
  /// the store is sound, says every name of its input that is not kept.
  ///
  /// `FaultProbe intrude PATH...` is an `Intruder`, and `FaultProbe console` an `OwnProgram`.
  @MainActor
  static func main() {
    let arguments = CommandLine.arguments
    if arguments.dropFirst() == ["console"] { return OwnProgram.run() }
    signal(SIGXFSZ, SIG_IGN)
    guard arguments.count >= 3 else { exit(64) }
    if arguments[1] == "intrude" { Intruder.run(Array(arguments[2...])) }
    do {
      let store = try SQLiteStore(path: arguments[1], busyTimeout: 60_000)
      let count = arguments.dropFirst(4).first.flatMap(Int.init)
      switch (arguments[2], arguments.dropFirst(3).first, count) {
      case ("add", let name?, let count?): try add(name, count, to: store)
      case ("guess", let name?, let count?): guess(name, count, in: store)
      case ("missing", nil, nil): try sayMissing(from: store)
      default: exit(64)
      }
    } catch {
      say("\(error)", on: STDERR_FILENO)
      exit(74)
    }
  }

  private static func add(_ name: String, _ count: Int, to store: SQLiteStore) throws {
    let accounts = accounts(of: store)
    for number in 0..<count {
      try accounts.register(UserInfo(email: "\(name)\(number)", password: "<password 1>"))
      say("\(name)\(number)")
    }
  }

  private static func guess(_ name: String, _ count: Int, in store: SQLiteStore) {
    let accounts = accounts(of: store)
    for _ in 0..<count {
      do {
        _ = try accounts.authenticate(UserInfo(email: name, password: "<password 2>"))
      } catch {
        say("\(error)")
      }
    }
  }

  private static func sayMissing(from store: SQLiteStore) throws {
    try store.check()
    while let name = readLine() {
      if try store.value(for: .account(Email(name))) == nil { say(name) }
    }
  }

  private static func accounts(of store: SQLiteStore) -> Accounts {
    Accounts(store: store, hasher: StandardHasher.lowestCost)
  }

  private static func say(_ line: String, on descriptor: Int32 = STDOUT_FILENO) {
    let bytes = Array("\(line)\n".utf8)
    _ = write(descriptor, bytes, bytes.count)
  }
}
