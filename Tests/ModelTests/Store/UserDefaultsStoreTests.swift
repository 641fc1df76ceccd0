import Foundation
import Testing
import ViewKit

@testable import Model
@testable import ModelKit
@testable import Workshop

@Suite("User defaults that cannot be written")
struct UserDefaultsStoreTests {
  @Test("A failed change throws, and what was there before is there still")
  func unwritten() throws {
    let defaults = try #require(UnwritableDefaults(suiteName: "vestibule-\(UUID().uuidString)"))
    defaults.set(["text": Data("Assam".utf8)], forKey: "vestibule.setting.tea")
    let store = UserDefaultsStore(defaults: defaults)
    let error = StoreError.failed(path: "the user defaults", reason: .unwritten)

    #expect(throws: error) {
      try store.update { (transaction) throws(StoreError) in
        try transaction.write(.text("Sencha"), at: .setting("tea"))
        try transaction.write(.flag(true), at: .setting("cup"))
      }
    }
    // Nothing is to be written of this.
    try store.update { _ in }

    #expect(try store.read(.setting("tea")) == .text("Assam"))
    #expect(try store.read(.setting("cup")) == nil)
  }
}

/// Keeps what is set for as long as it lives.
private final class UnwritableDefaults: UserDefaults {
  override func synchronize() -> Bool { false }
}
