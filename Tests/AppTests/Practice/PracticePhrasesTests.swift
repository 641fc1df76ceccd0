import Testing
import View

@testable import App

@Suite("What is said of exercises")
struct PracticePhrasesTests {
  @Test("Each sentence is in each language, with what it names")
  func languages() {
    let issue = TestReport.Issue(test: "T", text: "X")
    let hint = Phrase.hint(1, Phrase("Look", ko: "보기"))
    let missed = Verdict.missed(Phrase("late", ko: "늦음"), noticed: 1, of: 2).explanation
    let verdicts: [Verdict] = [
      .done, .missing("A", original: "B"), .uncompiled("E"), .refusesRight(issue), .crashed("T"),
      .endless("T"), .writesTooMuch("T"), .untested, .peeks,
    ]
    let phrases: [Phrase] = [
      .unfinishedExercise("F"), .unreadableFile("F"), .unwritableFile("F"), .folderNotEmpty("F"),
      .unreadableFolder("F"), .beingChecked("F"), .noPractice("F"), .originGone("F"),
      .noExercises("F"), .noClone, .doesNotBuild("E"), .testsDoNotRun, .needsFolder("check"),
      .madePractice("F", count: 2, program: "tea"), .done(1, of: 2), .checking, .notYet, .allDone,
      .noMoreHints, .change("F"), .watchKeys,
    ]

    for phrase in phrases + verdicts.map(\.explanation) + [hint, missed] {
      #expect(phrase.korean.contains(/\p{Hangul}/), "\(phrase.english)")
      #expect(!phrase.english.contains(/\p{Hangul}/), "\(phrase.korean)")
    }
    #expect(hint.korean == "힌트 1: 보기")
    #expect(missed.korean == "결함 2개 중 1개를 찾았습니다. 찾지 못한 것: 늦음")
  }
}
