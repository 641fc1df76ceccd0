import Model

/// A transaction whose commit was begun: its result, and what it wrote.
struct Commit<Result: Sendable>: Sendable {
  let result: Result

  let changes: [StoreKey: StoredChange]

  /// Why the commit failed; then only the file can tell whether the changes are in it.
  var failure: StoreError?
}

/// What was of a key before a transaction, and is there after it.
struct StoredChange: Sendable {
  let before: StoredValue?
  let after: StoredValue?
}

extension StoreConnection {
  /// Whether the file has the changes of a transaction: all of them or none.
  ///
  /// It is `nil` when another program has written at the same keys since.
  func has(_ changes: [StoreKey: StoredChange]) throws(StoreError) -> Bool? {
    var (hasAll, hasNone) = (true, true)
    for (key, change) in changes {
      let value = try read(key)
      hasAll = hasAll && value == change.after
      hasNone = hasNone && value == change.before
    }
    return hasAll ? true : hasNone ? false : nil
  }

  /// Commits a transaction that changes no value.
  ///
  /// When it returns, the disk has all that was stored before.
  func commitNothing() throws(StoreError) {
    try database.execute("PRAGMA user_version = \(database.number("user_version"))")
  }
}

extension StoreError {
  /// Whether the changes may be stored after this error of a commit.
  ///
  /// They are not if the commit never got the file for itself, and are of no use in a file that was
  /// moved away.
  var leavesCommitOpen: Bool {
    switch kind {
    case .busy, .cancelled, .cannotOpen: false
    case .notOurs, .damaged, .diskFull, .insecure, .cannotCopy, .failed, .outcomeUnknown,
      .rolledBack:
      true
    }
  }

  /// What happened, in words that end a sentence.
  var cause: StoreReason { reason ?? .verbatim(description) }
}
