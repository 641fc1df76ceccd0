import Foundation
import Model
import Testing
import View

/// The errors of the store in Korean, with names after a colon, as no particle fits every name.
@Suite("Store errors in Korean")
struct StoreErrorPhraseTests {
  @Test("Each is a whole sentence that names the file and what to do", arguments: sentences)
  func sentence(error: StoreError, korean: String) {
    #expect(Phrase(AccountError.store(error)).korean == korean)
  }

  @Test("Every reason of the system's is said in both languages", arguments: FileProblem.allCases)
  func reason(problem: FileProblem) {
    let error = StoreError.cannotOpen(path: "/s", reason: problem.rawValue)

    let korean = Phrase(AccountError.store(error)).korean
    #expect(korean.hasPrefix("저장소를 열 수 없습니다: /s ("))
    #expect(!korean.contains(problem.rawValue))
    #expect(problem.rawValue.first?.isLowercase == true && !problem.rawValue.hasSuffix("."))
  }

  @Test("An error number is said in plain words, a rare one in the system's", arguments: numbers)
  func number(number: Int32, english: String, korean: String) {
    let reason = Phrase.reason(errno: number)

    #expect(reason.english == english)
    #expect(reason.korean == korean)
  }

  @Test("Where a new file cannot be made, its folder is what is missing")
  func newFile() {
    let reason = Phrase.reason(errno: ENOENT, isNewFile: true)

    #expect(reason.english == "there is no such folder")
    #expect(reason.korean == "그런 폴더가 없습니다")
  }

  // MARK: - Fixtures

  private static let numbers: [(Int32, String, String)] = [
    (ENOENT, "there is no such file", "그런 파일이 없습니다"), (EISDIR, "it is a folder", "폴더입니다"),
    (EEXIST, "it exists already", "이미 있는 파일입니다"),
    (EACCES, "you have no permission", "권한이 없습니다"),
    (ENOSPC, "there is no room left", "남은 공간이 없습니다"),
    (EDOM, String(cString: strerror(EDOM)), String(cString: strerror(EDOM))),
  ]

  private static let sentences: [(StoreError, String)] = [
    (
      .cannotOpen(path: "/s", reason: "it is a folder"),
      "저장소를 열 수 없습니다: /s (폴더입니다). 경로와 권한을 확인해주세요."
    ),
    (.noFolder(path: "/f"), "폴더가 없습니다. 자신만의 폴더를 만들어주세요: mkdir -p -m 700 '/f'"),
    (.noFolder(path: "/o's"), #"폴더가 없습니다. 자신만의 폴더를 만들어주세요: mkdir -p -m 700 '/o'\''s'"#),
    (
      .pathTooLong(path: "/s", limit: 504),
      "저장소의 경로가 너무 깁니다: /s. 504바이트 이하의 경로를 선택해주세요."
    ),
    (
      .insecurePermissions(path: "/s", advice: "Try: chmod 600 '/s'"),
      "다른 사용자가 읽거나 쓸 수 있는 저장소여서 열지 않았습니다: /s. 이렇게 고치세요: chmod 600 '/s'"
    ),
    (
      .insecurePermissions(
        path: "/s", advice: "It belongs to another user: chown it, or copy it."),
      "다른 사용자가 읽거나 쓸 수 있는 저장소여서 열지 않았습니다: /s. "
        + "다른 사용자의 파일입니다. chown으로 소유자를 바꾸거나 복사해주세요."
    ),
    (
      .insecurePermissions(
        path: "/s", advice: "It has a second name: remove that one, or copy it."),
      "다른 사용자가 읽거나 쓸 수 있는 저장소여서 열지 않았습니다: /s. "
        + "이 파일에 다른 이름이 하나 더 있습니다. 그 이름을 지우거나 파일을 복사해주세요."
    ),
    (
      .insecurePermissions(
        path: "/s", advice: "/s-journal belongs to another user: remove it."),
      "다른 사용자가 읽거나 쓸 수 있는 저장소여서 열지 않았습니다: /s. 다른 사용자의 파일을 지워주세요: /s-journal"
    ),
    (
      .insecurePermissions(
        path: "/s", advice: "/s-wal has a second name: remove that one."),
      "다른 사용자가 읽거나 쓸 수 있는 저장소여서 열지 않았습니다: /s. 파일의 다른 이름을 지워주세요: /s-wal"
    ),
    (
      .sharedFolder(path: "/f", advice: "Use a folder of your own: mkdir -m 700 '/f/own'"),
      "다른 사용자가 쓰거나 바꿀 수 있는 폴더여서 저장소를 열지 않았습니다: /f. "
        + "자신만의 폴더를 사용해주세요: mkdir -m 700 '/f/own'"
    ),
    (
      .sharedFolder(
        path: "/f", advice: "It belongs to another user: use a folder of your own."),
      "다른 사용자가 쓰거나 바꿀 수 있는 폴더여서 저장소를 열지 않았습니다: /f. "
        + "다른 사용자의 폴더입니다. 자신만의 폴더를 사용해주세요."
    ),
    (
      .cannotCopyBeforeUpgrade(path: "/s", copy: "/s.v1", reason: "it exists already"),
      "옛 형식의 저장소여서 그대로 두었습니다: /s. "
        + "사본을 만들 수 없습니다: /s.v1 (이미 있는 파일입니다). 그 파일을 옮긴 뒤 다시 시도해주세요."
    ),
    (
      .cannotOpen(path: "/s", reason: "/s-wal is left over from a deleted file: remove it"),
      "저장소를 열 수 없습니다: /s (이미 지운 저장소에 딸린 파일이 남아 있습니다. 지워주세요: /s-wal). 경로와 권한을 확인해주세요."
    ),
    (
      .damaged(path: "/s", reason: "its format is -1"),
      "저장소가 손상되었습니다: /s (알 수 없는 형식 번호: -1). "
        + "이름 뒤에 -journal이 붙은 파일이 있으면 함께 다른 곳으로 옮긴 뒤 사본으로 복구해주세요."
    ),
    (
      .damaged(path: "/s", reason: "file is not a database"),
      "저장소가 손상되었습니다: /s (file is not a database). "
        + "이름 뒤에 -journal이 붙은 파일이 있으면 함께 다른 곳으로 옮긴 뒤 사본으로 복구해주세요."
    ),
    (
      .rolledBack(reason: "slot 2 does not hold a scene session"),
      "저장하지 않았습니다: 씬 세션이 아닌 저장 칸: 2."
    ),
    (
      .failed(path: "/s", reason: "SQLite refused the journal mode"),
      "읽거나 쓸 수 없습니다: /s (SQLite가 저널 방식을 받아들이지 않았습니다). 바뀐 것은 없습니다."
    ),
    (
      .outcomeUnknown(path: "/s", reason: "its disk or device failed"),
      "저장의 마지막 단계에서 실패했습니다: /s (디스크나 장치에 오류가 있습니다). "
        + "바뀐 내용이 저장되었는지 알 수 없습니다. 다시 시도하기 전에 확인해주세요."
    ),
    (.rolledBack(reason: "the account was changed meanwhile"), "저장하지 않았습니다: 그사이 계정이 바뀌었습니다."),
    (.cancelled(path: "/s"), "작업이 중단되었습니다: /s. 바뀐 것은 없습니다."),
  ]
}
