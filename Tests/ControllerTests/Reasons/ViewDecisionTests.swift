import Model
import Testing
import View
import ViewKit

@testable import Workshop

/// What is left out by what the views decide, also where no question is asked about it.
@Suite("The calls that a decision of a view leaves out")
struct ViewDecisionTests {
  @Test("About a field: its calls, and why, with its name in English")
  func fields() {
    let (field, other) = (
      TextField(Phrase("Name", ko: "이름")), TextField(Phrase("Email", ko: "이메일"))
    )
    let begin = ["textFieldShouldBeginEditing(Name)", "textFieldDidBeginEditing(Name)"]
    let keys = [
      "textField(Name, shouldChangeCharactersIn: …, replacementString: …)",
      "textFieldShouldReturn(Name)",
    ]
    let end = [
      "textFieldShouldEndEditing(Name)", "textFieldDidEndEditing(Name)",
      "textFieldDidEndEditing(Name, reason: committed)",
    ]
    let decisions: [(EditingDecision, [String], Reason)] = [
      (.beginningIsDisabled(field), begin, .controlIsDisabled(control: "Name")),
      (.isEdited(field), begin, .fieldIsEdited(field: "Name")),
      (.mayNotBegin(field), [begin[1]], .mayNotBegin(call: begin[0])),
      (
        .waits(field, forEndOf: other), [begin[1]],
        .mayNotEnd(call: "textFieldShouldEndEditing(Email)")
      ),
      (.mayNotEnd(field), [end[1], end[2]], .mayNotEnd(call: end[0])),
      (.endsUnasked(field), [end[0]], .endsUnasked),
      (.endedWithReason(field), [end[1]], .endedWithReason),
      (.keyIsDisabled(field), keys, .controlIsDisabled(control: "Name")),
      (.keyIsBelowAnotherScreen(field), keys, .isBelowAnotherScreen(control: "Name")),
      (.isNotEdited(field), keys, .fieldIsNotEdited(field: "Name")),
      (.mayNotReturn(field), end, .mayNotReturn(field: "Name")),
      (.returnDoesNotEnd(field), end, .returnDoesNotEnd(field: "Name")),
      (
        .clearIsBelowAnotherScreen(field), ["textFieldShouldClear(Name)"],
        .isBelowAnotherScreen(control: "Name")
      ),
    ]

    for (decision, calls, reason) in decisions {
      #expect(Self.leftOut(by: decision) == Self.omissions(calls, reason), "\(reason)")
    }
  }

  @Test("What is done in vain with a field in a window leaves out what its decision does")
  func inWindow() {
    let (field, other, window) = (TextField("Name"), TextField("Email"), WindowView())
    let (willing, insisting) = (RefusingDelegate(), RefusingDelegate())
    (field.delegate, other.delegate, insisting.ends) = (willing, insisting, false)
    window.log.isExplaining = true
    window.addSubview(OwnScreen([.field(field), .field(other)]))
    other.becomeFirstResponder()
    func check(_ decisions: EditingDecision..., by deed: () -> Bool) {
      let before = window.log.omissionCount
      let isDone = deed()
      let leftOut = window.log.omissions(from: before)
      #expect(!isDone && leftOut == decisions.flatMap { Self.leftOut(by: $0) })
    }

    check(.mayNotEnd(other), .waits(field, forEndOf: other)) { field.becomeFirstResponder() }
    window.addSubview(AlertScreen())
    check(.keyIsBelowAnotherScreen(other)) { other.insertText("x") }
    check(.clearIsBelowAnotherScreen(field)) { field.touchClear() }
    field.isEnabled = false
    check(.beginningIsDisabled(field)) { field.becomeFirstResponder() }
    check(.keyIsDisabled(field)) { field.insertText("x") }
    withExtendedLifetime((willing, insisting)) {}
  }

  @Test("About the selection of a list: its calls, and why")
  func lists() {
    let table = TableView()
    let (select, deselect) = ("tableView(_:didSelectRowAt:)", "tableView(_:didDeselectRowAt:)")
    let decisions: [(TableDecision, [String], Reason)] = [
      (.selection(table, .mayNotSelect), [select], .mayNotSelect),
      (.selection(table, .keepsOther), [select], .mayNotDeselect),
      (.selection(table, .mayNotDeselect), [deselect], .mayNotDeselect),
      (
        .deselectedByProgram(table), ["tableView(_:willDeselectRowAt:)", deselect],
        .selectedByProgram
      ),
      (.forgetsSelection(table), [deselect], .selectionIsForgotten),
    ]

    for (decision, calls, reason) in decisions {
      #expect(Self.leftOut(by: decision) == Self.omissions(calls, reason), "\(reason)")
    }
  }

  @Test("About the selection of a grid: its calls, and why")
  func grids() {
    let grid = CollectionView()
    let select = "collectionView(_:didSelectItemAt:)"
    let decisions: [(GridDecision, [String], Reason)] = [
      (.hasNoDelegate(grid, wasSet: false), [select], .delegateIsNotSet(owner: "CollectionView")),
      (.hasNoDelegate(grid, wasSet: true), [select], .delegateIsGone(owner: "CollectionView")),
      (.itemsCannotBeSelected(grid), [select], .rowsCannotBeSelected),
      (.selection(grid, .mayNotSelect), [select], .mayNotSelectItem),
      (.selection(grid, .keepsOther), [select], .mayNotDeselect),
      (
        .selection(grid, .mayNotDeselect), ["collectionView(_:didDeselectItemAt:)"],
        .mayNotDeselect
      ),
    ]

    for (decision, calls, reason) in decisions {
      #expect(Self.leftOut(by: decision) == Self.omissions(calls, reason), "\(reason)")
    }
  }

  private static func leftOut(by decision: some Decision) -> [Omission] {
    let log = EventLog(isRecording: true)
    log.isExplaining = true
    log.tell(decision)
    return log.omissions
  }

  private static func omissions(_ calls: [String], _ reason: Reason) -> [Omission] {
    calls.map { Omission(Event.Call($0), of: nil, because: reason) }
  }
}
