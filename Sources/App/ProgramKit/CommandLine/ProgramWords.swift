package import View
import ViewText

/// What one program says about itself in its help and in its manual page.
package struct ProgramWords: Sendable {
  /// What it is, in a few words.
  package var shortSummary: Phrase

  /// The heading of the options about the store.
  package var store = Phrase("The store", ko: "저장소")
  package var storeInFile = Phrase("keep everything in this file", ko: "모든 것을 이 파일에 저장")
  package var storeInMemory = Phrase(
    "keep everything in memory, for this run only", ko: "모든 것을 이번 실행 동안만 메모리에 저장")

  package var otherApp = Phrase("run another app instead", ko: "다른 앱을 실행")

  package var onlyOptions = Phrase(
    "Only options are understood here.", ko: "여기에는 옵션만 쓸 수 있습니다.")

  package var examples: [(String, Phrase)] = []

  /// What a reader of the manual should know besides.
  package var notes = Phrase(
    """
    The folder of a file that you name must exist, and no other user may write in it.
    With --strict, four things are a refusal: a line that matched nothing or several things, a
    command that could not be performed, a line that could not be read, and an alert without an
    answer.
    """,
    ko: """
      지정한 파일의 폴더는 이미 있어야 하고, 다른 사용자가 쓸 수 없어야 합니다.
      --strict에서 거절이란 맞는 이름이 없거나 여럿인 줄, 할 수 없는 명령,
      읽을 수 없는 줄, 또는 아무도 답하지 않은 알림창입니다.
      """)

  /// Where more is written, or `nil`.
  package var documentation: Phrase?

  init(_ summary: Phrase) { shortSummary = summary }
}
