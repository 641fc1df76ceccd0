import View
import ViewKit
import ViewText

/// A screen with a control of each kind, and what its targets were sent.
final class ControlsScreen: Screen {
  let task = TextField(Phrase("Task", ko: "새 할 일"), placeholder: Phrase("Type one", ko: "입력하세요"))
  let markAll = Switch(Phrase("Mark all as complete", ko: "모두 완료로 표시"))
  let filter = SegmentedControl(
    Phrase("Filter", ko: "필터"),
    segments: [
      Phrase("All", ko: "전체"), Phrase("Active", ko: "진행 중"), Phrase("Completed", ko: "완료됨"),
    ])
  let save = Button(Phrase("Save", ko: "저장"))

  var elements: [Element]
  private(set) var events: [String] = []

  init() {
    elements = [
      .title(Phrase("Todos", ko: "할 일")), .field(task), .toggle(markAll), .segments(filter),
      .button(save),
    ]
    filter.selectedSegmentIndex = 0
    task.addTarget(self, action: ControlsScreen.exit, for: .editingDidEndOnExit)
    markAll.addTarget(self, action: ControlsScreen.mark, for: .valueChanged)
    filter.addTarget(self, action: ControlsScreen.choose, for: .valueChanged)
    save.addTarget(self, action: ControlsScreen.didSave, for: .touchUpInside)
  }

  private func exit() { events.append("task \(task.text ?? "")") }
  private func mark() { events.append("mark \(markAll.isOn)") }
  private func choose() { events.append("filter \(filter.selectedSegmentIndex)") }
  private func didSave() { events.append("save") }

  /// A button that a test has added was touched.
  func touched(_ button: Button) { events.append("touched \(button.label.english)") }
}

/// A window with that screen, and the display that shows it.
@MainActor
final class ControlsHarness {
  let screen = ControlsScreen()
  let display: TextDisplay
  let window: WindowView

  init(
    _ language: Language = .english, columns: Int? = nil, isSpoken: Bool = false,
    isBrief: Bool = false
  ) {
    display = TextDisplay(
      language: language, commands: [TextCommand("quit", explanation: "leaves")])
    display.traits = TextTraits(columns: columns, isSpoken: isSpoken)
    if isBrief { display.verbosity = .brief }
    window = TextViewFactory(display: display).makeWindowView()
    window.addSubview(screen)
    window.becomeKey()
  }

  /// The lines of the screen as it is drawn now, without the hint.
  func drawn() -> [String] {
    display.read()
    return display.takeOutput().split(separator: "\n").map(String.init)
      .prefix { !$0.hasPrefix("  Return:") && !$0.hasPrefix("  Enter:") }.map(\.self)
  }

  /// What is said to some lines, without a screen that is drawn after them.
  func said(to lines: String...) -> [String] {
    _ = display.takeOutput()
    for line in lines { _ = display.receive(line) }
    return display.takeOutput().split(separator: "\n").map { String($0.dropFirst(2)) }
  }
}
