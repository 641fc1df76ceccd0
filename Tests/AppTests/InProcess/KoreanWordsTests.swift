import Controller
import Model
import ModelKit
import Testing
import Workshop

@testable import App
@testable import ControllerKit
@testable import Gallery
@testable import ProgramKit
@testable import Terminal
@testable import View
@testable import ViewKit
@testable import ViewText

/// What is said seldom has its Korean too, and both match their recording.
@Suite("Whatever the program says, it says in Korean")
struct KoreanWordsTests {
  @Test("At the prompt and of the input")
  func terminal() throws {
    try expectKorean(
      "terminal",
      [
        .standardInput, .standardOutput, .lineTooLong, .lineInvalid, .lineUnterminated,
        .again("비밀"), .different, .escapeInLine, .spaceEmpties, .controlUEmpties, .takenHidden,
        .readInTheClear, .cannotRead(.standardInput, errno: 2),
        .cannotWrite(.standardOutput, errno: 5),
        .cannotRecord(to: "a", errno: 2), TextCommand.help.explanation,
        TextCommand.read.explanation,
        TextCommand.quit.explanation,
      ])
  }

  @Test("Of the device, and of what it refuses")
  func device() throws {
    let session = SceneSession()
    let errors: [DeviceError] =
      Application.State.all.flatMap { state in
        [SystemEvent.home, .open, .interruption, .reclaim(session), .suspend].map {
          DeviceError(.wrongState(event: "a", state: "b"), of: $0, in: state)
        }
      }
      + [
        LifeCycleError.notRunning(event: "a"), .oneSceneOnly, .noScenes(event: "a"),
        .alreadyRunning(event: "a"), .storeFailed(event: "a", error: .noHomeDirectory),
      ].map { DeviceError($0, of: .home, in: .active) }
    let events = SystemEvent.Kind.allCases.flatMap { [$0.words(), $0.words(window: 2)] }
    try expectKorean(
      "device",
      events + errors.map(\.phrase) + [
        .howLong, .passed(1), .passed(2.5), .notNow, .alreadyShown, .noScenes,
        .whichWindow([], for: .close),
        .whichWindow([1, 2], for: .close), .onOrOff, .noStep, .whichCall, .nothingTraced,
        .tracingOn,
        .tracingOff, .notRunning, .inBackground, .windowClosed(1), .windowReclaimed(1),
        .interrupted,
        .resized(to: 40), .restored, Phrase(Scene.ActivationState.foregroundActive),
        Phrase(Scene.ActivationState.foregroundInactive), Phrase(Scene.ActivationState.background),
        Phrase(Scene.ActivationState.unattached),
      ])
  }

  @Test("Of the command line, of stores and of transcripts")
  func program() throws {
    var phrases: [Phrase] =
      [
        .takesShare, .needsStates, .belongToExplore, .unknownOption("--a", near: []),
        .unknownOption("--a", near: ["--b", "--c"]), .unknownOption("-a=1", near: []),
        .takesNoValue("--a"), .needsValue("--a"), .needsValue("--a", one: ["b", "c", "d"]),
        .givenTwice("--a"), .valueNotText(of: "--a"), .takes("--a", one: ["b", "c", "d"]),
        .excludeEachOther("--a", "--b"), .damaged("a"), .ofOther("a", "b", here: "c"),
        .ofOtherTexts("a"), .ofOtherBuild("a"), .complete, .incomplete(1), .incomplete(2), .quick,
        .inNoWalk, .begun(.quick, 1), .begun(.whole, 1), .begun(.whole, 2), .walked, .found,
        .trapped, .omission, .aboutRecording(by: "a", false, hasDemo: false),
        .aboutRecording(by: "a", true, hasDemo: false),
        .aboutRecording(by: "a", true, hasDemo: true), .argumentsUnknown, .notText("HOME"),
        .tooLong("a", TextFile.limit), .replayDiffers("a"), .sound("a"),
        .waiting,
        .onNetwork, .storeNotNew, .storeInMemory, .noLines, .tryHelp, .pageDiffers("a"),
        .progress(of: .copying, 0.5), .progress(of: .checking, 0.5), .usage, .options, .examples,
        .environment, .exitCodes, .documentation, .name, .synopsis, .description, .commands,
        .exitStatus, .files, .notes, .bugs, .seeAlso, .howToType, .placeOfStore, .howToRestore,
        .otherwise, .signals, .manualDescription, .manualCommands, .manualKeys, .manualFile,
        .manualBugs,
      ]
      + [
        ProgramError.misdirected(by: "#! a", at: 1), .missingBlank(at: 1),
        .misdirected(by: ["--a"]),
      ].compactMap(\.message)
    let own = Program.vestibule().words
    for words in [ProgramWords("글"), own] {
      phrases += [
        words.store, words.storeInFile, words.storeInMemory, words.otherApp, words.onlyOptions,
        words.notes,
      ]
    }
    phrases += [own.shortSummary, own.documentation ?? ""]
    phrases += own.examples.map(\.1) + Program.vestibule().options.map(\.explanation)
    for options in [["--explore"], ["--explore=whole"], ["--explore=whole", "--app", "contacts"]] {
      for texts in [nil, "a"] {
        phrases += try Exploration(Options(options), texts: texts).walks.map(\.name)
      }
    }
    try expectKorean("program", phrases)
  }

  @Test("On a page and on a map")
  func pages() throws {
    try expectKorean(
      "pages",
      [
        .happening, .happensOn, .leadsTo, .happenings(1), .happenings(2), .happeningsElsewhere(1),
        .happeningsElsewhere(2), .during, .youType, .andSee, .appCalls, .howToStep,
        .legend, .steps, .previousStep, .nextStep, .previousCall, .nextCall,
        .launch, .end, .screen, .calls, .leftOut, .objects, .nothingSeen, .noCalls, .noObjects,
        .references, .session, .new, .gone, .callbacks(2),
        Phrase(ObjectGraph.Reference.Kind.strong),
        Phrase(ObjectGraph.Reference.Kind.weak), Phrase(ObjectGraph.Reference.Kind.asked),
        .everyState, .staysHere, .howToRead, .howToReadDashes,
        .notCompared, .mapped(1, outOf: 1, screens: 2, 3), .mapped(1, outOf: 2, screens: 2, 3),
        .compared(1, outOf: 2), Phrase(screen: "not running"), Phrase(screen: "inactive"),
        Phrase(screen: "background"), Phrase(screen: "suspended"),
      ])
  }

  @Test("In a practice, and in a package of exercises")
  func practice() throws {
    let rule = RuleHeading("A-Page", "글")
    let phrases: [Phrase] = [
      .oneNumber, .comesBefore(1, 2), .rightWithHelp, .ruleIs(rule), .hintForMore,
      .lesson(1, "글", 2, of: 3, "·"), .head(1, of: 2, "글", "·"), .head(nil, of: 2, "글", "·"),
      .toRead(Lesson("글", read: "A", "글", [])), .thenHappens("글"),
      .asked(.calls(of: ["A"])), .asked(.receiver(of: "a()", among: [])),
      .asked(.firstResponder(among: [])), .asked(.layers(of: "a()")), .howToAnswer(isOrdered: true),
      .howToAnswer(isOrdered: false), .right, .wrong([], isOrdered: true),
      .wrong([1], isOrdered: true),
      .wrong([1], isOrdered: false), .hintNone, .hintCount(1), .hintCount(2), .hintFirst(1, of: 1),
      .hintFirst(1, of: 2),
      .noField,
      .isEdited("글"), .edited("글"), .edited(nil), .numbersFrom(1, to: 2), .notUnderstood,
      .askToReset, .yes, .isKept, .isForgotten, .practiceIsDone, .more, .nothingMore, .isSeen("글"),
      .cannotRun("a", "b"), .notKept("a"), .pageIsThere("a"), .pageWritten("a"),
      .unfinishedExercise("a"), .unreadableFile("a"), .unwritableFile("a"), .folderNotEmpty("a"),
      .noPractice("a"), .originGone("a"), .noExercises("a"), .noClone, .doesNotBuild("a"),
      .testsDoNotRun, .needsFolder("new"), .madePractice("a", count: 2, program: "v"),
      .done(1, of: 2),
      .checking, .notYet, .allDone, .noMoreHints, .hint(1, Phrase("Look.", ko: "보세요.")),
      .change("a"), .watchKeys,
    ]
    let issue = TestReport.Issue(test: "a", text: "b")
    let verdicts: [Verdict] = [
      .done, .missing("a", original: "b"), .uncompiled("a"), .refusesRight(issue), .crashed("a"),
      .endless("a"),
      .untested, .peeks, .missed("글", noticed: 1, of: 2),
    ]
    try expectKorean("practice", phrases + verdicts.map(\.explanation))
  }

  @Test("In what windows share, in lists and at the prompt of a screen")
  func framework() throws {
    let errors: [SharedError] = [
      .newer, .unreadable, .gone, .changedSince, .changedElsewhere("글", now: "a"),
    ]
    let (control, choice) = (Button("글"), SegmentedControl("글", segments: ["하나"]))
    try expectKorean(
      "framework",
      errors.map(\.phrase) + [
        .howToEnd, .howToReplace, .howToType(["글", "말"]), .lineTaken(by: "글"), .notTaken(by: "글"),
        .stillEdited("글"), .undoOffer, .nothingToUndo, .nothingToRedo, .ambiguous(["글", "말"]),
        .ambiguous(["글", "말", "일"]), .available(["글", "말", "일"]), .gone(["글", "말"]),
        .unknown(nearest: nil), .unknown(nearest: "글"), .ambiguous(["글"]), .available([]),
        .available(["글"]), .commands(["글"]), .taken(by: "글", isEditing: true),
        .taken(by: "글", isEditing: false), .alert, .nothingShown, .inactive, .nothingChanged,
        .gone(["글"]), .gone(["1", "2", "3", "4"]), .howToName, .howToEdit, .sameNames(["글"]),
        .several, .disabled("글"), .askForValue(of: choice), .unknownValue(of: choice),
        .unknownValue(of: control), .verbWithoutName(ControlAction("글") { true }, of: 1),
        .escapeDoesNothing,
      ])
  }

  @Test("In the gallery")
  func gallery() throws {
    try expectKorean(
      "gallery",
      [
        .crud, .created("글"), .updated("글"), .deleted("글"), .nameMissing, .contacts,
        .deleteContact, .deleteThis, .notSaved, .discard, .keepEditing, .newContact, .contactName,
        .phone, .contactEmail, .note, .changesLost, .delete("글"), .circles, .noPoint,
        .diameter(3),
      ])
  }

  /// Expects words of its own in Korean, and that both languages match their recording.
  private func expectKorean(_ name: String, _ phrases: [Phrase], line: Int = #line) throws {
    try expect(
      phrases.map { "\($0.english)\n  \($0.korean)\n" }.joined(),
      isAsIn: "Words/phrases-\(name).txt")
    for phrase in phrases {
      let place = SourceLocation(
        fileID: #fileID, filePath: #filePath, line: line, column: 1)
      #expect(
        phrase.korean != phrase.english && phrase.korean.contains(/\p{Hangul}/),
        "\(phrase.english)", sourceLocation: place)
    }
  }
}

extension Application.State {
  fileprivate static let all: [Self] = [.active, .inactive, .background]
}
