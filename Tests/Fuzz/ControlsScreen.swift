import Foundation
import View

/// A screen with a control of each kind, of which some cannot be used, and a list of what was typed.
final class ControlsScreen: Screen {
  let field = TextField(Phrase("Task", ko: "새 할 일"), placeholder: Phrase("Type", ko: "입력하세요"))
  let toggle = Switch(Phrase("Mark all as complete", ko: "모두 완료로 표시"))
  let segments = SegmentedControl(
    Phrase("Filter", ko: "필터"),
    segments: [
      Phrase("All", ko: "전체"), Phrase("Active", ko: "진행 중"), Phrase("Completed", ko: "완료됨"),
    ])
  let save = Button(Phrase("Save", ko: "저장"))
  let undo = Button(Phrase("Undo", ko: "실행 취소"))
  let table = TableView()
  private var typed: String { field.text ?? "" }
  private var rows = ["feed the cat", "buy cheese", "이서준"]

  var elements: [Element] {
    [
      .title(Phrase("Todos", ko: "할 일")), .field(field), .toggle(toggle), .segments(segments),
      .button(save), .button(undo), .label(Phrase(verbatim: typed)), .table(table),
    ]
  }

  init() {
    for control in [field, toggle, segments, save, undo] as [Control] {
      control.addTarget(self, action: ControlsScreen.change, for: .primaryActionTriggered)
    }
    field.addTarget(self, action: ControlsScreen.add, for: .editingDidEndOnExit)
    table.dataSource = self
    table.delegate = self
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
    if !typed.isEmpty { save.setTitle(Phrase(verbatim: typed), for: .normal) }
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
