/// Why a store could not be opened, read or changed.
///
/// ```swift
/// let error = StoreError.rolledBack(reason: .verbatim("no tea is left"))
/// #expect(throws: error) {
///   try store.update { (transaction) throws(StoreError) in
///     try transaction.set(1, for: .cups)
///     throw error
///   }
/// }
/// ```
public enum StoreError: Error, Equatable, CustomStringConvertible {
  /// The file or its folder could not be opened or made.
  case cannotOpen(path: String, reason: StoreReason)
  /// The folder of the file does not exist.
  case noFolder(path: String)
  /// The file's name or path is too long; the limit is in bytes.
  case pathTooLong(path: String, limit: Int)
  /// No file was named, and there is no home folder.
  case noHomeDirectory
  /// The file is not a Vestibule store.
  case notAVestibuleStore(path: String)
  /// The file was made by a later version.
  case unsupportedVersion(path: String, version: Int)
  /// The file is damaged.
  case damaged(path: String, reason: StoreReason)
  /// Another process kept the store busy for too long.
  case busy(path: String)
  /// There is no room left.
  case diskFull(path: String)
  /// The file or its folder can be read but not written.
  case readOnly(path: String)
  /// A killed program left a change half done, which must be rolled back by opening the store for
  /// writing.
  case unfinished(path: String)
  /// Other users can write in a folder, or replace it.
  case sharedFolder(path: String, advice: StoreAdvice)
  /// Other users can read or write the file.
  case insecurePermissions(path: String, advice: StoreAdvice)
  /// Reading or writing failed.
  case failed(path: String, reason: StoreReason)
  /// The last step of storing changes failed, and it is not known whether they are stored.
  case outcomeUnknown(path: String, reason: StoreReason)
  /// No copy can be made at that path.
  case cannotCopy(to: String, reason: StoreReason)
  /// A store of an older version is not migrated, because its copy cannot be made.
  case cannotCopyBeforeUpgrade(path: String, copy: String, reason: StoreReason)
  /// The work was cancelled: see `SQLiteStore`'s `isCancelled`.
  case cancelled(path: String)
  /// The changes were rolled back by their caller.
  case rolledBack(reason: StoreReason)

  /// One or two English sentences that name the file and say what to do.
  public var description: String {
    switch self {
    case .cannotOpen(let path, let reason):
      "Cannot open the store \(path): \(reason). Check the path and its permissions."
    case .noFolder(let path):
      "There is no folder \(path). Make it, for yourself alone: mkdir -p -m 700 \(path.inShell)"
    case .pathTooLong(let path, let limit):
      "The path \(path) is too long for a store: up to \(limit) bytes work. Choose a shorter one."
    case .noHomeDirectory:
      "There is no place for the store: HOME does not name a folder. Set it, or name a file."
    case .notAVestibuleStore(let path):
      "\(path) is not a Vestibule store; it was left as it is. Choose another path."
    case .unsupportedVersion(let path, let version):
      "\(path) was made by a newer Vestibule (format \(version)); it was left as it is. Use that version."
    case .damaged(let path, let reason):
      "\(path) is damaged (\(reason)). Move it away, with its -journal file if there is one. Then "
        + "restore it from a copy."
    case .busy(let path):
      "\(path) is in use by another program. Try again in a moment."
    case .diskFull(let path):
      "There is no room left to write \(path). Make room and try again."
    case .readOnly(let path):
      "\(path) can be read but not written. Change its permissions and try again."
    case .unfinished(let path):
      "\(path) was left in the middle of a change. Open it once where it can be written."
    case .sharedFolder(let path, let advice):
      "Other users can write in the folder \(path), or replace it: no store is safe there. \(advice)"
    case .insecurePermissions(let path, let advice):
      "Other users can read or write \(path), so it was not opened. \(advice)"
    case .failed(let path, let reason):
      "Cannot read or write \(path): \(reason). Nothing was changed."
    case .outcomeUnknown(let path, let reason):
      "Storing in \(path) failed at its last step: \(reason). It is not known whether the change is "
        + "stored. Look before you try again."
    case .cannotCopy(let path, let reason):
      "Cannot make the copy \(path): \(reason). Choose another path."
    case .cannotCopyBeforeUpgrade(let path, let copy, let reason):
      "\(path) has an older format and was left as it is. Cannot make its copy \(copy): \(reason). "
        + "Move that file away and try again."
    case .cancelled(let path):
      "The work on \(path) was interrupted. Nothing was changed."
    case .rolledBack(let reason):
      "Not saved: \(reason)" + (reason.description.hasSuffix(".") ? "" : ".")
    }
  }
}
