import Foundation

/// Why a store failed, in words that end a sentence.
///
/// ```swift
/// let error = StoreError.rolledBack(reason: .verbatim("no tea is left"))
/// #expect(error.description == "Not saved: no tea is left.")
/// #expect("\(StoreReason.file(.noRoom))" == "there is no room left")
/// ```
public enum StoreReason: Equatable, CustomStringConvertible, Sendable {
  /// What is wrong with a file.
  case file(FileProblem)
  /// The words of the system, of SQLite or of an app, which are the same in every language.
  case verbatim(String)

  /// A file beside the store belonged to another store, which was deleted.
  case leftOver(path: String)
  /// What has the name of a file beside the store is no file.
  case notRegular(path: String)
  /// The file's format has a number that no version has.
  case unknownFormat(Int)
  /// The file has other tables than a store.
  case otherTables
  /// The file ends in the middle of a page.
  case noEnd
  /// A setting is of a kind that no version has.
  case unknownKind(setting: String)
  /// A text is not UTF-8.
  case notText
  /// A value in the user defaults is not of this app.
  case foreign(name: String)

  /// The file system has no locks.
  case noLocks
  /// The file's bytes cannot be read.
  case unreadable
  /// The values were not written.
  case unwritten
  /// SQLite does not use the journal as it should.
  case journalModeRefused

  /// A value is not of the kind that its key is for.
  case misplaced(at: StoreKey.Namespace)
  /// A value has more values in each other than can be read again.
  case nestedTooDeep(limit: Int)
  /// What the change depends on was changed by another thread or program.
  case changedMeanwhile
  /// The store threw an error that is not a `StoreError`; its type has this name.
  case unknownError(type: String)

  /// The reason of an error number of the system.
  ///
  /// Where a new file is to be made, its folder is what is missing.
  package init(errno number: Int32, isNewFile: Bool = false) {
    if isNewFile, number == ENOENT {
      self = .file(.folderMissing)
    } else if let problem = FileProblem(errno: number) {
      self = .file(problem)
    } else {
      self = .verbatim(String(cString: strerror(number)))
    }
  }

  /// The reason in English.
  public var description: String {
    switch self {
    case .file(let problem): problem.rawValue
    case .verbatim(let words): words
    case .leftOver(let path): "\(path) is left over from a deleted file: remove it"
    case .notRegular(let path): "\(path) is not a regular file"
    case .unknownFormat(let number): "its format is \(number)"
    case .otherTables: "its tables are not those of a store"
    case .noEnd: "its end is missing"
    case .unknownKind(let setting): "the setting \(setting) is of an unknown kind"
    case .notText: "a text is not UTF-8"
    case .foreign(let name): "\(name) is not ours"
    case .noLocks: "its file system cannot lock it"
    case .unreadable: "its bytes cannot be read"
    case .unwritten: "they were not written"
    case .journalModeRefused: "SQLite refused the journal mode"
    case .misplaced(.settings): "a record is not a setting"
    case .misplaced(.records): "only a record can be stored as one"
    case .misplaced(.expiring): "only an expiring value can be stored at an expiring place"
    case .nestedTooDeep(let limit): "values are nested more than \(limit) deep"
    case .changedMeanwhile: "it was changed meanwhile"
    case .unknownError(let type): "the store failed in an unknown way (\(type))"
    }
  }
}
