import Foundation
import Testing

@testable import App
@testable import ProgramKit
@testable import View

@Suite("The picture of every control")
struct ControlPictureTests {
  @Test(
    "It is as it was when somebody looked at it, in each language", arguments: Language.allCases)
  func picture(language: Language) throws {
    let now = ScreenContent(of: EveryControl()).svg(.light, in: language)
    let name = language == .english ? "controls.svg" : "controls-korean.svg"
    let file = URL(filePath: TranscriptFolder.standard.path).appending(path: "Pictures/\(name)")
    let before = try? String(contentsOf: file, encoding: .utf8)
    if TranscriptFolder.standard.mode == .accept {
      try now.write(to: file, atomically: true, encoding: .utf8)
    }

    expect(
      before ?? "", is: now,
      "Accept it with VESTIBULE_TRANSCRIPTS=accept swift test --filter ControlPicture, and look.")
  }
}

/// A screen with each control, in each state that a picture shows.
private final class EveryControl: Screen, TableViewDataSource, TableViewDelegate {
  private(set) var elements: [Element] = []
  private let table = TableView()

  init() {
    let empty = TextField(Phrase("Name", ko: "이름"), placeholder: Phrase("Your name", ko: "당신의 이름"))
    let (email, secret) = (
      TextField(Phrase("Email", ko: "이메일")), TextField("PIN", isSecureTextEntry: true)
    )
    email.text = "somebody.with.a.long.name@example.com"
    email.isHighlighted = true
    secret.text = "1234"
    secret.isEnabled = false
    let (delete, save, off) = (
      Button(Phrase("Delete", ko: "지우기")), Button(Phrase("Save", ko: "저장")), Button("Off")
    )
    delete.role = .destructive
    save.role = .primary
    off.isEnabled = false
    off.isSelected = true
    let size = SegmentedControl(
      Phrase("Size", ko: "크기"), segments: [Phrase("Small", ko: "작게"), Phrase("Large", ko: "크게")])
    size.selectedSegmentIndex = 1
    table.dataSource = self
    table.delegate = self
    table.selectRow(at: IndexPath(row: 1, section: 0))
    elements = [
      .banner("● ● ●"), .title(Phrase("Every control", ko: "모든 컨트롤")),
      .label("A text that is so long that it takes more than one line of the picture"),
      .message(Phrase("Really?", ko: "정말요?"), title: Phrase("Question", ko: "질문")),
      .field(empty), .field(email), .field(secret), .toggle(Switch("Sugar")),
      .toggle(Switch(Phrase("Milk", ko: "우유"), isOn: true)), .segments(size), .button(delete),
      .button(save), .button(off), .table(table),
    ]
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 4 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.text = Phrase("Row \(indexPath.row)", ko: "\(indexPath.row)번 줄")
    cell.isChecked = [nil, true, false, nil][indexPath.row]
    cell.detailText = indexPath.row == 2 ? Phrase("a detail", ko: "자세히") : nil
    cell.isEnabled = indexPath.row != 3
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> Phrase? {
    Phrase("Above", ko: "위")
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> Phrase? {
    Phrase("Below", ko: "아래")
  }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    indexPath.row == 1
      ? SwipeActionsConfiguration(actions: [
        ContextualAction(style: .normal, title: Phrase("pin", ko: "고정")) { _, _, done in done(true)
        }
      ]) : nil
  }
}
