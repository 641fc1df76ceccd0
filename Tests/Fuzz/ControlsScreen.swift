import Foundation
import View
import ViewKit

/// A screen with a control of each kind, of which some cannot be used, and a list of what was typed.
final class ControlsScreen: Screen {
  let field = TextField(Phrase("Task", ko: "새 할 일"), placeholder: Phrase("Type", ko: "입력하세요"))
  let toggle = Switch(Phrase("Mark all as complete", ko: "모두 완료로 표시"))
  let segments = SegmentedControl(
    Phrase("Filter", ko: "필터"),
    segments: [
      Phrase("All", ko: "전체"), Phrase("Active", ko: "진행 중"), Phrase("Completed", ko: "완료됨"),
    ])
  let kind = PickerView(Phrase("Kind", ko: "종류"))
  let minutes = Slider(Phrase("Minutes", ko: "분"))
  let cups = Stepper(Phrase("Cups", ko: "잔"))
  let steeped = ProgressView(Phrase("Steeped", ko: "우림"))
  let note = TextView(Phrase("Note", ko: "메모"))
  let grid = CollectionView()
  let save = Button(Phrase("Save", ko: "저장"))
  let undo = Button(Phrase("Undo", ko: "실행 취소"))
  let table = TableView()
  private var typed: String { field.text ?? "" }
  private var rows = ["feed the cat", "buy cheese", "이서준"]

  var elements: [Element] {
    [
      .title(Phrase("Todos", ko: "할 일")), .field(field), .toggle(toggle), .segments(segments),
      .picker(kind), .slider(minutes), .stepper(cups), .progress(steeped), .textView(note),
      .button(save), .button(undo), .label(Phrase(verbatim: typed)), .table(table), .grid(grid),
    ]
  }

  init() {
    for control in [field, toggle, segments, save, undo] as [Control] {
      control.addTarget(self, action: ControlsScreen.change, for: .primaryActionTriggered)
    }
    field.addTarget(self, action: ControlsScreen.add, for: .editingDidEndOnExit)
    for control in [kind, minutes, cups] as [Control] {
      control.addTarget(self, action: ControlsScreen.change, for: .valueChanged)
    }
    table.dataSource = self
    table.delegate = self
    (kind.dataSource, kind.delegate) = (self, self)
    note.delegate = self
    grid.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (grid.dataSource, grid.delegate) = (self, self)
  }

  private func add() {
    change()
    rows.append(typed)
    table.reloadData()
  }

  /// Whatever is done changes what is selected and what can be used.
  private func change() {
    undo.isEnabled.toggle()
    field.isHighlighted = toggle.isOn
    save.isSelected.toggle()
    segments.isEnabled = segments.selectedSegmentIndex != 2 || save.isSelected
    steeped.progress = minutes.value
    steeped.text = Phrase(verbatim: typed)
    note.isInvalid.toggle()
    note.isEnabled = cups.value < 90
    kind.reloadAllComponents()
    grid.reloadData()
    if !typed.isEmpty { save.setTitle(Phrase(verbatim: typed), for: .normal) }
  }
}

extension ControlsScreen: PickerViewDataSource, PickerViewDelegate {
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
    rows.count
  }

  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int)
    -> Phrase?
  { Phrase(verbatim: rows[row]) }
}

extension ControlsScreen: TextViewDelegate {
  /// A text of lines that are not too many.
  func textViewDidChange(_ textView: TextView) {
    change()
    if (textView.text ?? "").count > 500 { textView.text = "" }
  }
}

extension ControlsScreen: CollectionViewDataSource, CollectionViewDelegate {
  func numberOfSections(in collectionView: CollectionView) -> Int { 26 }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  {
    40
  }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    // What a person has typed, and a part of it.
    let count = indexPath.item.isMultiple(of: 3) ? typed.count : indexPath.section
    cell.text = Phrase(verbatim: String(typed.prefix(count)))
    return cell
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    change()
  }
}

extension ControlsScreen: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.text = Phrase(verbatim: rows[indexPath.row])
    cell.detailText = indexPath.row.isMultiple(of: 2) ? nil : cell.text
    cell.isChecked = toggle.isOn
    return cell
  }

  /// A verb of its own, and one that a person has typed.
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    let row = indexPath.row
    return SwipeActionsConfiguration(actions: [
      ContextualAction(style: .destructive, title: Phrase("delete", ko: "삭제")) { [weak self] in
        self?.rows.remove(at: row)
        self?.table.deleteRows(at: [indexPath])
      },
      ContextualAction(style: .normal, title: Phrase(verbatim: rows[row])) {},
    ])
  }
}
