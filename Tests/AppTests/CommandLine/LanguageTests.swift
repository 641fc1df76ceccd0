import Testing
import View

@testable import App

@Suite("The language of the environment")
struct LanguageTests {
  @Test(
    "The first of LC_ALL, LC_MESSAGES and LANG that says something decides", arguments: examples)
  func language(environment: [String: String], language: Language) {
    #expect(Language(environment: environment) == language)
  }

  // MARK: - Fixtures

  nonisolated private static let examples: [([String: String], Language)] = [
    ([:], .english),
    (["LANG": "C"], .english),
    (["LANG": "tr_TR.UTF-8"], .english),
    (["LANG": "ko_KR.UTF-8"], .korean),
    (["LANG": "ko"], .korean),
    (["LC_MESSAGES": "ko_KR.UTF-8", "LANG": "en_US.UTF-8"], .korean),
    (["LC_ALL": "en_GB.UTF-8", "LC_MESSAGES": "ko_KR.UTF-8", "LANG": "ko_KR.UTF-8"], .english),
    (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "ko_KR.UTF-8"], .korean),
  ]
}
