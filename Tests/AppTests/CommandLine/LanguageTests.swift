import Testing
import View

@testable import App
@testable import ProgramKit

@Suite("The language of the environment", .patience, .onOwnThreads)
nonisolated struct LanguageTests {
  @Test(
    "The first of LC_ALL, LC_MESSAGES and LANG that says something decides", arguments: examples)
  func language(environment: [String: String], language: Language) {
    #expect(Language(environment: environment) == language)
  }

  @Test("A command line that is not understood is refused in the language that is asked for")
  func errors() throws {
    let outcome = try BuiltProgram(in: try TemporaryFolder()).shell(
      """
      LC_ALL=ko_KR.UTF-8 vestibule --stroe v; echo $?
      LC_ALL=C vestibule --strict --check --language=ko; echo $?
      LC_ALL=ko_KR.UTF-8 vestibule --language en --secret=1; echo $?
      LC_ALL=ko_KR.UTF-8 vestibule --help | head -n 1
      """)

    #expect(outcome.text == "64\n64\n64\n사용법: vestibule [옵션]\n")
    #expect(
      outcome.complaint == """
        vestibule: 없는 옵션입니다: --stroe. 혹시 ‘--store’인가요? --help를 참고하세요.
        vestibule: 함께 쓸 수 없는 옵션입니다: --strict, --check. --help를 참고하세요.
        vestibule: Unknown option --secret. Try --help.

        """)
  }

  // MARK: - Fixtures

  private static let examples: [([String: String], Language)] = [
    ([:], .english),
    (["LANG": "C"], .english),
    (["LANG": "tr_TR.UTF-8"], .english),
    (["LANG": "ko_KR.UTF-8"], .korean),
    (["LANG": "ko"], .korean),
    (["LANG": "ko-KR"], .korean),
    (["LANG": "ko.UTF-8"], .korean),
    (["LANG": "ko@euro"], .korean),
    (["LANG": "KO_KR"], .korean),
    (["LANG": "kor"], .korean),
    (["LANG": "kok"], .english),
    (["LANG": "kok_IN.UTF-8"], .english),
    (["LANG": "korean"], .english),
    (["LANG": "_ko"], .english),
    (["LC_ALL": "kok_IN", "LANG": "ko_KR.UTF-8"], .english),
    (["LC_MESSAGES": "ko_KR.UTF-8", "LANG": "en_US.UTF-8"], .korean),
    (["LC_ALL": "en_GB.UTF-8", "LC_MESSAGES": "ko_KR.UTF-8", "LANG": "ko_KR.UTF-8"], .english),
    (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "ko_KR.UTF-8"], .korean),
  ]
}
