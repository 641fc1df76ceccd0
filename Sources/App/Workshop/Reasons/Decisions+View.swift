import Model
import View
import ViewKit

// Which calls are left out by what the views decide, and why.

extension TouchDecision: ExplainedDecision {
  func leaveOut(in log: EventLog) {
    switch self {
    case .isDisabled(let control):
      log.omit(
        control.touchCalls, of: nil, because: .controlIsDisabled(control: control.label.english))
    case .isBelowAnotherScreen(let control):
      log.omit(
        control.touchCalls, of: nil, because: .isBelowAnotherScreen(control: control.label.english))
    case .isUnheard(let control):
      log.omit(control.touchCalls, of: nil, because: .nobodyListens(control: control.label.english))
    case .sentEvents(let control):
      guard control.hasTarget else { return }
      let name = control.label.english
      for event in control.touchEvents + [.primaryActionTriggered]
      where !control.hasTarget(for: event) {
        log.omit(
          "\(method: "\(event)")(\(name))", of: nil, because: .eventHasNoTarget(control: name))
      }
    case .valueSetByProgram(let control):
      let name = control.label.english
      log.omit("valueChanged(\(name))", of: nil, because: .valueChangedByProgram(control: name))
    }
  }
}

extension SegmentDecision: ExplainedDecision {
  func leaveOut(in log: EventLog) {
    switch self {
    case .isSelected(let control):
      log.omit("valueChanged(\(control.label.english))", of: nil, because: .segmentIsSelected)
    }
  }
}

extension Control {
  /// The calls that a touch leads to.
  fileprivate var touchCalls: Calls {
    Calls(messages + touchEvents.map { "\(method: "\($0)")(\(label.english))" })
  }
}

extension EditingDecision: ExplainedDecision {
  func leaveOut(in log: EventLog) {
    switch self {
    case .hasNoDelegate(let text, let method, let wasSet):
      leaveOut([method], of: text, because: .noDelegate(of: text.name, wasSet: wasSet), in: log)
    case .beginningIsDisabled(let text):
      leaveOut(
        [.shouldBegin, .didBegin], of: text, because: .controlIsDisabled(control: text.name),
        in: log)
    case .isEdited(let text):
      leaveOut(
        [.shouldBegin, .didBegin], of: text, because: .fieldIsEdited(field: text.name), in: log)
    case .mayNotBegin(let text):
      leaveOut(
        [.didBegin], of: text, because: .mayNotBegin(call: text.call(.shouldBegin).text), in: log)
    case .waits(let text, let edited):
      leaveOut(
        [.didBegin], of: text, because: .mayNotEnd(call: edited.call(.shouldEnd).text), in: log)
    case .mayNotEnd(let text):
      leaveOut(
        [.didEnd, .didEndWithReason], of: text,
        because: .mayNotEnd(call: text.call(.shouldEnd).text),
        in: log)
    case .endsUnasked(let text): leaveOut([.shouldEnd], of: text, because: .endsUnasked, in: log)
    case .endedWithReason(let field):
      leaveOut([.didEnd], of: field, because: .endedWithReason, in: log)
    case .keyIsDisabled(let text):
      leaveOut(
        [.shouldChange, .shouldReturn], of: text, because: .controlIsDisabled(control: text.name),
        in: log)
    case .keyIsBelowAnotherScreen(let text):
      leaveOut(
        [.shouldChange, .shouldReturn], of: text,
        because: .isBelowAnotherScreen(control: text.name), in: log)
    case .isNotEdited(let text):
      leaveOut(
        [.shouldChange, .shouldReturn], of: text, because: .fieldIsNotEdited(field: text.name),
        in: log)
    case .mayNotChange(let text):
      log.omit(Calls(text.changeCalls), of: nil, because: .mayNotChange(field: text.name))
    case .mayNotReturn(let field):
      leaveOut(
        [.shouldEnd, .didEnd, .didEndWithReason], of: field,
        because: .mayNotReturn(field: field.name), in: log)
    case .returnDoesNotEnd(let field):
      leaveOut(
        [.shouldEnd, .didEnd, .didEndWithReason], of: field,
        because: .returnDoesNotEnd(field: field.name), in: log)
    case .clearIsBelowAnotherScreen(let field):
      leaveOut(
        [.shouldClear], of: field, because: .isBelowAnotherScreen(control: field.name), in: log)
    case .textSetByProgram(let text):
      leaveOut([.shouldChange], of: text, because: .textSetByProgram, in: log)
      log.omit(Calls(text.changeCalls), of: nil, because: .textSetByProgram)
    }
  }

  /// Says that methods of the delegate are left out, apart from those that this kind of text has
  /// not.
  @MainActor
  private func leaveOut(
    _ methods: [TextControl.DelegateMethods], of text: TextControl, because reason: Reason,
    in log: EventLog
  ) {
    log.omit(
      Calls(methods.map(text.call).filter { !$0.text.isEmpty }),
      of: className(of: text.delegateObject),
      because: reason)
  }
}

extension TextControl {
  fileprivate var name: String { label.english }
}

extension TableDecision: ExplainedDecision {
  func leaveOut(in log: EventLog) {
    switch self {
    case .hasNoDelegate(_, let wasSet):
      log.omit(
        .ofHighlighting + .ofSelectingRows, of: nil,
        because: .noDelegate(of: "TableView", wasSet: wasSet))
    case .hasNoDataSource:
      log.omit(
        ["numberOfSections(in:)", "tableView(_:numberOfRowsInSection:)"] + .ofMakingCells, of: nil,
        because: .dataSourceIsNotSet)
    case .knowsRows(let table): leaveOutCells(of: table, because: .rowsAreKnown, in: log)
    case .showsSomeRows(let table): leaveOutCells(of: table, because: .rowsAreElsewhere, in: log)
    case .hasNoRows(let table): leaveOutCells(of: table, because: .hasNoRows, in: log)
    case .cellIsNew: log.omit("prepareForReuse()", of: nil, because: .cellIsNew)
    case .rowCannotBeEdited(let table):
      log.omit(.ofEditingRows, of: className(of: table.dataSource), because: .rowCannotBeEdited)
    case .rowsCannotBeSelected(let table):
      leaveOut(.ofHighlighting + .ofSelectingRows, of: table, .rowsCannotBeSelected, in: log)
    case .mayNotHighlight(let table):
      leaveOut(.ofHighlighting + .ofSelectingRows, of: table, .mayNotHighlight, in: log)
    case .selection(let table, .mayNotSelect):
      leaveOut("tableView(_:didSelectRowAt:)", of: table, .mayNotSelect, in: log)
    case .selection(let table, .keepsOther):
      leaveOut("tableView(_:didSelectRowAt:)", of: table, .mayNotDeselect, in: log)
    case .selection(let table, .mayNotDeselect):
      leaveOut("tableView(_:didDeselectRowAt:)", of: table, .mayNotDeselect, in: log)
    case .selectedByProgram(let table):
      leaveOut(.ofSelectingRows + .ofDeselectingRows, of: table, .selectedByProgram, in: log)
    case .deselectedByProgram(let table):
      leaveOut(.ofDeselectingRows, of: table, .selectedByProgram, in: log)
    case .forgetsSelection(let table):
      leaveOut("tableView(_:didDeselectRowAt:)", of: table, .selectionIsForgotten, in: log)
    }
  }

  @MainActor
  private func leaveOutCells(of table: TableView, because reason: Reason, in log: EventLog) {
    log.omit(.ofMakingCells, of: className(of: table.dataSource), because: reason)
  }

  @MainActor
  private func leaveOut(_ calls: Calls, of table: TableView, _ reason: Reason, in log: EventLog) {
    log.omit(calls, of: className(of: table.delegate), because: reason)
  }
}

extension GridDecision: ExplainedDecision {
  func leaveOut(in log: EventLog) {
    let didSelect: Calls = "collectionView(_:didSelectItemAt:)"
    switch self {
    case .hasNoDelegate(_, let wasSet):
      log.omit(
        didSelect, of: nil, because: .noDelegate(of: "CollectionView", wasSet: wasSet))
    case .itemsCannotBeSelected(let grid):
      log.omit(didSelect, of: className(of: grid.delegate), because: .rowsCannotBeSelected)
    case .selection(let grid, .mayNotSelect):
      log.omit(didSelect, of: className(of: grid.delegate), because: .mayNotSelectItem)
    case .selection(let grid, .keepsOther):
      log.omit(didSelect, of: className(of: grid.delegate), because: .mayNotDeselect)
    case .selection(let grid, .mayNotDeselect):
      log.omit(
        "collectionView(_:didDeselectItemAt:)", of: className(of: grid.delegate),
        because: .mayNotDeselect)
    }
  }
}

/// The name of an object's class, as the log has it.
private func className(of object: AnyObject?) -> String? { object.map { "\(type(of: $0))" } }

extension Reason {
  /// Why a delegate is not called: it was released while it was set, or none was set.
  static func noDelegate(of owner: String, wasSet: Bool) -> Reason {
    wasSet ? .delegateIsGone(owner: owner) : .delegateIsNotSet(owner: owner)
  }
}
