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
  public var description: String { words.description }

  /// The same sentences in each language.
  package var words: StoreWords {
    switch self {
    case .cannotOpen(let path, let reason):
      StoreWords(
        "Cannot open the store \(path): \(reason). Check the path and its permissions.",
        ko: "저장소를 열 수 없습니다: \(path) (\(reason.korean)). 경로와 권한을 확인해주세요.")
    case .noFolder(let path):
      StoreWords(
        "There is no folder \(path). Make it, for yourself alone: mkdir -p -m 700 \(path.inShell)",
        ko: "폴더가 없습니다. 자신만의 폴더를 만들어주세요: mkdir -p -m 700 \(path.inShell)")
    case .pathTooLong(let path, let limit):
      StoreWords(
        "The path \(path) is too long for a store: up to \(limit) bytes work. Choose a shorter one.",
        ko: "저장소의 경로가 너무 깁니다: \(path). \(limit)바이트 이하의 경로를 선택해주세요.")
    case .noHomeDirectory:
      StoreWords(
        "There is no place for the store: HOME does not name a folder. Set it, or name a file.",
        ko: "저장소를 둘 곳이 없습니다. HOME에 폴더가 지정되어 있지 않습니다. HOME을 설정하거나 파일을 지정해주세요.")
    case .notAVestibuleStore(let path):
      StoreWords(
        "\(path) is not a Vestibule store; it was left as it is. Choose another path.",
        ko: "Vestibule 저장소가 아니어서 그대로 두었습니다: \(path). 다른 경로를 선택해주세요.")
    case .unsupportedVersion(let path, let version):
      StoreWords(
        "\(path) was made by a newer Vestibule (format \(version)); it was left as it is. Use that version.",
        ko: "더 새로운 Vestibule의 저장소여서 그대로 두었습니다: \(path) (형식 \(version)). 그 버전을 사용해주세요.")
    case .damaged(let path, let reason):
      StoreWords(
        "\(path) is damaged (\(reason)). Move it away, with its -journal file if there is one. Then "
          + "restore it from a copy.",
        ko: "저장소가 손상되었습니다: \(path) (\(reason.korean)). "
          + "이름 뒤에 -journal이 붙은 파일이 있으면 함께 다른 곳으로 옮긴 뒤 사본으로 복구해주세요.")
    case .busy(let path):
      StoreWords(
        "\(path) is in use by another program. Try again in a moment.",
        ko: "다른 프로그램이 사용 중입니다: \(path). 잠시 뒤 다시 시도해주세요.")
    case .diskFull(let path):
      StoreWords(
        "There is no room left to write \(path). Make room and try again.",
        ko: "쓸 공간이 없습니다: \(path). 공간을 확보한 뒤 다시 시도해주세요.")
    case .readOnly(let path):
      StoreWords(
        "\(path) can be read but not written. Change its permissions and try again.",
        ko: "읽을 수는 있지만 쓸 수 없습니다: \(path). 권한을 바꾼 뒤 다시 시도해주세요.")
    case .unfinished(let path):
      StoreWords(
        "\(path) was left in the middle of a change. Open it once where it can be written.",
        ko: "끝나지 않은 변경이 있습니다: \(path). 쓸 수 있는 곳에서 한 번 열어주세요.")
    case .sharedFolder(let path, let advice):
      StoreWords(
        "Other users can write in the folder \(path), or replace it: no store is safe there. \(advice)",
        ko: "다른 사용자가 쓰거나 바꿀 수 있는 폴더여서 저장소를 열지 않았습니다: \(path). \(advice.korean)")
    case .insecurePermissions(let path, let advice):
      StoreWords(
        "Other users can read or write \(path), so it was not opened. \(advice)",
        ko: "다른 사용자가 읽거나 쓸 수 있는 저장소여서 열지 않았습니다: \(path). \(advice.korean)")
    case .failed(let path, let reason):
      StoreWords(
        "Cannot read or write \(path): \(reason). Nothing was changed.",
        ko: "읽거나 쓸 수 없습니다: \(path) (\(reason.korean)). 바뀐 것은 없습니다.")
    case .outcomeUnknown(let path, let reason):
      StoreWords(
        "Storing in \(path) failed at its last step: \(reason). It is not known whether the change is "
          + "stored. Look before you try again.",
        ko: "저장의 마지막 단계에서 실패했습니다: \(path) (\(reason.korean)). "
          + "바뀐 내용이 저장되었는지 알 수 없습니다. 다시 시도하기 전에 확인해주세요.")
    case .cannotCopy(let path, let reason):
      StoreWords(
        "Cannot make the copy \(path): \(reason). Choose another path.",
        ko: "사본을 만들 수 없습니다: \(path) (\(reason.korean)). 다른 경로를 선택해주세요.")
    case .cannotCopyBeforeUpgrade(let path, let copy, let reason):
      StoreWords(
        "\(path) has an older format and was left as it is. Cannot make its copy \(copy): \(reason). "
          + "Move that file away and try again.",
        ko: "옛 형식의 저장소여서 그대로 두었습니다: \(path). "
          + "사본을 만들 수 없습니다: \(copy) (\(reason.korean)). 그 파일을 옮긴 뒤 다시 시도해주세요.")
    case .cancelled(let path):
      StoreWords(
        "The work on \(path) was interrupted. Nothing was changed.",
        ko: "작업이 중단되었습니다: \(path). 바뀐 것은 없습니다.")
    case .rolledBack(let reason):
      StoreWords(
        "Not saved: \(reason)" + (reason.description.hasSuffix(".") ? "" : "."),
        ko: "저장하지 않았습니다: \(reason.korean)" + (reason.korean.hasSuffix(".") ? "" : "."))
    }
  }
}

/// Why a store failed, in words that end a sentence; in Korean, a sentence in brackets.
public typealias StoreReason = StoreWords

/// What to do about a file or a folder that others can change: one sentence.
public typealias StoreAdvice = StoreWords

/// What is said of a store, in each language.
///
/// ```swift
/// let broken = StoreWords("the tin is broken", ko: "깡통이 망가졌습니다")
/// let error = StoreError.rolledBack(reason: broken)
/// #expect(error.description == "Not saved: the tin is broken.")
/// ```
public struct StoreWords: Equatable, CustomStringConvertible, Sendable {
  /// The words in English.
  public let description: String

  /// The words in Korean.
  public let korean: String

  /// Creates words: write each beside what they are about.
  public init(_ english: String, ko korean: String) {
    description = english
    self.korean = korean
  }

  /// The words of the system, of SQLite or of an app, which are the same in every language.
  public static func verbatim(_ words: String) -> StoreWords { StoreWords(words, ko: words) }
}
