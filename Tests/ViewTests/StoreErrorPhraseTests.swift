import Foundation
import Model
import ModelKit
import Testing
import View

/// The errors of the store in Korean, with names after a colon, as no particle fits every name.
@Suite("Store errors in Korean")
struct StoreErrorPhraseTests {
  @Test("Each is a whole sentence that names the file and what to do", arguments: sentences)
  func sentence(error: StoreError, korean: String) {
    #expect(Phrase(error) == Phrase(error.description, ko: korean))
    #expect(Phrase(AccountError.store(error)) == Phrase(error))
  }

  @Test("Every reason has its exact words in both languages", arguments: reasons)
  func reason(reason: StoreReason, english: String, korean: String) {
    let phrase = Phrase(StoreError.cannotOpen(path: "/s", reason: reason))

    #expect(
      Array(phrase.english.utf8)
        == Array("Cannot open the store /s: \(english). Check the path and its permissions.".utf8))
    #expect(
      Array(phrase.korean.utf8)
        == Array("저장소를 열 수 없습니다: /s (\(korean)). 경로와 권한을 확인해주세요.".utf8))
  }

  @Test("Every advice has its exact words in both languages", arguments: advices)
  func advice(advice: StoreAdvice, english: String, korean: String) {
    let phrase = Phrase(StoreError.sharedFolder(path: "/f", advice: advice))

    #expect(phrase.english.hasSuffix("/f, or replace it: no store is safe there. \(english)"))
    #expect(phrase.korean.hasSuffix("저장소를 열지 않았습니다: /f. \(korean)"))
  }

  @Test("Words that end a sentence of their own get no second full stop")
  func fullStop() {
    let phrase = Phrase(StoreError.rolledBack(reason: .verbatim("It is broken.")))

    #expect(phrase.translations == ["Not saved: It is broken.", "저장하지 않았습니다: It is broken."])
  }

  @Test("Every problem of a file is said in both languages", arguments: FileProblem.allCases)
  func problem(problem: FileProblem) {
    #expect(Phrase(problem.reason).korean == Self.problems[problem])
    let english = "\(problem.reason)"
    #expect(english.first?.isLowercase == true && !english.hasSuffix("."))
  }

  @Test("An error number is said in plain words, a rare one in the system's", arguments: numbers)
  func number(number: Int32, english: String, korean: String) {
    let reason = Phrase(StoreReason(errno: number))

    #expect(reason.english == english)
    #expect(reason.korean == korean)
  }

  @Test("Where a new file cannot be made, its folder is what is missing")
  func newFile() {
    let reason = Phrase(StoreReason(errno: ENOENT, isNewFile: true))

    #expect(reason.english == "there is no such folder")
    #expect(reason.korean == "그런 폴더가 없습니다")
  }

  // MARK: - Fixtures

  private static let problems: [FileProblem: String] = [
    .missing: "그런 파일이 없습니다",
    .folderMissing: "그런 폴더가 없습니다",
    .folder: "폴더입니다",
    .folderIsFile: "경로의 일부가 폴더가 아닙니다",
    .link: "심볼릭 링크입니다",
    .notRegular: "일반 파일이 아닙니다",
    .taken: "이미 있는 파일입니다",
    .forbidden: "권한이 없습니다",
    .readOnlyDisk: "읽기 전용 디스크입니다",
    .noRoom: "남은 공간이 없습니다",
    .tooLarge: "파일이 너무 커집니다",
    .longName: "이름이 너무 깁니다",
    .deviceFailed: "디스크나 장치에 오류가 있습니다",
    .noDevice: "장치가 없습니다",
    .tooManyFiles: "열린 파일이 너무 많습니다",
    .noMemory: "메모리가 부족합니다",
    .inUse: "사용 중입니다",
    .closed: "닫혀 있습니다",
    .noReader: "읽는 프로그램이 없습니다",
    .noName: "파일 이름이 아닙니다",
    .companionName: "저장소 옆에 두는 파일의 이름입니다",
    .isStore: "저장소 파일입니다",
    .folderNotText: "폴더 이름이 UTF-8 텍스트가 아닙니다",
    .replaced: "다른 파일로 바뀌었습니다",
    .moved: "사용하는 동안 옮겨지거나 지워졌습니다",
  ]

  private static let numbers: [(Int32, String, String)] = [
    (ENOENT, "there is no such file", "그런 파일이 없습니다"), (EISDIR, "it is a folder", "폴더입니다"),
    (EEXIST, "it exists already", "이미 있는 파일입니다"),
    (EACCES, "you have no permission", "권한이 없습니다"),
    (ENOSPC, "there is no room left", "남은 공간이 없습니다"),
    (EDOM, String(cString: strerror(EDOM)), String(cString: strerror(EDOM))),
  ]

  private static let sentences: [(StoreError, String)] = [
    (
      .cannotOpen(path: "/s", reason: .file(.folder)),
      "저장소를 열 수 없습니다: /s (폴더입니다). 경로와 권한을 확인해주세요."
    ),
    (.noFolder(path: "/f"), "폴더가 없습니다. 자신만의 폴더를 만들어주세요: mkdir -p -m 700 '/f'"),
    (.noFolder(path: "/o's"), #"폴더가 없습니다. 자신만의 폴더를 만들어주세요: mkdir -p -m 700 '/o'\''s'"#),
    (
      .pathTooLong(path: "/s", limit: 504),
      "저장소의 경로가 너무 깁니다: /s. 504바이트 이하의 경로를 선택해주세요."
    ),
    (
      .insecurePermissions(path: "/s", advice: .run("chmod 600 '/s'")),
      "다른 사용자가 읽거나 쓸 수 있는 저장소여서 열지 않았습니다: /s. 이렇게 고치세요: chmod 600 '/s'"
    ),
    (
      .insecurePermissions(
        path: "/s", advice: .takeOver),
      "다른 사용자가 읽거나 쓸 수 있는 저장소여서 열지 않았습니다: /s. "
        + "다른 사용자의 파일입니다. chown으로 소유자를 바꾸거나 복사해주세요."
    ),
    (
      .insecurePermissions(
        path: "/s", advice: .removeSecondName),
      "다른 사용자가 읽거나 쓸 수 있는 저장소여서 열지 않았습니다: /s. "
        + "이 파일에 다른 이름이 하나 더 있습니다. 그 이름을 지우거나 파일을 복사해주세요."
    ),
    (
      .insecurePermissions(
        path: "/s", advice: .removeForeign(path: "/s-journal")),
      "다른 사용자가 읽거나 쓸 수 있는 저장소여서 열지 않았습니다: /s. 다른 사용자의 파일을 지워주세요: /s-journal"
    ),
    (
      .insecurePermissions(
        path: "/s", advice: .removeSecondNameBeside(path: "/s-wal")),
      "다른 사용자가 읽거나 쓸 수 있는 저장소여서 열지 않았습니다: /s. 파일의 다른 이름을 지워주세요: /s-wal"
    ),
    (
      .sharedFolder(path: "/f", advice: .makeOwnFolder("mkdir -m 700 '/f/own'")),
      "다른 사용자가 쓰거나 바꿀 수 있는 폴더여서 저장소를 열지 않았습니다: /f. "
        + "자신만의 폴더를 사용해주세요: mkdir -m 700 '/f/own'"
    ),
    (
      .sharedFolder(
        path: "/f", advice: .useOwnFolder),
      "다른 사용자가 쓰거나 바꿀 수 있는 폴더여서 저장소를 열지 않았습니다: /f. "
        + "다른 사용자의 폴더입니다. 자신만의 폴더를 사용해주세요."
    ),
    (
      .cannotCopyBeforeUpgrade(path: "/s", copy: "/s.v1", reason: .file(.taken)),
      "옛 형식의 저장소여서 그대로 두었습니다: /s. "
        + "사본을 만들 수 없습니다: /s.v1 (이미 있는 파일입니다). 그 파일을 옮긴 뒤 다시 시도해주세요."
    ),
    (
      .cannotOpen(path: "/s", reason: .leftOver(path: "/s-wal")),
      "저장소를 열 수 없습니다: /s (이미 지운 저장소에 딸린 파일이 남아 있습니다. 지워주세요: /s-wal). 경로와 권한을 확인해주세요."
    ),
    (
      .damaged(path: "/s", reason: .unknownFormat(-1)),
      "저장소가 손상되었습니다: /s (알 수 없는 형식 번호: -1). "
        + "이름 뒤에 -journal이 붙은 파일이 있으면 함께 다른 곳으로 옮긴 뒤 사본으로 복구해주세요."
    ),
    (
      .damaged(path: "/s", reason: .verbatim("file is not a database")),
      "저장소가 손상되었습니다: /s (file is not a database). "
        + "이름 뒤에 -journal이 붙은 파일이 있으면 함께 다른 곳으로 옮긴 뒤 사본으로 복구해주세요."
    ),
    (
      .failed(path: "/s", reason: .journalModeRefused),
      "읽거나 쓸 수 없습니다: /s (SQLite가 저널 방식을 받아들이지 않았습니다). 바뀐 것은 없습니다."
    ),
    (
      .outcomeUnknown(path: "/s", reason: .file(.deviceFailed)),
      "저장의 마지막 단계에서 실패했습니다: /s (디스크나 장치에 오류가 있습니다). "
        + "바뀐 내용이 저장되었는지 알 수 없습니다. 다시 시도하기 전에 확인해주세요."
    ),
    (.cancelled(path: "/s"), "작업이 중단되었습니다: /s. 바뀐 것은 없습니다."),
    (.notAVestibuleStore(path: "/s"), "Vestibule 저장소가 아니어서 그대로 두었습니다: /s. 다른 경로를 선택해주세요."),
    (
      .unsupportedVersion(path: "/s", version: 9),
      "더 새로운 Vestibule의 저장소여서 그대로 두었습니다: /s (형식 9). 그 버전을 사용해주세요."
    ),
    (.busy(path: "/s"), "다른 프로그램이 사용 중입니다: /s. 잠시 뒤 다시 시도해주세요."),
    (.diskFull(path: "/s"), "쓸 공간이 없습니다: /s. 공간을 확보한 뒤 다시 시도해주세요."),
    (.readOnly(path: "/s"), "읽을 수는 있지만 쓸 수 없습니다: /s. 권한을 바꾼 뒤 다시 시도해주세요."),
    (.unfinished(path: "/s"), "끝나지 않은 변경이 있습니다: /s. 쓸 수 있는 곳에서 한 번 열어주세요."),
    (
      .cannotCopy(to: "/s", reason: .file(.taken)),
      "사본을 만들 수 없습니다: /s (이미 있는 파일입니다). 다른 경로를 선택해주세요."
    ),
  ]

  private static let reasons: [(StoreReason, String, String)] = [
    (.file(.folder), "it is a folder", "폴더입니다"),
    (.verbatim("disk I/O error"), "disk I/O error", "disk I/O error"),
    (
      .leftOver(path: "/s-wal"), "/s-wal is left over from a deleted file: remove it",
      "이미 지운 저장소에 딸린 파일이 남아 있습니다. 지워주세요: /s-wal"
    ),
    (.notRegular(path: "/s-shm"), "/s-shm is not a regular file", "일반 파일이 아닙니다: /s-shm"),
    (.unknownFormat(-1), "its format is -1", "알 수 없는 형식 번호: -1"),
    (
      .unknownError(type: "OddError"), "the store failed in an unknown way (OddError)",
      "저장소에서 알 수 없는 오류가 발생했습니다 (OddError)"
    ),
    (.otherTables, "its tables are not those of a store", "저장소의 표가 아닌 것이 있거나 빠졌습니다"),
    (.noEnd, "its end is missing", "파일의 끝이 없습니다"),
    (
      .unknownKind(setting: "tea"), "the setting tea is of an unknown kind",
      "알 수 없는 종류의 설정: tea"
    ),
    (.notText, "a text is not UTF-8", "UTF-8이 아닌 텍스트가 있습니다"),
    (.foreign(name: "tea"), "tea is not ours", "이 앱의 값이 아닙니다: tea"),
    (.noLocks, "its file system cannot lock it", "파일 시스템이 잠금을 지원하지 않습니다"),
    (.unreadable, "its bytes cannot be read", "내용을 읽을 수 없습니다"),
    (.unwritten, "they were not written", "저장되지 않았습니다"),
    (
      .journalModeRefused, "SQLite refused the journal mode",
      "SQLite가 저널 방식을 받아들이지 않았습니다"
    ),
    (
      .misplaced, "the value is not of the kind that its key is for", "키에 맞지 않는 종류의 값입니다"
    ),
    (.changedMeanwhile, "it was changed meanwhile", "그사이 바뀌었습니다"),
  ]

  private static let advices: [(StoreAdvice, String, String)] = [
    (.run("chmod 600 '/s'"), "Try: chmod 600 '/s'", "이렇게 고치세요: chmod 600 '/s'"),
    (
      .makeOwnFolder("mkdir '/f'"), "Use a folder of your own: mkdir '/f'",
      "자신만의 폴더를 사용해주세요: mkdir '/f'"
    ),
    (
      .useOwnFolder, "It belongs to another user: use a folder of your own.",
      "다른 사용자의 폴더입니다. 자신만의 폴더를 사용해주세요."
    ),
    (
      .takeOver, "It belongs to another user: chown it, or copy it.",
      "다른 사용자의 파일입니다. chown으로 소유자를 바꾸거나 복사해주세요."
    ),
    (
      .removeSecondName, "It has a second name: remove that one, or copy it.",
      "이 파일에 다른 이름이 하나 더 있습니다. 그 이름을 지우거나 파일을 복사해주세요."
    ),
    (
      .removeForeign(path: "/s-wal"), "/s-wal belongs to another user: remove it.",
      "다른 사용자의 파일을 지워주세요: /s-wal"
    ),
    (
      .removeSecondNameBeside(path: "/s-wal"), "/s-wal has a second name: remove that one.",
      "파일의 다른 이름을 지워주세요: /s-wal"
    ),
  ]
}
