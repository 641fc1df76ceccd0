import Foundation

@testable import View
@testable import ViewKit

/// A screen with each control, in each state that a renderer shows.
final class EveryControl: Screen {
  private(set) var elements: [Element] = []
  private let table = TableView()
  private let grid = CollectionView()
  private let flavour = PickerView(Phrase("Flavour", ko: "맛"))

  init() {
    let empty = TextField(Phrase("Name", ko: "이름"), placeholder: Phrase("Your name", ko: "당신의 이름"))
    let (email, secret) = (
      TextField(Phrase("Email", ko: "이메일")), TextField("PIN", isSecureTextEntry: true)
    )
    email.text = "somebody.with.a.long.name@example.com"
    email.isHighlighted = true
    secret.text = "1234"
    secret.isEnabled = false
    let date = TextField(Phrase("Date", ko: "날짜"))
    (date.text, date.isInvalid) = ("soon", true)
    let (note, nowhere) = (TextView(Phrase("Note", ko: "메모")), TextView(Phrase("Later", ko: "나중")))
    note.text =
      "The first line, which is so long that it takes more than one line.\n\nThe last one."
    note.isInvalid = true
    nowhere.isEditable = false
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
    let (volume, guests) = (Slider(Phrase("Volume", ko: "음량")), Stepper(Phrase("Guests", ko: "손님")))
    (volume.value, guests.value) = (0.25, 12)
    let (done, nothing) = (
      ProgressView(Phrase("Done", ko: "진행")), ProgressView(Phrase("Nothing", ko: "없음"))
    )
    (done.progress, done.text) = (0.6, Phrase("6 of 10", ko: "10개 중 6개"))
    let locked = Switch(Phrase("Locked", ko: "잠금"), isOn: true)
    locked.isEnabled = false
    flavour.dataSource = self
    flavour.delegate = self
    grid.dataSource = self
    elements = [
      .banner("● ● ●"), .title(Phrase("Every control", ko: "모든 컨트롤")),
      .label("A text that is so long that it takes more than one line of the picture"),
      .message(Phrase("Really?", ko: "정말요?"), title: Phrase("Question", ko: "질문")),
      .field(empty), .field(email), .field(secret), .field(date),
      .textView(note), .textView(nowhere),
      .toggle(Switch("Sugar")),
      .toggle(Switch(Phrase("Milk", ko: "우유"), isOn: true)), .toggle(locked),
      .segments(size), .picker(flavour), .slider(volume), .stepper(guests), .progress(done),
      .progress(nothing), .button(delete), .button(save), .button(off), .table(table), .grid(grid),
    ]
  }

}

extension EveryControl: TableViewDataSource, TableViewDelegate {
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

extension EveryControl: PickerViewDataSource, PickerViewDelegate {
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 2 }

  func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> Phrase? { row == 0 ? Phrase("Mint", ko: "박하") : Phrase("Lemon", ko: "레몬") }
}

extension EveryControl: CollectionViewDataSource {
  func numberOfSections(in collectionView: CollectionView) -> Int { 2 }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  { 3 }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = CollectionViewCell()
    cell.text = indexPath.item == 1 ? "" : Phrase("tea", ko: "차")
    return cell
  }
}
