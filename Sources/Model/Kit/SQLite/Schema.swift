import Model

/// The schema of a store's file: how it is recognized, and how an older one is migrated.
enum Schema {
  /// The mark of our databases: the bytes of "Vest" in SQLite's `application_id`.
  static let applicationID = 0x5665_7374

  /// The migrations from each version to the next; the first makes version 1 out of an empty file.
  ///
  /// A released migration is never changed: a new form of the tables is a new one.
  static let migrations: [[String]] = [
    [
      "CREATE TABLE settings (name TEXT PRIMARY KEY, kind TEXT NOT NULL, value ANY NOT NULL)"
        + " STRICT, WITHOUT ROWID",
      "CREATE TABLE accounts (folded TEXT PRIMARY KEY, email TEXT NOT NULL,"
        + " password TEXT NOT NULL, mark TEXT) STRICT, WITHOUT ROWID",
    ],
    [
      "CREATE TABLE attempts (folded TEXT PRIMARY KEY, failures INTEGER NOT NULL,"
        + " time INTEGER NOT NULL, uptime INTEGER NOT NULL) STRICT, WITHOUT ROWID"
    ],
  ]

  /// Throws if a file is not a store or is newer than this program, without touching it.
  ///
  /// The file is read as immutable: SQLite then takes no lock, rolls nothing back and makes no file
  /// beside it. It is read through SQLite all the same, because opening and closing it here would
  /// drop this process's locks on it (POSIX record locks).
  static func recognize(_ path: String) throws(StoreError) {
    let file = try Database(
      path: path, name: "file:\(encoded(path))?immutable=1", isReadOnly: true)
    // An interrupted commit may have left the header ahead of the file. The journal beside it will
    // repair that, so its numbers are read without checking the length.
    try file.execute("PRAGMA writable_schema = ON")
    do throws(StoreError) {
      guard try file.number("application_id") == applicationID else {
        throw .notAVestibuleStore(path: path)
      }
    } catch  where error.kind == .damaged {
      // Not a database, or too little of one to recognize.
      throw .notAVestibuleStore(path: path)
    }
    try version(of: file)
  }

  /// A path in an address: SQLite decodes these three characters alone.
  ///
  /// Foundation's way takes an eighth of what the program does before its first prompt.
  private static func encoded(_ path: String) -> String {
    path.unicodeScalars.reduce(into: "") { name, scalar in
      switch scalar {
      case "%": name += "%25"
      case "?": name += "%3F"
      case "#": name += "%23"
      default: name.unicodeScalars.append(scalar)
      }
    }
  }

  /// Throws if a file has other tables than those of its version, or anything beside them, such as
  /// a trigger.
  static func refuseOther(in database: Database) throws(StoreError) {
    let expected = migrations[..<(try version(of: database))].joined()
    // SQLite keeps the text of each statement that made something.
    let found = try database.texts("SELECT sql FROM sqlite_schema")
    // No sets: one of optionals takes 400,000 instructions of a launch.
    let texts = found.compactMap(\.self)
    guard texts.count == found.count, texts.sorted() == expected.sorted() else {
      throw database.damaged(.otherTables)
    }
  }

  /// The bytes of a new store's file, without touching the disk.
  static func newFile(at path: String) throws(StoreError) -> [UInt8] {
    let database = try Database(path: path, name: ":memory:")
    try database.execute("PRAGMA application_id = \(applicationID)")
    try takeSteps(from: 0, in: database)
    return try database.bytes()
  }

  /// Runs the migrations that an older file lacks: all or none (D11 in <doc:Promises>).
  ///
  /// A copy of the old file is kept beside it, for example as `vestibule.sqlite.v1`. After a
  /// failure the caller closes the database, which rolls it back.
  static func migrate(_ database: Database) throws(StoreError) {
    guard try version(of: database) < migrations.count else { return }
    try database.execute("BEGIN IMMEDIATE")
    // Another process may have migrated it while this one waited.
    let old = try version(of: database)
    if old > 0, old < migrations.count { try keepCopy(of: database, version: old) }
    try takeSteps(from: old, in: database)
    do throws(StoreError) {
      try database.execute("COMMIT")
    } catch  where error.leavesCommitOpen {
      // The next launch finds the old form or the new one.
      throw .outcomeUnknown(path: database.path, reason: error.cause)
    }
  }

  /// Copies a store before it is changed; call it in a transaction.
  private static func keepCopy(of database: Database, version: Int) throws(StoreError) {
    let path = "\(database.path).v\(version)"
    do throws(StoreError) {
      let isNew = try StoreFile(path).create(isCopy: true) { (draft) throws(StoreError) in
        try database.readBytes(draft.write)
      }
      if isNew { return }
      // A program that was killed between copying and migrating has left the same copy.
      if try database.isCopied(at: path) { return }
    } catch  where error.kind == .cannotOpen {
      throw .cannotCopyBeforeUpgrade(path: database.path, copy: path, reason: error.cause)
    }
    throw .cannotCopyBeforeUpgrade(
      path: database.path, copy: path, reason: .file(.taken))
  }

  private static func takeSteps(from version: Int, in database: Database) throws(StoreError) {
    for statement in migrations[version...].joined() { try database.execute(statement) }
    try database.execute("PRAGMA user_version = \(migrations.count)")
  }

  /// The version of a file; throws if it is newer than this program.
  @discardableResult
  private static func version(of database: Database) throws(StoreError) -> Int {
    let (path, version) = (database.path, try database.number("user_version"))
    guard version >= 0 else { throw .damaged(path: path, reason: .unknownFormat(version)) }
    guard version <= migrations.count else {
      throw .unsupportedVersion(path: path, version: version)
    }
    return version
  }
}
