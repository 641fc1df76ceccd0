import Model
import ModelKit
import Testing
import View
import Workshop

@testable import ProgramKit

@Suite("The words of the program in Korean")
struct KoreanWordsTests {
  @Test("Whatever is said in English is said in Korean words, too")
  func words() {
    let all = [
      Self.ofFiles, Self.ofWalks, Self.ofPages, Self.ofSteps, Self.ofMaps, Self.ofQuestions,
      Self.ofAnswers, Self.ofChoices,
    ]
    for phrase in all.joined() {
      #expect(phrase.korean.contains(/\p{Hangul}/), "\(phrase.english)")
      #expect(!phrase.english.contains(/\p{Hangul}/), "\(phrase.korean)")
    }
  }

  @Test("A transcript that is not understood is refused in Korean words, too")
  func refusals() {
    let errors = [
      ProgramError.misdirected(by: "x", at: 1), .missingBlank(at: 1), .misdirected(by: ["x"]),
    ]
    for message in errors.compactMap(\.message) {
      #expect(message.korean.hasPrefix("트랜스크립트의 "), "\(message.english)")
    }
  }

  // MARK: - Fixtures

  private static let ofFiles: [Phrase] = [
    .noLines, .reportEndsIn(["csv"]), .argumentsUnknown, .notText("HOME"), .tooLong("v", 1 << 20),
    .replayDiffers("v"), .sound("v"), .waiting, .onNetwork, .storeNotNew, .storeInMemory,
    .pageDiffers("v"), .progress(of: .copying, 0.5), .progress(of: .checking, 0.5),
  ]

  private static let ofWalks: [Phrase] = [
    .damaged("v"), .ofOther("v", "x", here: "y"), .ofOtherTexts("v"), .ofOtherBuild("v"), .trapped,
    .walked, .found, .begun(.quick, 1), .begun(.whole, 1), .begun(.whole, 2), .complete,
    .incomplete(1), .quick, .inNoWalk,
  ]

  private static let ofPages: [Phrase] = [
    .howToStep, .legend, .steps, .previousStep, .nextStep, .previousCall, .nextCall, .during,
    .youType, .andSee, .appCalls, .session, .playFromHere, .playFromMap,
  ]

  private static let ofSteps: [Phrase] = [
    .launch, .end, .screen, .calls, .leftOut, .objects, .nothingSeen, .noCalls, .noObjects,
    .references, .trackedCalls, .new, .gone, .callbacks(2),
    Phrase(ObjectGraph.Reference.Kind.strong), Phrase(ObjectGraph.Reference.Kind.weak),
    Phrase(ObjectGraph.Reference.Kind.asked),
  ]

  private static let ofMaps: [Phrase] = [
    .everyState, .staysHere, .happening, .happensOn, .leadsTo, .howToRead, .howToReadDashes,
    .howToReadNew, .notCompared, .happenings(2), .happeningsElsewhere(2),
    .mapped(1, outOf: 1, screens: 2, 3), .mapped(1, outOf: 2, screens: 2, 3),
    .compared(1, outOf: 2), .steps(gone: 0), .steps(gone: 1),
  ]

  private static let ofQuestions: [Phrase] = [
    .head(nil, of: 2, "x", "○"), .head(1, of: 2, "x", "○"), .howToAnswer(isOrdered: true),
    .howToAnswer(isOrdered: false), .whatMarksMean, .asked(.calls(of: [])),
    .asked(.receiver(of: "x", among: [])), .asked(.firstResponder(among: [])),
    .asked(.layers(of: "x")), .lesson(1, "x", 1, of: 2, "○"), .askToReset, .yes, .isKept,
    .isForgotten, .practiceIsDone, .more, .nothingMore,
  ]

  private static let ofAnswers: [Phrase] = [
    .right, .rightWithHelp, .wrong([], isOrdered: true), .wrong([1], isOrdered: true),
    .wrong([1], isOrdered: false), .hintForMore, .hintNone, .hintCount(1), .hintCount(2),
    .hintFirst(1, of: 1), .hintFirst(1, of: 2), .numbersFrom(1, to: 2), .oneNumber,
    .comesBefore(1, 2), .notUnderstood, .notKept("x"), .pageIsThere("x"), .pageWritten("x"),
    .cannotRun("x", "y"),
  ]

  private static let ofChoices: [Phrase] = [
    .noField, .isEdited("x"), .edited(nil), .doesNotGet("x", "y", but: []),
    .doesNotGet("x", "y", but: ["z"]), .callerIsNot(.view, but: "x", .model),
    .callerIsNot(.view, but: nil, .model), .receiverIsNot(.view, but: "x", .model),
    .ruleIs(RuleHeading("Alerts", "x")),
  ]
}
