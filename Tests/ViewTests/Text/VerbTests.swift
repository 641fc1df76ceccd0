import Testing

@testable import View
@testable import ViewKit
@testable import ViewText

@MainActor
@Suite("A verb after a name")
final class VerbTests {
  @Test("The longest name is meant")
  func longest() {
    rows += [Row("feed the"), Row("feed the cat edit")]

    #expect(perform("feed the edit") == "edit feed the")
    #expect(perform("feed the cat edit") == "touch feed the cat edit", "a whole name")
    #expect(perform("feed the cat edit edit") == "edit feed the cat edit")
    #expect(perform("feed the c") == "ambiguous [0, 5]", "the beginning of a name")
  }

  @Test("Of the names in two languages the longer one is meant")
  func longerName() {
    rows += [Row(Phrase("milk", ko: "milk tea"))]

    #expect(perform("milk tea e") == "edit milk")
  }

  @Test("A value by its number is before the beginning of a name")
  func numberedValue() {
    let (note, size) = (TextView("Note"), SegmentedControl("Size", segments: ["S", "M"]))
    note.text = "one\ntwo"
    rows = [
      note, Button("Note 2 pages"), size.segments[0], size.segments[1], size, Button("Size 4 box"),
    ]

    #expect(perform("note 2") == "line 2 of 0")
    #expect(perform("size 4") == "set")
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

  @Test("The beginning of a name takes a whole verb, if only one row begins so")
  func beginningOfAName() {
    #expect(perform("buy edit") == "edit buy cheese")
    #expect(perform("BUY   Delete") == "delete buy cheese")
    #expect(perform("이서 삭제") == "delete 이서준")
    #expect(perform("feed the edit") == "edit feed the cat", "the longest beginning")
    #expect(perform("buy del") == "unknown", "it might destroy something")
    #expect(perform("cheese edit") == "unknown")
    #expect(perform("buy 7") == "unknown", "a row takes no number")

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
    #expect(perform(" edit") == "unknown")
    #expect(perform("") == "unknown")
    rows.append(Control(""))
    #expect(perform("zzz") == "unknown", "nothing is the name of a control without one")
  }

  @Test("The number of a choice or of a line is meant before a name that only begins so")
  func numberOfAChoice() {
    let show = SegmentedControl("Show", segments: ["All", "Done"])
    let note = TextView("Note")
    note.text = "one\ntwo"
    let (cup, cups) = (PickerView("Cup"), Cups())
    (cup.dataSource, cup.delegate) = (cups, cups)
    rows = [show] + show.segments + [note, Row("Show 2 more"), Row("Note 2 again")]
    rows += [cup, Row("Cup 2 more")]

    #expect(perform("show 2") == "set")
    #expect(perform("show 2 m") == "touch Show 2 more")
    #expect(perform("note 2") == "line 2 of 3")
    #expect(perform("note 2 a") == "touch Note 2 again")
    #expect(perform("cup 2") == "large Cup")
    #expect(perform("cup 2 m") == "touch Cup 2 more")
    withExtendedLifetime(cups) {}
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
    case .mend(let position, let line): return "line \(line) of \(position)"
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

/// Two cups of a picker.
private final class Cups: PickerViewDataSource, PickerViewDelegate {
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 2 }

  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int)
    -> Phrase?
  { row == 0 ? "small" : "large" }
}
