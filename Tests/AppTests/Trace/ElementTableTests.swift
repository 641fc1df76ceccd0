import Foundation
import Testing

@testable import App
@testable import ProgramKit
@testable import View
@testable import ViewKit
@testable import ViewText

/// What screens say of the elements on them: each kind, shown and hidden; and of two buttons, each
/// beside each other one.
@Suite("What a screen says of its elements")
struct ElementTableTests {
  @Test("An element has its controls, and a screen those that are shown, for every kind")
  func kinds() {
    let named: [Kind: [String]] = [
      .field: ["Field"], .refusedField: ["Field"], .textView: ["Text"], .refusedText: ["Text"],
      .button: ["Button"], .toggle: ["Switch"], .segments: ["One", "Two"], .oneSegment: ["One"],
      .picker: ["Picker"], .slider: ["Slider"], .stepper: ["Stepper"], .table: ["Row 0", "Row 1"],
      .fieldsInRows: ["In a row", "Beside", "Row 1"], .grid: ["Left", "Right", "Up", "Down"],
      .search: ["Search", "Cancel"],
    ]
    for kind in Kind.allCases {
      for isHidden in [false, true] {
        let (element, own) = kind.element(isHidden: isHidden)
        let screen = Parts([.banner("B"), element, .title("T"), .button(Button("Last"))])
        let isShown = kind != .emptyLabel && (!isHidden || kind.isAlwaysShown)
        let place: Comment = "\(kind) \(isHidden)"
        #expect(
          element.isShown == isShown && screen.shownElements.count == (isShown ? 4 : 3), place)
        #expect(element.controls.map(\.label.english) == named[kind] ?? [], place)
        let cells = kind == .grid && isShown ? ["A1", "B1"] : []
        let shown = isShown ? element.controls : []
        #expect(
          screen.controls.map(\.label.english) == shown.map(\.label.english) + ["Last"] + cells,
          place)
        #expect(
          element.control === (element.controls.count == 1 ? element.controls[0] : nil), place)
        #expect(element.textControl === element.control as? TextControl, place)
        let texts = shown.compactMap { $0 as? TextControl }
        let fields = texts.filter { $0 is TextField }
        #expect(
          screen.textControls.map { ObjectIdentifier($0) } == texts.map { ObjectIdentifier($0) })
        #expect(screen.fields.map { ObjectIdentifier($0) } == fields.map { ObjectIdentifier($0) })
        #expect(
          screen.highlightedFields.map(\.label) == texts.filter(\.isHighlighted).map(\.label), place
        )
        #expect(!element.has(Button("X")) && !element.isValue(Button("X")), place)
        for control in own {
          let isListed = screen.controls.contains { $0 === control } || control.isHidden
          let has = own.count == 1 || isShown && isListed
          #expect(element.has(control) == has && screen.lists(control) == has, place)
          #expect(screen.has(control) == (has && isShown && !control.isHidden), place)
        }
      }
    }
  }

  @Test("Two screens that differ in any property of a control are told apart")
  func told() throws {
    var told: [String] = []
    ScreenContent(of: EveryControl()).visit { detail in
      switch detail {
      case .text(let text): told.append("text \(text.english) / \(text.korean)")
      case .verb(let verb): told.append("verb \(verb.english) / \(verb.korean)")
      case .option(let option): told.append("option \(option.english) / \(option.korean)")
      case .number(let number): told.append("\(number)")
      }
    }

    // Numbers stand on the line of the text before them.
    let lines = told.joined(separator: "\n").replacing(/\n(?=-?[0-9]+(\n|$))/, with: " ")
    try expect(lines, isAsIn: "Pictures/controls-told.txt")
  }

  @Test("Return touches a primary button first, and none that destroys, is disabled or is hidden")
  func primary() throws {
    let states = ButtonState.allCases
    var text = ""
    func table(_ name: String, _ screen: @MainActor (Button, Button) -> any Screen) {
      text += "# \(name)\n"
      for first in states {
        let row = states.map { second in
          let (one, two) = (first.button("1"), second.button("2"))
          return screen(one, two).primaryButton?.label.english ?? "-"
        }
        text += "\(first): \(row.joined(separator: " "))\n"
      }
    }
    table("on a screen") { Parts([.button($0), .label("between"), .button($1)]) }
    table("in two screens of a container") { one, two in
      let container = ContainerScreen()
      for button in [one, two] { container.addSubview(Parts([.button(button)])) }
      return container
    }
    table("in a bar") { one, two in
      let (screen, item) = (NavigationScreen(), NavigationItem())
      item.rightBarButtonItems = [one, two].map(self.item)
      screen.topItem = item
      return screen
    }
    table("on both sides of a bar") { one, two in
      let (screen, item) = (NavigationScreen(), NavigationItem())
      (item.rightBarButtonItem, item.leftBarButtonItem) = (self.item(one), self.item(two))
      screen.topItem = item
      return screen
    }

    try expect(text, isAsIn: "Words/primary.txt")
  }

  @Test("Return alone leads to the first empty field, then to the button")
  func next() throws {
    var text = ""
    for isEnabled in [nil, true, false] {
      text += "# a button \(isEnabled.map { $0 ? "enabled" : "disabled" } ?? "nowhere")\n"
      for first in FieldState.allCases {
        for second in FieldState.allCases {
          let (one, two, screen) = (first.field("1"), second.field("2"), Form())
          screen.elements = [.field(one), .field(two)]
          if let isEnabled {
            let button = Button("B")
            button.isEnabled = isEnabled
            screen.primaryButton = button
          }
          let next = [[], [one], [two], [one, two]].map { passed in
            screen.nextControl(after: passed.map { ObjectIdentifier($0) })?.label.english ?? "-"
          }
          text += "\(first) \(second): \(next.joined(separator: " "))\n"
        }
      }
    }

    try expect(text, isAsIn: "Words/next.txt")
  }

  @Test("An item of a bar has the style, the title and the target that it was made with")
  func items() {
    final class Hearer {
      var heard: [String] = []
      func hear() { heard.append("method") }
    }
    let hearer = Hearer()
    typealias Item = BarButtonItem.SystemItem
    let styles: [BarButtonItem.Style] = [.plain, .done]
    var items = styles.flatMap { style in
      [
        BarButtonItem(title: "T", style: style, target: hearer, action: Hearer.hear),
        BarButtonItem(title: "T", style: style, target: hearer) { $0.heard.append("closure") },
      ]
    }
    items += [
      BarButtonItem(title: "T", target: hearer, action: Hearer.hear),
      BarButtonItem(title: "T", target: hearer) { $0.heard.append("closure") },
    ]
    for item in Item.allCases {
      items.append(BarButtonItem(item, target: hearer, action: Hearer.hear))
      items.append(BarButtonItem(item, target: hearer) { $0.heard.append("closure") })
    }

    for item in items { item.button.touch() }

    let heard = items.indices.map { $0.isMultiple(of: 2) ? "method" : "closure" }
    #expect(hearer.heard == heard)
    let roles = items.map { $0.button.role == .primary ? "done" : "plain" }
    #expect(
      roles == [
        "plain", "plain", "done", "done", "plain", "plain", "done", "done", "plain", "plain",
        "plain", "plain", "done", "done", "plain", "plain",
      ])
    #expect(
      items.map { "\($0.title.english) \($0.title.korean)" }.suffix(10) == [
        "Done 완료", "Done 완료", "Cancel 취소", "Cancel 취소", "Edit 편집", "Edit 편집",
        "Save 저장", "Save 저장", "Add 추가", "Add 추가",
      ])
  }

  @Test("Of several items on a side the first is the one, and one takes the place of all")
  func severalItems() {
    let (item, buttons) = (NavigationItem(), [Button("1"), Button("2")].map(self.item))
    #expect(!item.hidesBackButton && item.leftBarButtonItem == nil)

    (item.leftBarButtonItems, item.rightBarButtonItems) = (buttons, buttons.reversed())
    #expect(item.leftBarButtonItem === buttons[0] && item.rightBarButtonItem === buttons[1])
    (item.leftBarButtonItem, item.rightBarButtonItem) = (buttons[1], nil)

    #expect(item.leftBarButtonItems.map(\.title) == ["2"] && item.rightBarButtonItems.isEmpty)
  }

  @Test("Of two screens in a stack's view the first has the button that Return touches")
  func severalScreens() {
    let screen = NavigationScreen()
    for name in ["1", "2"] as [Phrase] { screen.addSubview(Parts([.button(Button(name))])) }

    #expect(screen.primaryButton?.label == "1")
  }

  /// An item that has the state of a button.
  private func item(_ button: Button) -> BarButtonItem {
    let item = BarButtonItem(title: button.label, target: button) { _ in }
    item.button.role = button.role
    (item.isEnabled, item.button.isHidden) = (button.isEnabled, button.isHidden)
    return item
  }

  nonisolated private enum ButtonState: CaseIterable {
    case normal, primary, cancel, destructive, disabled, hidden, disabledPrimary, hiddenPrimary

    @MainActor
    func button(_ name: Phrase) -> Button {
      let button = Button(name)
      switch self {
      case .normal, .disabled, .hidden: break
      case .primary, .disabledPrimary, .hiddenPrimary: button.role = .primary
      case .cancel: button.role = .cancel
      case .destructive: button.role = .destructive
      }
      button.isEnabled = self != .disabled && self != .disabledPrimary
      button.isHidden = self == .hidden || self == .hiddenPrimary
      return button
    }
  }

  nonisolated private enum FieldState: CaseIterable {
    case empty, filled, disabled, hidden

    @MainActor
    func field(_ name: Phrase) -> TextField {
      let field = TextField(name)
      if self == .filled { field.text = "x" }
      (field.isEnabled, field.isHidden) = (self != .disabled, self == .hidden)
      return field
    }
  }

  nonisolated private enum Kind: String, CaseIterable {
    case banner, title, label, emptyLabel, englishLabel, koreanLabel, message, field, refusedField
    case textView, refusedText, button, toggle, segments, oneSegment, picker, slider, stepper
    case progress, table, fieldsInRows, grid, search

    var isAlwaysShown: Bool { self == .banner || self == .title || self == .message }

    /// An element, and what it or a part of it is touched by.
    @MainActor
    func element(isHidden: Bool) -> (Element, [Control]) {
      func control(_ control: Control, _ element: Element) -> (Element, [Control]) {
        control.isHidden = isHidden
        return (element, [control])
      }
      func label(_ text: Phrase?) -> (Element, [Control]) {
        let label = Label(text)
        label.isHidden = isHidden
        return (.label(label), [])
      }
      switch self {
      case .banner: return (.banner("B"), [])
      case .title: return (.title("T"), [])
      case .label: return label("L")
      case .emptyLabel: return label(nil)
      case .englishLabel: return label(Phrase("L", ko: ""))
      case .koreanLabel: return label(Phrase("", ko: "글"))
      case .message: return (.message("M", title: nil), [])
      case .field, .refusedField:
        let field = TextField("Field")
        field.isHighlighted = self == .refusedField
        return control(field, .field(field))
      case .textView, .refusedText:
        let view = TextView("Text")
        view.isHighlighted = self == .refusedText
        return control(view, .textView(view))
      case .button:
        let button = Button("Button")
        return control(button, .button(button))
      case .toggle:
        let toggle = Switch("Switch")
        return control(toggle, .toggle(toggle))
      case .segments, .oneSegment:
        let names: [Phrase] = self == .segments ? ["One", "Two"] : ["One"]
        let segments = SegmentedControl("Choice", segments: names)
        segments.isHidden = isHidden
        return (.segments(segments), segments.segments + [segments])
      case .picker:
        let picker = PickerView("Picker")
        return control(picker, .picker(picker))
      case .slider:
        let slider = Slider("Slider")
        return control(slider, .slider(slider))
      case .stepper:
        let stepper = Stepper("Stepper")
        return control(stepper, .stepper(stepper))
      case .progress:
        let progress = ProgressView("Progress")
        progress.isHidden = isHidden
        return (.progress(progress), [])
      case .table, .fieldsInRows: return table(isHidden)
      case .grid:
        let grid = CollectionView()
        (grid.dataSource, grid.isHidden) = (Squares.all, isHidden)
        return (.grid(grid), grid.visibleCells + [grid.buttons[0]])
      case .search:
        let bar = SearchBar()
        (bar.showsCancelButton, bar.isHidden) = (true, isHidden)
        return (.searchBar(bar), [bar.searchTextField, bar.cancelButton])
      }
    }

    @MainActor
    private func table(_ isHidden: Bool) -> (Element, [Control]) {
      let table = TableView()
      (table.dataSource, table.isHidden) = (Squares.all, isHidden)
      guard self == .fieldsInRows else { return (.table(table), table.visibleCells) }
      let (field, view, hidden) = (TextField("In a row"), TextView("Beside"), TextField("Hidden"))
      (field.isHighlighted, view.isHighlighted, hidden.isHidden) = (true, false, true)
      table.visibleCells[0].contentElements = [.field(field), .textView(view), .field(hidden)]
      return (.table(table), [field, view, hidden] + table.visibleCells)
    }
  }

  private final class Parts: Screen {
    let elements: [Element]
    init(_ elements: [Element]) { self.elements = elements }
  }

  private final class Form: Screen {
    var elements: [Element] = []
    var primaryButton: Button?
  }
}

/// A list and a grid of two.
private final class Squares: TableViewDataSource, CollectionViewDataSource {
  static let all = Squares()

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.text = "Row \(indexPath.row)"
    return cell
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  { 2 }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell { CollectionViewCell() }
}
