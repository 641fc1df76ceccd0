import Foundation

/// The documented design's own way to keep an account: its password under its email in the user
/// defaults, written down at once.
///
/// There is no hash, no look whether the email is taken, and no wait for the disk.
final class NotesWork {
  private let suite = "vestibule-benchmarks-\(UUID().uuidString)"
  private let defaults: UserDefaults
  private var count = 0
  #if os(Linux)
    /// Where Foundation keeps the defaults; it does not ask the environment.
    let file: URL
  #endif

  /// Makes defaults with so many accounts, which go with the other files of a run.
  init(accounts: Int, in stores: Stores) throws {
    let passwords = Dictionary(
      uniqueKeysWithValues: (0..<accounts).map { (Stores.email($0), "p4ssw0rd") })
    #if os(Linux)
      // Through the defaults themselves this would take minutes.
      let home = getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) } ?? "/tmp"
      let folder = URL(fileURLWithPath: home).appendingPathComponent(".config")
      file = folder.appendingPathComponent("\(suite).plist")
      stores.adopt(file)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try PropertyListSerialization.data(
        fromPropertyList: passwords, format: .binary, options: 0
      ).write(to: file)
    #endif
    defaults = try demanded(UserDefaults(suiteName: suite), "user defaults")
    #if !os(Linux)
      defaults.setPersistentDomain(passwords, forName: suite)
    #endif
    try demand(defaults.string(forKey: Stores.email(0)) != nil, "an account in the defaults")
  }

  isolated deinit {
    #if os(Linux)
      // Removed through the defaults, each one would be looked for among all others.
      try? FileManager.default.removeItem(at: file)
    #else
      defaults.removePersistentDomain(forName: suite)
    #endif
  }

  func run() throws {
    count += 1
    defaults.set("p4ssw0rd", forKey: "new\(count % 10)@example.com")
    try demand(defaults.synchronize(), "defaults that are written")
  }
}
