import View

/// A screen with a control of each kind, of which some cannot be used.
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

  var elements: [Element] {
    [
      .title(Phrase("Todos", ko: "할 일")), .field(field), .toggle(toggle), .segments(segments),
      .button(save), .button(undo), .label(Phrase(verbatim: field.text)),
    ]
  }

  init() {
    for control in [field, toggle, segments, save, undo] as [Control] {
      control.addTarget(self, action: ControlsScreen.change, for: .primaryActionTriggered)
    }
    field.addTarget(self, action: ControlsScreen.change, for: .editingDidEndOnExit)
  }

  /// Whatever is done changes what is selected and what can be used.
  private func change() {
    undo.isEnabled.toggle()
    field.isHighlighted = toggle.isOn
    save.isSelected.toggle()
    segments.isEnabled = segments.selectedSegmentIndex != 2 || save.isSelected
    let name = Phrase(verbatim: field.text)
    if !field.text.isEmpty { save.setTitle(name, for: .normal) }
  }
}
