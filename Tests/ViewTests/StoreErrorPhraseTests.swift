import Foundation
import Model
import ModelKit
import Testing
import View

/// The errors of a store: sentences in both languages, which name the file and say what to do.
@Suite("Store errors in words")
struct StoreErrorPhraseTests {
  @Test("Each is whole sentences in both languages, with the file's path", arguments: errors)
  func sentences(error: StoreError) {
    let phrase = Phrase(error)

    #expect(Phrase(AccountError.store(error)) == phrase)
    #expect(phrase.english == error.description)
    // A command ends without a full stop.
    #expect(phrase.english.hasSuffix(".") || phrase.english.hasSuffix("'"))
    for text in phrase.translations {
      #expect(text.contains("/s") && !text.contains("..") && !text.contains(" ."))
    }
    #expect(phrase.korean.contains(/\p{Hangul}/))
  }

  @Test("Words that end a sentence of their own get no second full stop")
  func fullStop() {
    let phrase = Phrase(StoreError.rolledBack(reason: .verbatim("It is broken.")))

    #expect(phrase.translations == ["Not saved: It is broken.", "저장하지 않았습니다: It is broken."])
  }

  @Test("A problem of a file is the end of a sentence", arguments: FileProblem.allCases)
  func problem(problem: FileProblem) {
    let phrase = Phrase(problem.reason)

    #expect(phrase.english.first?.isLowercase == true && !phrase.english.hasSuffix("."))
    #expect(phrase.korean.contains(/\p{Hangul}/) && !phrase.korean.hasSuffix("."))
  }

  @Test("A reason and an advice are said in each language", arguments: reasons)
  func reason(reason: StoreReason) {
    let phrase = Phrase(reason)

    #expect(!phrase.english.contains(/\p{Hangul}/) && phrase.korean.contains(/\p{Hangul}/))
  }

  @Test("An error number is said in plain words, a rare one in the system's", arguments: numbers)
  func number(number: Int32, english: String) {
    #expect(Phrase(StoreReason(errno: number)).english == english)
  }

  @Test("Where a new file cannot be made, its folder is what is missing")
  func newFile() {
    let reason = StoreReason(errno: ENOENT, isNewFile: true)

    #expect(Phrase(reason).english == "there is no such folder")
  }

  private static let numbers: [(Int32, String)] = [
    (ENOENT, "there is no such file"), (EISDIR, "it is a folder"),
    (EEXIST, "it exists already"), (EACCES, "you have no permission"),
    (ENOSPC, "there is no room left"), (EDOM, String(cString: strerror(EDOM))),
  ]

  private static let reasons: [StoreReason] = [
    .leftOver(path: "/s"), .notRegular(path: "/s"), .unknownFormat(9), .otherTables, .noEnd,
    .unknownKind(setting: "tea"), .notText, .foreign(name: "tea"), .noLocks, .unreadable,
    .unwritten, .journalModeRefused, .misplaced, .changedMeanwhile, .unknownError(type: "Tea"),
    .run("go"), .makeOwnFolder("go"), .useOwnFolder, .takeOver, .removeSecondName,
    .removeForeign(path: "/s"), .removeSecondNameBeside(path: "/s"),
    StoreError.noHomeDirectory.words,
  ]

  private static let errors: [StoreError] = [
    .cannotOpen(path: "/s", reason: .file(.folder)), .noFolder(path: "/s"),
    .pathTooLong(path: "/s", limit: 504),
    .cannotCopyBeforeUpgrade(path: "/s", copy: "/s.v1", reason: .file(.taken)),
    .damaged(path: "/s", reason: .unknownFormat(-1)),
    .failed(path: "/s", reason: .journalModeRefused),
    .outcomeUnknown(path: "/s", reason: .file(.deviceFailed)), .cancelled(path: "/s"),
    .notAVestibuleStore(path: "/s"), .unsupportedVersion(path: "/s", version: 9),
    .busy(path: "/s"), .diskFull(path: "/s"), .readOnly(path: "/s"), .unfinished(path: "/s"),
    .cannotCopy(to: "/s", reason: .file(.taken)),
    .insecurePermissions(path: "/s", advice: .run("chmod 600 '/s'")),
    .insecurePermissions(path: "/s", advice: .takeOver),
    .insecurePermissions(path: "/s", advice: .removeSecondName),
    .insecurePermissions(path: "/s", advice: .removeForeign(path: "/s-journal")),
    .insecurePermissions(path: "/s", advice: .removeSecondNameBeside(path: "/s-wal")),
    .sharedFolder(path: "/s", advice: .makeOwnFolder("mkdir -m 700 '/s/own'")),
    .sharedFolder(path: "/s", advice: .useOwnFolder),
  ]
}
