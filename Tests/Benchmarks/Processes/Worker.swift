import BareSwift
import Foundation
import Model
import ModelKit

/// What this program does when it is started by itself, so that several processes work at once.
struct Worker {
  private let words: [String]

  init(_ words: [String]) {
    self.words = words
  }

  func run() throws {
    switch words.first {
    case "front-end": try FrontEndLoop().run()
    case "prompt": BarePrompt.run()
    case "sign-up": try signUp()
    case "c-sign-up": try signUpThroughC()
    default: throw NotDone("a worker \(words)")
    }
  }

  private func signUp() throws {
    let accounts = Accounts(
      store: try SQLiteStore(path: words[1], busyTimeout: 60_000), hasher: FreeHasher())
    for email in try emails() {
      try accounts.register(UserInfo(email: email, password: "correct horse"))
    }
  }

  private func signUpThroughC() throws {
    let store = try CStore(words[1])
    for email in try emails() { try store.add(email, FreeHasher.hash) }
  }

  private func emails() throws -> [String] {
    let count = try demanded(Int(words[3]), "a number of emails")
    return (0..<count).map { "\(words[2])\($0)@example.com" }
  }
}
