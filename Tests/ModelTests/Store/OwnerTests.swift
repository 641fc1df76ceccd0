import Foundation
import Testing
import ViewKit

@testable import Model
@testable import ModelKit
@testable import Workshop

/// Root may do more than a person: these are the rules of a person, and what root leaves alone.
@Suite("Who owns a store", .enabled(if: OtherUser.isPossible))
struct OwnerTests {
  @Test("X2: A person opens a store of their own, with a umask that takes all rights away")
  func own() throws {
    let path = path

    try OtherUser.run {
      try SQLiteStore(path: path + "/new/store", makingFolders: true).set(true, for: .isLogined)
      try SQLiteStore(path: path + "/new/store").backUp(to: path + "/copy")
    }

    #expect(try folder.mode(of: "new") == 0o700)
    for name in ["new/store", "new/store-journal", "copy"] {
      #expect(try folder.mode(of: name) == 0o600)
    }
    #expect(try SQLiteStore(path: path + "/new/store").value(for: .isLogined) == true)
  }

  @Test("X2: A person is told what is not theirs, and whom to ask")
  func others() throws {
    let path = path
    try OtherUser.run { _ = try SQLiteStore(path: path + "/store") }
    let real = try StoreFile(path + "/store").path

    chown(path + "/store", 0, 0)
    chmod(path + "/store", 0o644)
    expect(.insecurePermissions(path: real, advice: .takeOver)) {
      _ = try SQLiteStore(path: path + "/store")
    }
    chown(path + "/store", OtherUser.id, OtherUser.id)
    chmod(path + "/store", 0o600)
    try folder.write([], to: "store-journal")
    chown(path + "/store-journal", 1, 1)
    let foreign = StoreAdvice.removeForeign(path: real + "-journal")
    expect(.insecurePermissions(path: real, advice: foreign)) {
      _ = try SQLiteStore(path: path + "/store")
    }
    #expect(throws: StoreError.insecurePermissions(path: real, advice: foreign)) {
      try SQLiteStore(path: path + "/store")
    }
    chown(path, 1, 1)
    chmod(path, 0o755)
    expect(.sharedFolder(path: StoreFile.parent(of: real), advice: .useOwnFolder)) {
      _ = try SQLiteStore(path: path + "/store")
    }
  }

  @Test("X2: Root opens what is another's, and makes nothing in their folder")
  func root() throws {
    let path = path
    try OtherUser.run { try SQLiteStore(path: path + "/store").set("lee", for: .loginedEmail) }

    #expect(try SQLiteStore(path: path + "/store").value(for: .loginedEmail) == "lee")

    for owner in [OtherUser.id, 1] {
      chown(path, owner, owner)
      let own = try #require(realpath(path, nil).map { String(cString: $0) })
      #expect(throws: StoreError.sharedFolder(path: own, advice: .useOwnFolder)) {
        try SQLiteStore(path: path + "/other")
      }
    }
  }

  @Test("What may not be written is read, and a change of it is refused")
  func readOnly() throws {
    let path = path
    try OtherUser.run { _ = try SQLiteStore(path: path + "/store") }
    chmod(path + "/store", 0o400)

    expect(.readOnly(path: try StoreFile(path + "/store").path)) {
      _ = try SQLiteStore(path: path + "/store")
    }
    try OtherUser.run { try SQLiteStore(path: path + "/store", isReadOnly: true).check() }
  }

  @Test("D3: Where the folder cannot be synced a new store stays, and a copy does not")
  func unsynced() throws {
    let path = path
    try OtherUser.run { _ = try SQLiteStore(path: path + "/store") }
    try makeVersionOne(at: path + "/old")
    chown(path + "/old", OtherUser.id, OtherUser.id)
    let real = try StoreFile(path + "/store").folder
    let store = try SQLiteStore(path: path + "/store", isReadOnly: true)
    // Its owner may put files there, and may not look at it.
    chmod(path, 0o300)
    let forbidden = StoreReason.file(.forbidden)

    expect(.cannotOpen(path: real + "/new", reason: forbidden)) {
      _ = try SQLiteStore(path: path + "/new")
    }
    expect(.cannotCopy(to: path + "/copy", reason: forbidden)) {
      try store.backUp(to: path + "/copy")
    }
    expect(.cannotCopyBeforeUpgrade(path: real + "/old", copy: real + "/old.v1", reason: forbidden))
    {
      _ = try SQLiteStore(path: path + "/old")
    }
    expect(.cannotOpen(path: path + "/a", reason: forbidden)) {
      _ = try SQLiteStore(path: path + "/a/store", makingFolders: true)
    }

    #expect(try folder.names().filter { !$0.contains("-journal") } == ["a", "new", "old", "store"])
  }

  @Test("X2: A group of one user, as many systems give each person, may write in the folder")
  func groups() throws {
    let path = path
    try OtherUser.run { _ = try SQLiteStore(path: path + "/store") }
    for (owner, group, mode, isPrivate): (uid_t, gid_t, mode_t, Bool) in [
      (1_000, 1_000, 0o771, true), (1_000, 1_000, 0o773, false), (1_000, 100, 0o770, false),
      (1_000, 100, 0o750, true), (999, 999, 0o770, false), (59_999, 59_999, 0o770, true),
      (60_000, 60_000, 0o770, false),
    ] {
      chown(path + "/store", owner, group)
      chown(path, owner, group)
      chmod(path, mode)

      let isOpened = (try? SQLiteStore(path: path + "/store")) != nil

      #expect(isOpened == isPrivate, "\(owner) \(group) \(String(mode, radix: 8))")
    }
  }

  // MARK: - Fixtures

  private let folder: TemporaryFolder
  private var path: String { folder.path }

  init() throws {
    folder = try TemporaryFolder()
    chown(folder.path, OtherUser.id, OtherUser.id)
    chmod(folder.path, 0o700)
  }

  /// Expects that the other user is told of an error.
  private func expect(
    _ error: StoreError, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping @Sendable () throws -> Void
  ) {
    #expect(
      throws: OtherUser.Failure(description: "\(error)"), sourceLocation: sourceLocation
    ) { try OtherUser.run(body) }
  }
}
