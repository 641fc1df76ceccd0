import Model
import ModelKit
import Testing

@Suite("Store errors")
struct StoreErrorTests {
  @Test(
    "Each names the file, what happened and what to do",
    arguments: [
      (
        StoreError.cannotOpen(path: "/s", reason: .file(.folder)),
        "Cannot open the store /s: it is a folder. Check the path and its permissions."
      ),
      (
        .noHomeDirectory,
        "There is no place for the store: HOME does not name a folder. Set it, or name a file."
      ),
      (
        .notAVestibuleStore(path: "/s"),
        "/s is not a Vestibule store; it was left as it is. Choose another path."
      ),
      (
        .unsupportedVersion(path: "/s", version: 9),
        "/s was made by a newer Vestibule (format 9); it was left as it is. Use that version."
      ),
      (
        .damaged(path: "/s", reason: .verbatim("a page")),
        "/s is damaged (a page). Move it away, with its -journal file if there is one. "
          + "Then restore it from a copy."
      ),
      (.busy(path: "/s"), "/s is in use by another program. Try again in a moment."),
      (.diskFull(path: "/s"), "There is no room left to write /s. Make room and try again."),
      (
        .readOnly(path: "/s"),
        "/s can be read but not written. Change its permissions and try again."
      ),
      (
        .noFolder(path: "/s"),
        "There is no folder /s. Make it, for yourself alone: mkdir -p -m 700 '/s'"
      ),
      (
        .noFolder(path: "/o's"),
        #"There is no folder /o's. Make it, for yourself alone: mkdir -p -m 700 '/o'\''s'"#
      ),
      (
        .noFolder(path: "/o'\u{301}s"),
        "There is no folder /o'\u{301}s. Make it, for yourself alone: "
          + "mkdir -p -m 700 '/o'\\''\u{301}s'"
      ),
      (
        .pathTooLong(path: "/s", limit: 504),
        "The path /s is too long for a store: up to 504 bytes work. Choose a shorter one."
      ),
      (
        .unfinished(path: "/s"),
        "/s was left in the middle of a change. Open it once where it can be written."
      ),
      (
        .sharedFolder(path: "/tmp", advice: .run("go")),
        "Other users can write in the folder /tmp, or replace it: no store is safe there. Try: go"
      ),
      (
        .cannotCopyBeforeUpgrade(path: "/s", copy: "/s.v1", reason: .verbatim("it is taken")),
        "/s has an older format and was left as it is. Cannot make its copy /s.v1: it is taken. "
          + "Move that file away and try again."
      ),
      (
        .outcomeUnknown(path: "/s", reason: .verbatim("disk I/O error")),
        "Storing in /s failed at its last step: disk I/O error. It is not known whether the change "
          + "is stored. Look before you try again."
      ),
      (.cancelled(path: "/s"), "The work on /s was interrupted. Nothing was changed."),
    ])
  func sentences(error: StoreError, sentence: String) {
    #expect(error.description == sentence)
  }

  @Test("Each is of its kind, and has the reason that it was made with, or its own")
  func kinds() {
    let (path, words) = ("/s", StoreReason.verbatim("words"))
    let kinds: [(StoreError, StoreError.Kind, StoreReason?)] = [
      (.cannotOpen(path: path, reason: words), .cannotOpen, words),
      (.noFolder(path: path), .failed, nil), (.pathTooLong(path: path, limit: 9), .failed, nil),
      (.noHomeDirectory, .failed, nil), (.notAVestibuleStore(path: path), .notOurs, nil),
      (.unsupportedVersion(path: path, version: 9), .notOurs, nil),
      (.damaged(path: path, reason: words), .damaged, words), (.busy(path: path), .busy, nil),
      (.diskFull(path: path), .diskFull, .file(.noRoom)),
      (.readOnly(path: path), .failed, .file(.forbidden)),
      (.unfinished(path: path), .failed, nil),
      (.sharedFolder(path: path, advice: words), .insecure, nil),
      (.insecurePermissions(path: path, advice: words), .insecure, nil),
      (.failed(path: path, reason: words), .failed, words),
      (.outcomeUnknown(path: path, reason: words), .outcomeUnknown, words),
      (.cannotCopy(to: path, reason: words), .cannotCopy, words),
      (.cannotCopyBeforeUpgrade(path: path, copy: path, reason: words), .cannotCopy, words),
      (.cancelled(path: path), .cancelled, nil),
    ]
    for (error, kind, reason) in kinds {
      #expect(error.kind == kind && error.reason == reason, "\(error)")
    }
  }
}
