import Testing

@testable import View

@MainActor
@Suite("A verb after a name")
final class VerbTests {
  @Test("A row is named by its number or its whole name, and the verb in any language")
  func verb() {
    for (line, done) in [
      ("1 edit", "edit feed the cat"), ("2  DELETE", "delete buy cheese"),
      ("feed the cat edit", "edit feed the cat"), ("이서준 삭제", "delete 이서준"),
      ("이서준 del", "delete 이서준"), ("feed edit", "edit feed"),
      ("feed the cat e", "edit feed the cat"), ("1 the", "the cat edit feed the cat"),
    ] {
      #expect(perform(line) == done, "\(line)")
    }
  }

  @Test("The longest name is meant")
  func longest() {
    rows += [Row("feed the"), Row("feed the cat edit")]

    #expect(perform("feed the edit") == "edit feed the")
    #expect(perform("feed the cat edit") == "touch feed the cat edit", "a whole name")
    #expect(perform("feed the cat edit edit") == "edit feed the cat edit")
    #expect(perform("feed the c") == "ambiguous [0, 5]", "the beginning of a name")
  }

  @Test("Half a verb is tried after the beginning of a name: it might destroy something")
  func halfAVerb() {
    rows += [Row("buy"), Row("buy donuts")]

    #expect(perform("buy d") == "touch buy donuts")
    #expect(perform("buy e") == "edit buy")
    #expect(perform("buy delete") == "delete buy")
    #expect(perform("buy") == "touch buy")
  }

  @Test("A sign before a number makes it a name")
  func sign() {
    rows += [Row("-1"), Row("+1")]

    #expect(perform("+1") == "touch +1")
    #expect(perform("+1 delete") == "delete +1")
    #expect(perform("-1") == "touch -1")
  }

  @Test("Rows of the same name are ambiguous, their numbers are not")
  func equalNames() {
    rows.append(Row("buy cheese"))

    #expect(perform("buy cheese") == "ambiguous [1, 4]")
    #expect(perform("buy cheese edit") == "ambiguous [1, 4]")
    #expect(perform("buy cheese ed") == "ambiguous [1, 4]")
    #expect(perform("5 edit") == "edit buy cheese")
  }

  @Test("The beginning of a name takes a whole verb, if only one row begins so")
  func beginningOfAName() {
    #expect(perform("buy edit") == "edit buy cheese")
    #expect(perform("BUY   Delete") == "delete buy cheese")
    #expect(perform("이서 삭제") == "delete 이서준")
    #expect(perform("feed the edit") == "edit feed the cat", "the longest beginning")
    #expect(perform("buy del") == "unknown", "it might destroy something")
    #expect(perform("cheese edit") == "unknown")

    rows.append(Row("buy milk"))

    #expect(perform("buy edit") == "ambiguous [1, 4]")
    #expect(perform("buy m edit") == "edit buy milk")
  }

  @Test("An unknown verb is near to the row, and a control without verbs takes none")
  func unknown() {
    rows.append(Control("Add"))

    #expect(perform("1 eat") == "unknown value of 0")
    #expect(perform("이서준 편") == "edit 이서준")
    #expect(perform("feed the cat e e") == "unknown value of 0")
    #expect(perform("1 ") == "unknown")
    #expect(perform("5 edit") == "unknown")
    #expect(perform("9 edit") == "unknown")
    #expect(perform("-1 edit") == "unknown")
    #expect(perform("add edit") == "unknown")
  }

  @Test("A verb may be before the row: edit 3 is 3 edit, by number and by whole name")
  func first() {
    #expect(perform("edit 1") == "edit feed the cat")
    #expect(perform("삭제 3") == "delete 이서준")
    #expect(perform("EDIT buy cheese") == "edit buy cheese")
    #expect(perform("the cat edit 2") == "the cat edit buy cheese")
    #expect(perform("edit 9") == "unknown")
    #expect(perform("delete buy") == "unknown", "half a name might destroy another row")
    rows.append(Control("Edit 1"))
    #expect(perform("edit 1") == "touch Edit 1", "a whole name is tried first")
  }

  @Test("A verb alone asks for the row, and is near to the first that takes it")
  func alone() {
    rows.insert(Control("Add"), at: 0)

    #expect(perform("DELETE") == "delete alone, as of feed the cat")
    #expect(perform("삭제") == "delete alone, as of feed the cat")
    #expect(perform("del") == "unknown")
    let said = Phrase.verbWithoutName(ControlAction(Phrase("delete", ko: "삭제")) { true }, of: 1)
    #expect(said.english == "Type the row first, as in 2 delete.")
    #expect(said.korean == "‘2 삭제’처럼 줄을 먼저 입력해주세요.")
  }

  // MARK: - Fixtures

  private var rows: [Control] = [
    Row("feed the cat"), Row("buy cheese"), Row("이서준"), Row("feed"),
  ]

  private func perform(_ line: String) -> String {
    let names = ScreenNames(rows)
    switch names.meaning(of: line) {
    case .touch(let position): return "touch \(names.controls[position].label.english)"
    case .set: return "set"
    case .perform(let action, let position):
      return "\(action.name.english) \(names.controls[position].label.english)"
    case .ambiguous(let positions): return "ambiguous \(positions)"
    case .ambiguousValue(let values, let position):
      return "\(values.map(\.english)) of \(position)"
    case .unknownValue(let position): return "unknown value of \(position)"
    case .verbWithoutName(let verb, let position):
      return "\(verb.name.english) alone, as of \(names.controls[position].label.english)"
    case .several: return "several"
    case .unknown: return "unknown"
    }
  }
}

/// A row of a list, which can be edited and deleted.
private final class Row: Control {
  override var actions: [ControlAction] {
    [
      ControlAction(Phrase("edit", ko: "편집")) { true },
      ControlAction("the cat edit") { true },
      ControlAction(Phrase("delete", ko: "삭제"), isDestructive: true) { true },
    ]
  }
}
