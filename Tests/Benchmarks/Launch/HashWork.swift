import ModelKit

#if canImport(SystemCrypt)
  import BareSwift
  import Foundation
  import Model
  import SystemCrypt

  /// Signs up and in with the hash at its real cost, kept on the disk.
  final class HashedWork {
    private let accounts: Accounts
    private let session: LoginSession
    private var count = 0

    init(_ path: String) throws {
      let store = try SQLiteStore(path: path)
      accounts = Accounts(store: store, hasher: YescryptHasher())
      session = LoginSession(store: store)
      try accounts.register(UserInfo(email: Sample.email, password: Sample.password))
    }

    func signUp() throws {
      count += 1
      try accounts.register(UserInfo(email: "\(count).\(Sample.email)", password: Sample.password))
    }

    func signIn() throws {
      try session.begin(
        for: try accounts.authenticate(
          UserInfo(email: Sample.email, password: Sample.password)))
    }
  }

  /// One hash through libxcrypt, and one page that reaches the disk: nothing safe can be faster.
  final class BareHashWork {
    private let file: Int32
    private let page = [UInt8](repeating: 1, count: 4096)
    private let hash: String

    init(_ path: String) throws {
      file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
      try demand(file >= 0, "a file \(path)")
      hash = try Self.crypt(try Self.setting())
    }

    isolated deinit {
      close(file)
    }

    func signUp() throws {
      _ = try Self.crypt(try Self.setting())
      try keep()
    }

    func signIn() throws {
      try demand(try Self.crypt(hash) == hash, "the same hash")
      try keep()
    }

    private func keep() throws {
      try demand(
        pwrite(file, page, page.count, 0) == page.count && fdatasync(file) == 0,
        "a page on the disk")
    }

    private static func setting() throws -> String {
      let setting = try demanded(crypt_gensalt_ra("$y$", 7, nil, 0), "a setting")
      defer { free(setting) }
      return String(cString: setting)
    }

    private static func crypt(_ setting: String) throws -> String {
      var (scratch, size): (UnsafeMutableRawPointer?, Int32) = (nil, 0)
      defer { free(scratch) }
      return String(
        cString: try demanded(crypt_ra(Sample.password, setting, &scratch, &size), "a hash"))
    }
  }
#endif
