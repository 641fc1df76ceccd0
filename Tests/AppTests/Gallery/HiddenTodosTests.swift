import Model
import Testing

@testable import App
@testable import ProgramKit

@Suite("A deed on todos that the filter hides", .patience)
struct HiddenTodosTests {
  /// What is typed under a filter, and what is said of it.
  nonisolated struct Deed: CustomTestStringConvertible {
    let filter: String
    let lines: [String]
    let english: String?
    let korean: String?

    var testDescription: String { "\(filter): \(lines.joined(separator: ", "))" }
  }

  nonisolated private static let deeds = [
    Deed(
      filter: "completed", lines: ["1", "rice", ""],
      english: "Added, but hidden by the filter: rice", korean: "추가했지만 필터 때문에 보이지 않음: rice"),
    Deed(filter: "completed", lines: ["clear"], english: "Removed: milk", korean: "삭제함: milk"),
    Deed(filter: "active", lines: ["clear"], english: "Removed: milk", korean: "삭제함: milk"),
    Deed(
      filter: "completed", lines: ["milk"],
      english: "Active again, so no longer in this list: milk",
      korean: "다시 진행 중이 되어 이 목록에서 빠짐: milk"),
    Deed(
      filter: "active", lines: ["eggs"], english: "Completed, so no longer in this list: eggs",
      korean: "완료되어 이 목록에서 빠짐: eggs"),
    Deed(
      filter: "active", lines: ["mark on"],
      english: "Completed, so no longer in this list: eggs; tea",
      korean: "완료되어 이 목록에서 빠짐: eggs; tea"),
    Deed(filter: "active", lines: ["eggs delete"], english: "Removed: eggs", korean: "삭제함: eggs"),
    Deed(
      filter: "active", lines: ["1", "a", "b", "", "mark on"],
      english: "Completed, so no longer in this list: 4 todos", korean: "완료되어 이 목록에서 빠짐: 4개"),
    Deed(
      filter: "active", lines: ["1", "rice", "", "mark on"],
      english: "Completed, so no longer in this list: eggs; tea; rice",
      korean: "완료되어 이 목록에서 빠짐: eggs; tea; rice"),
    // What is seen is not said too.
    Deed(filter: "active", lines: ["1", "rice", ""], english: nil, korean: nil),
    Deed(filter: "all", lines: ["eggs"], english: nil, korean: nil),
    Deed(filter: "all", lines: ["clear"], english: nil, korean: nil),
  ]

  @Test(
    "Of more than three todos it is said how many they are, in each language",
    arguments: [
      (
        "en",
        [
          "Completed, so no longer in this list: 4 todos", "Removed: 4 todos",
          "Added, but hidden by the filter: 4 todos",
          "Active again, so no longer in this list: 4 todos",
        ]
      ),
      (
        "ko",
        [
          "완료되어 이 목록에서 빠짐: 4개", "삭제함: 4개", "추가했지만 필터 때문에 보이지 않음: 4개",
          "다시 진행 중이 되어 이 목록에서 빠짐: 4개",
        ]
      ),
    ])
  func many(language: String, announcements: [String]) throws {
    let program = try InProcessProgram(["--app", "todos", "--language", language])
    let todos = ["1", "milk", "eggs", "tea", "rice", "", "active"]

    let session = try program.launch(
      typing: todos + ["mark on", "clear", "undo", "completed", "mark off"])

    #expect(Self.announcements(in: session.output) == announcements)
  }

  @Test("It is said in one line, in full and in brief", arguments: deeds, [false, true])
  func said(deed: Deed, isBrief: Bool) throws {
    for (language, answer) in [("en", deed.english), ("ko", deed.korean)] {
      let program = try InProcessProgram(
        ["--app", "todos", "--language", language] + (isBrief ? ["--brief"] : []))
      let lines = ["1", "milk", "eggs", "tea", "", "3", deed.filter]

      let session = try program.launch(typing: lines + deed.lines)

      let said = session.outputs.dropFirst(lines.count + 1).joined()
      #expect(Self.announcements(in: said) == (answer.map { [$0] } ?? []))
    }
  }

  private static func announcements(in said: String) -> [String] {
    said.split(separator: "\n").filter {
      $0.contains(/^  (Added|Removed|Completed,|Active again|추가했지만|삭제함|완료되어|다시)/)
    }.map { String($0.dropFirst(2)) }
  }
}
