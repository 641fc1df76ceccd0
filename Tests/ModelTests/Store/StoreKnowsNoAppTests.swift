import Foundation
import Testing
import ViewKit

@testable import Model
@testable import Workshop

/// The store keeps values by namespace and name, whatever they mean.
@Suite("The store knows no app")
struct StoreKnowsNoAppTests {
  @Test(
    "Neither the store nor the explorer names a type of the accounts",
    arguments: [
      "Sources/Model/Core/Store", "Sources/Model/Kit/SQLite", "Sources/App/Workshop/Explorer",
    ])
  func types(folder: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let folder = root.appending(path: folder)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      // The hasher is what an app with accounts is given to be explored.
      .filter { $0.hasSuffix(".swift") && $0 != "ExplorerHasher.swift" }
    #expect(!files.isEmpty)

    for file in files {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let lines = text.split(separator: "\n").filter { !$0.contains("//") }

      for type in ["Account", "Email", "PasswordHash", "LoginSession"] {
        #expect(!lines.contains { $0.contains(type) }, "\(file) names \(type)")
      }
    }
  }

  @Test("An account is a record under its folded email, with its hash as the secret")
  func record() throws {
    let store = MemoryStore()
    let account = Account(email: "Qwer", passwordHash: PasswordHash("$y$"), token: "t")

    try store.set(account, for: .account(Email("Qwer")))

    let stored = StoredRecord(text: "Qwer", secret: "$y$", mark: "t")
    #expect(try store.read(StoreKey(.records, "qwer")) == .record(stored))
    #expect(Account(stored: .text("Qwer")) == nil)
  }

  @Test("The places of the scene sessions are known by their keys")
  func sceneSessions() {
    let keys = [UserInfoKey.sceneSession(0).storeKey, UserInfoKey.sceneSession(12).storeKey]
    let others = ["sceneSession", "sceneSessions.1", "tea.1"]

    #expect(UserInfoKey.sceneSessionCount.storeKey.isOfSceneSessions)
    #expect(keys.allSatisfy { $0.isOfSceneSessions })
    #expect(!others.contains { StoreKey.setting($0).isOfSceneSessions })
    for name in ["sceneSessions", "sceneSession.0"] {
      #expect(!StoreKey.record(name).isOfSceneSessions)
    }
  }
}
