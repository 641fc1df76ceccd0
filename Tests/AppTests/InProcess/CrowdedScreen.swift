import Foundation

@testable import View
@testable import ViewKit

/// A screen whose names begin alike, are alike in one language, or look like something else.
final class CrowdedScreen: Screen {
  private(set) var elements: [Element] = []
  private let flavour = PickerView(Phrase("Flavour", ko: "맛"))
  private let table = TableView()
  private let grid = CollectionView()
  private let rows = [
    Phrase("tea", ko: "차"), Phrase("tea bag", ko: "차 봉지"), "edit", Phrase("same", ko: "같음"),
    Phrase("same", ko: "같은 것"), Phrase("other", ko: "같음"), "cheese & bread", "Straße",
  ]
  /// What was done, in order.
  private(set) var done: [String] = []

  init() {
    let off = Button(Phrase("Off", ko: "끔"))
    off.isEnabled = false
    let size = SegmentedControl(
      Phrase("Size", ko: "크기"),
      segments: [
        Phrase("Small", ko: "작게"), Phrase("Large", ko: "크게"), Phrase("Larger", ko: "더 크게"),
      ]
    )
    size.selectedSegmentIndex = 1
    let guests = Stepper(Phrase("Guests", ko: "손님"))
    guests.value = 4
    let volume = Slider(Phrase("Volume", ko: "음량"))
    (flavour.dataSource, flavour.delegate) = (self, self)
    (table.dataSource, table.delegate) = (self, self)
    (grid.dataSource, grid.visibleSections, grid.visibleItems) = (self, 2, 2)
    elements = [
      .field(TextField(Phrase("Name", ko: "이름"))), .toggle(Switch(Phrase("Milk", ko: "우유"))),
      .toggle(Switch(Phrase("Milk foam", ko: "우유 거품"), isOn: true)),
      .segments(SegmentedControl("", segments: ["Left hand", "Right hand"])), .segments(size),
      .picker(flavour), .slider(volume), .stepper(guests),
      .button(Button(Phrase("Delete", ko: "지우기"))),
      .button(Button(Phrase("Delete all", ko: "모두 지우기"))), .button(Button("7")),
      .button(Button("+1")), .textView(TextView(Phrase("Note", ko: "메모"))), .table(table),
      .button(off), .grid(grid),
    ]
  }
}

extension CrowdedScreen: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.text = rows[indexPath.row]
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    done.append("selected \(rows[indexPath.row].english)")
  }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    let verbs = [
      Phrase("edit", ko: "편집"), Phrase("edit all", ko: "모두 편집"), Phrase("pin", ko: "고정"),
    ]
    return SwipeActionsConfiguration(
      actions: verbs.prefix(indexPath.row == 6 ? 1 : 3).map { verb in
        ContextualAction(style: .normal, title: verb) { [weak self] in
          self?.done.append("\(verb.english) \(indexPath.row)")
        }
      })
  }
}

extension CrowdedScreen: PickerViewDataSource, PickerViewDelegate {
  private static let flavours = [
    Phrase("Mint", ko: "박하"), Phrase("Mint tea", ko: "박하차"), Phrase("Lemon", ko: "레몬"),
  ]

  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 3 }

  func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> Phrase? { Self.flavours[row] }
}

extension CrowdedScreen: CollectionViewDataSource {
  func numberOfSections(in collectionView: CollectionView) -> Int { 4 }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  { 4 }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = CollectionViewCell()
    cell.text = "\(indexPath.section * 10 + indexPath.item)"
    return cell
  }
  func collectionView(_ collectionView: CollectionView, indexPathForItemNamed name: String)
    -> IndexPath?
  {
    guard let item = ["a", "b", "c", "d"].firstIndex(of: name.prefix(1).lowercased()),
      let section = Int(name.dropFirst())
    else { return nil }
    return IndexPath(item: item, section: section - 1)
  }
}
