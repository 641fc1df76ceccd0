import Foundation
import Model
import ModelKit
import Testing
import Workshop

@testable import View
@testable import ViewKit

/// Each property has a bit of its own.
@MainActor
@Suite("The properties of controls, each beside each other one")
struct PropertyTests {
  private typealias Property = (
    name: String, get: (TextField) -> Bool, set: (TextField, Bool) -> Void
  )

  private static let properties: [Property] = [
    ("disabled", { !$0.isEnabled }, { $0.isEnabled = !$1 }),
    ("selected", { $0.isSelected }, { $0.isSelected = $1 }),
    ("hidden", { $0.isHidden }, { $0.isHidden = $1 }),
    ("secure", { $0.isSecureTextEntry }, { $0.isSecureTextEntry = $1 }),
    ("highlighted", { $0.isHighlighted }, { $0.isHighlighted = $1 }),
    ("invalid", { $0.isInvalid }, { $0.isInvalid = $1 }),
    ("resigns on Return", { $0.resignsOnReturn }, { $0.resignsOnReturn = $1 }),
    (
      "had a delegate", { $0.hasLostListener },
      { field, isSet in
        let delegate = Delegate()
        field.delegate = isSet ? delegate : nil
      }
    ),
  ]

  @Test("Setting a property and taking it back changes no other property")
  func pairs() {
    func set(_ field: TextField) -> [String] {
      Self.properties.filter { $0.get(field) }.map(\.name)
    }
    for (index, first) in Self.properties.enumerated() {
      for second in Self.properties.dropFirst(index + 1) {
        let field = TextField("Field")
        #expect(set(field) == [])
        first.set(field, true)
        second.set(field, true)
        #expect(set(field) == [first.name, second.name])
        first.set(field, false)
        #expect(set(field) == [second.name])
        first.set(field, true)
        second.set(field, false)
        #expect(set(field) == [first.name])
      }
    }
  }

  @Test("Events have UIKit's numbers, and their names in this order")
  func events() {
    let events: [Control.Events] = [
      .touchDown, .touchUpInside, .valueChanged, .primaryActionTriggered, .editingDidBegin,
      .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    ]
    let numbers: [UInt] = [1, 64, 4_096, 8_192, 65_536, 131_072, 262_144, 524_288]
    #expect(events.map(\.rawValue) == numbers)
    let names: [String] = [
      "touchDown", "touchUpInside", "valueChanged", "primaryActionTriggered", "editingDidBegin",
      "editingChanged", "editingDidEnd", "editingDidEndOnExit",
    ]
    #expect(Control.Events(events).description == names.joined(separator: ", "))
    #expect(Control.Events().description == "events 0")
    let firsts = (0...8).map { Control.Events(events.dropFirst($0)).first }
    #expect(firsts == events + [nil])
  }

  @Test("Each method of a delegate has a bit of its own")
  func methods() {
    let methods: [TextControl.DelegateMethods] = [
      .shouldBegin, .didBegin, .shouldEnd, .didEnd, .didEndWithReason, .shouldChange, .shouldClear,
      .shouldReturn,
    ]
    let numbers: [UInt8] = [1, 2, 4, 8, 16, 32, 64, 128]
    #expect(methods.map(\.rawValue) == numbers)
  }

  @Test("A listener is lost where it was set and is gone, of the data source as of the delegate")
  func lostListeners() {
    let (source, delegate) = (Rows(), Rows())
    func lost(_ source: Rows?, _ delegate: Rows?, goes: (Bool, Bool)) -> Bool {
      let table = TableView()
      (table.dataSource, table.delegate) = (source, delegate)
      do {
        let (gone, alsoGone) = (Rows(), Rows())
        if goes.0 { table.dataSource = gone }
        if goes.1 { table.delegate = alsoGone }
      }
      return table.hasLostListener
    }

    for (source, delegate) in [(nil, nil), (source, nil), (nil, delegate), (source, delegate)]
      as [(Rows?, Rows?)]
    {
      #expect(!lost(source, delegate, goes: (false, false)))
      #expect(lost(source, delegate, goes: (true, false)))
      #expect(lost(source, delegate, goes: (false, true)))
      #expect(lost(source, delegate, goes: (true, true)))
    }
  }

  @Test("What a program sets is omitted in the log of the window that shows the control alone")
  func setByProgram() {
    let (one, two) = (WindowView(), WindowView())
    let (silent, toggle) = (WindowView(), Switch("Milk"))
    let size = SegmentedControl("Size", segments: ["Small"])
    for view in [one, two] { view.log.isExplaining = true }
    let screens = [silent, one, two].map { view in
      let screen = FieldScreen([])
      view.addSubview(screen)
      return screen
    }

    for (index, counts) in [[0, 0, 0], [0, 1, 0], [0, 1, 1]].enumerated() {
      for screen in screens {
        screen.elements = [
          .segments(size), .table(TableView()), .grid(CollectionView()), .searchBar(SearchBar()),
        ]
      }
      screens[index].elements = [.toggle(toggle)]
      toggle.isOn.toggle()
      #expect([silent, one, two].map(\.log.omissions.count) == counts)
    }
  }

  @Test("A tab that a program selects leaves out no event, as a segment does")
  func tabs() {
    let (window, tabs) = (WindowView(), TabBar("Tabs", segments: ["Home", "Away"]))
    let (size, tea) = (SegmentedControl("Size", segments: ["Small", "Large"]), PickerView("Tea"))
    window.log.isExplaining = true
    window.addSubview(ElementScreen([.segments(tabs), .segments(size), .picker(tea)]))

    for choice in [tabs, size] { choice.selectedSegmentIndex = 1 }
    tea.selectRow(0, inComponent: 0)

    #expect(window.log.omissions.map(\.call) == ["valueChanged(Size)", "valueChanged(Tea)"])
  }

  @Test(
    "A text without a delegate may begin, change and end; a target without an action does nothing")
  func bare() {
    let (text, window, target) = (TextControl("Bare"), WindowView(), ControlTarget())

    #expect(text.handlesReturn && !text.hidesText && text.delegateObject == nil)
    #expect(window.edit(text) && text.isFirstResponder)
    #expect(text.insertText("tea") && text.deleteBackward() && text.text == "te")
    #expect(!text.touchReturn() && text.text == "te")
    #expect(text.resignFirstResponder() && !text.isFirstResponder)
    #expect(!TextView("Bare").hasTypedLine)
    let button = Button("Go")
    button.add(target)
    #expect(!button.touch() && !button.hasTarget(for: .touchUpInside) && button.hasTarget)
    #expect(button.receivers.isEmpty && !target.holdsReceiver && !target.wasAddedAgain)
    #expect(!target.isSame(as: ControlTarget()))
    let field = TextField("Bare")
    #expect(!field.handlesReturn)
    field.addTarget(window, action: WindowView.becomeKey, for: .primaryActionTriggered)
    #expect(field.handlesReturn && !field.endsOnReturn)
  }

  @Test("A touch of a control with a value is to change it, and of any other one is inside")
  func touchEvents() {
    let size = SegmentedControl("Size", segments: ["Small"])
    for control in [Switch("Milk"), Slider("Share"), size] as [Control] {
      #expect(control.touchEvents == [.touchDown, .valueChanged])
    }
    for control in [Button("Go"), TextField("Name")] as [Control] {
      #expect(control.touchEvents == [.touchDown, .touchUpInside])
    }
  }

  @Test("A touch alone is no action, and an action without arguments is done")
  func done() {
    let action = ContextualAction(style: .normal, title: "pin") {}
    var answers: [Bool] = []

    action.handler(action, TableViewCell()) { answers.append($0) }

    #expect(answers == [true])
    let gone = CollectionViewCell()
    #expect(!gone.touch() && !TableViewCell().touch())
    #expect(Slider("Share").actions.map(\.isDestructive) == [false])
    let parts: [Control] = [
      CollectionView().buttons[1], SearchBar().cancelButton,
      SegmentedControl("Size", segments: ["Small"]).segments[0],
    ]
    for part in parts { part.isEnabled = true }
    #expect(parts.allSatisfy { !$0.touch() }, "what they belong to is gone")
  }

  private final class Delegate: TextFieldDelegate {}

  private final class Rows: TableViewDataSource, TableViewDelegate {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell()
    }
  }
}
