import ProgramKit
import View
import ViewText

extension ProgramWords {
  /// Says what our own program keeps, and how it is tried.
  mutating func speakOfAccounts() {
    shortSummary = Phrase(
      "a front door that needs no screen", ko: "화면이 필요 없는 로그인 앱")
    store = Phrase("Accounts", ko: "계정")
    storeInFile = Phrase("keep accounts in this file", ko: "계정을 이 파일에 저장")
    storeInMemory = Phrase(
      "keep accounts in memory, for this run only", ko: "계정을 이번 실행 동안만 메모리에 저장")
    otherApp = Phrase("run a small app of the gallery instead", ko: "로그인 앱 대신 갤러리의 작은 앱을 실행")
    onlyOptions = Phrase(
      "Only options are understood here: emails and passwords are typed at the prompt.",
      ko: "여기에는 옵션만 쓸 수 있습니다. 이메일과 비밀번호는 실행한 뒤에 입력합니다.")
    examples = [
      (
        "vestibule --demo",
        Phrase("try it: sign in as Qwer, asdf", ko: "연습: Qwer, asdf로 로그인")
      ),
      (
        "vestibule --record new.transcript",
        Phrase("write down what you do", ko: "하는 일을 파일에 기록")
      ),
      (
        "printf '%s\\n' email Qwer asdf 'sign in' | vestibule --demo --strict",
        Phrase("a script", ko: "스크립트")
      ),
    ]
    notes = Phrase(
      """
      Passwords are kept as yescrypt hashes, and the file is its owner's alone.
      A program that runs as you can read it too: Vestibule cannot tell it from you.
      The folder of a file that you name must exist, and no other user may write in it.
      A password needs at least four characters; fifteen are hard to guess.
      With --strict, four things are a refusal: a line that matched nothing or several things, a
      command that could not be performed, a line that could not be read, and an alert without an
      answer.
      """,
      ko: """
        비밀번호는 yescrypt 해시로 저장하고, 파일은 소유자만 읽고 쓸 수 있습니다.
        내 권한으로 실행되는 다른 프로그램은 그 파일을 읽을 수 있습니다.
        지정한 파일의 폴더는 이미 있어야 하고, 다른 사용자가 쓸 수 없어야 합니다.
        비밀번호는 네 글자부터 쓸 수 있지만, 열다섯 글자는 되어야 알아맞히기 어렵습니다.
        --strict에서 거절이란 맞는 이름이 없거나 여럿인 줄, 할 수 없는 명령,
        읽을 수 없는 줄, 또는 아무도 답하지 않은 알림창입니다.
        """)
    documentation = Phrase(
      "in the source: README.md, and the book in Sources/App/Vestibule/Vestibule.docc",
      ko: "소스 코드의 README.md와 책: Sources/App/Vestibule/Vestibule.docc")
  }
}
