public import Model

// The errors of the stores of the kit, with sentences that name the file and say what to do.
extension StoreError {
  /// The file or its folder could not be opened or made.
  public static func cannotOpen(path: String, reason: StoreReason) -> StoreError {
    StoreError(
      .cannotOpen, "Cannot open the store \(path): \(reason). Check the path and its permissions.",
      ko: "저장소를 열 수 없습니다: \(path) (\(reason.korean)). 경로와 권한을 확인해주세요.", reason: reason)
  }

  /// The folder of the file does not exist.
  public static func noFolder(path: String) -> StoreError {
    StoreError(
      .failed,
      "There is no folder \(path). Make it, for yourself alone: mkdir -p -m 700 \(path.inShell)",
      ko: "폴더가 없습니다. 자신만의 폴더를 만들어주세요: mkdir -p -m 700 \(path.inShell)")
  }

  /// The file's name or path is too long; the limit is in bytes.
  public static func pathTooLong(path: String, limit: Int) -> StoreError {
    StoreError(
      .failed,
      "The path \(path) is too long for a store: up to \(limit) bytes work. Choose a shorter one.",
      ko: "저장소의 경로가 너무 깁니다: \(path). \(limit)바이트 이하의 경로를 선택해주세요.")
  }

  /// No file was named, and there is no home folder.
  public static let noHomeDirectory = StoreError(
    .failed,
    "There is no place for the store: HOME does not name a folder. Set it, or name a file.",
    ko: "저장소를 둘 곳이 없습니다. HOME에 폴더가 지정되어 있지 않습니다. HOME을 설정하거나 파일을 지정해주세요.")

  /// The file is not a Vestibule store.
  public static func notAVestibuleStore(path: String) -> StoreError {
    StoreError(
      .notOurs, "\(path) is not a Vestibule store; it was left as it is. Choose another path.",
      ko: "Vestibule 저장소가 아니어서 그대로 두었습니다: \(path). 다른 경로를 선택해주세요.")
  }

  /// The file was made by a later version.
  public static func unsupportedVersion(path: String, version: Int) -> StoreError {
    StoreError(
      .notOurs,
      "\(path) was made by a newer Vestibule (format \(version)); it was left as it is. Use that version.",
      ko: "더 새로운 Vestibule의 저장소여서 그대로 두었습니다: \(path) (형식 \(version)). 그 버전을 사용해주세요.")
  }

  /// The file is damaged.
  public static func damaged(path: String, reason: StoreReason) -> StoreError {
    StoreError(
      .damaged,
      "\(path) is damaged (\(reason)). Move it away, with its -journal file if there is one. Then "
        + "restore it from a copy.",
      ko: "저장소가 손상되었습니다: \(path) (\(reason.korean)). "
        + "이름 뒤에 -journal이 붙은 파일이 있으면 함께 다른 곳으로 옮긴 뒤 사본으로 복구해주세요.", reason: reason)
  }

  /// Another process kept the store busy for too long.
  public static func busy(path: String) -> StoreError {
    StoreError(
      .busy, "\(path) is in use by another program. Try again in a moment.",
      ko: "다른 프로그램이 사용 중입니다: \(path). 잠시 뒤 다시 시도해주세요.")
  }

  /// There is no room left.
  public static func diskFull(path: String) -> StoreError {
    StoreError(
      .diskFull, "There is no room left to write \(path). Make room and try again.",
      ko: "쓸 공간이 없습니다: \(path). 공간을 확보한 뒤 다시 시도해주세요.", reason: .file(.noRoom))
  }

  /// The file or its folder can be read but not written.
  public static func readOnly(path: String) -> StoreError {
    StoreError(
      .failed, "\(path) can be read but not written. Change its permissions and try again.",
      ko: "읽을 수는 있지만 쓸 수 없습니다: \(path). 권한을 바꾼 뒤 다시 시도해주세요.", reason: .file(.forbidden))
  }

  /// A killed program left a change half done, which must be rolled back by opening the store for
  /// writing.
  public static func unfinished(path: String) -> StoreError {
    StoreError(
      .failed, "\(path) was left in the middle of a change. Open it once where it can be written.",
      ko: "끝나지 않은 변경이 있습니다: \(path). 쓸 수 있는 곳에서 한 번 열어주세요.")
  }

  /// Other users can write in a folder, or replace it.
  public static func sharedFolder(path: String, advice: StoreAdvice) -> StoreError {
    StoreError(
      .insecure,
      "Other users can write in the folder \(path), or replace it: no store is safe there. \(advice)",
      ko: "다른 사용자가 쓰거나 바꿀 수 있는 폴더여서 저장소를 열지 않았습니다: \(path). \(advice.korean)")
  }

  /// Other users can read or write the file.
  public static func insecurePermissions(path: String, advice: StoreAdvice) -> StoreError {
    StoreError(
      .insecure, "Other users can read or write \(path), so it was not opened. \(advice)",
      ko: "다른 사용자가 읽거나 쓸 수 있는 저장소여서 열지 않았습니다: \(path). \(advice.korean)")
  }

  /// Reading or writing failed.
  public static func failed(path: String, reason: StoreReason) -> StoreError {
    StoreError(
      .failed, "Cannot read or write \(path): \(reason). Nothing was changed.",
      ko: "읽거나 쓸 수 없습니다: \(path) (\(reason.korean)). 바뀐 것은 없습니다.", reason: reason)
  }

  /// The last step of storing changes failed, and it is not known whether they are stored.
  public static func outcomeUnknown(path: String, reason: StoreReason) -> StoreError {
    StoreError(
      .outcomeUnknown,
      "Storing in \(path) failed at its last step: \(reason). It is not known whether the change is "
        + "stored. Look before you try again.",
      ko: "저장의 마지막 단계에서 실패했습니다: \(path) (\(reason.korean)). "
        + "바뀐 내용이 저장되었는지 알 수 없습니다. 다시 시도하기 전에 확인해주세요.", reason: reason)
  }

  /// No copy can be made at that path.
  public static func cannotCopy(to path: String, reason: StoreReason) -> StoreError {
    StoreError(
      .cannotCopy, "Cannot make the copy \(path): \(reason). Choose another path.",
      ko: "사본을 만들 수 없습니다: \(path) (\(reason.korean)). 다른 경로를 선택해주세요.", reason: reason)
  }

  /// A store of an older version is not migrated, because its copy cannot be made.
  ///
  /// - Parameters:
  ///   - path: the store.
  ///   - copy: where its copy would be.
  ///   - reason: why the copy cannot be made.
  /// - Returns: the error.
  public static func cannotCopyBeforeUpgrade(path: String, copy: String, reason: StoreReason)
    -> StoreError
  {
    StoreError(
      .cannotCopy,
      "\(path) has an older format and was left as it is. Cannot make its copy \(copy): \(reason). "
        + "Move that file away and try again.",
      ko: "옛 형식의 저장소여서 그대로 두었습니다: \(path). "
        + "사본을 만들 수 없습니다: \(copy) (\(reason.korean)). 그 파일을 옮긴 뒤 다시 시도해주세요.", reason: reason)
  }

  /// The work was cancelled: see `SQLiteStore`'s `isCancelled`.
  public static func cancelled(path: String) -> StoreError {
    StoreError(
      .cancelled, "The work on \(path) was interrupted. Nothing was changed.",
      ko: "작업이 중단되었습니다: \(path). 바뀐 것은 없습니다.")
  }
}
