import Model
import Testing

@Suite("Store errors")
struct StoreErrorTests {
  @Test(
    "Each names the file, what happened and what to do",
    arguments: [
      (
        StoreError.cannotOpen(path: "/s", reason: "it is a folder"),
        "The store /s cannot be opened: it is a folder. Check the path and its permissions."
      ),
      (
        .homeUnknown,
        "There is no place for the store: HOME does not name a folder. Set it, or name a file."
      ),
      (
        .notOurs(path: "/s"),
        "/s is not a Vestibule store; it was left as it is. Choose another path."
      ),
      (
        .newer(path: "/s", version: 9),
        "/s was made by a newer Vestibule (format 9); it was left as it is. Use that version."
      ),
      (
        .damaged(path: "/s", reason: "a page"),
        "/s is damaged (a page); it was left as it is. Restore it from a copy or move it away."
      ),
      (.busy(path: "/s"), "/s is in use by another program. Try again in a moment."),
      (.full(path: "/s"), "There is no room left to write /s. Make room and try again."),
      (
        .readOnly(path: "/s"),
        "/s can be read but not written. Change its permissions and try again."
      ),
    ])
  func sentences(error: StoreError, sentence: String) {
    #expect(error.description == sentence)
  }
}
