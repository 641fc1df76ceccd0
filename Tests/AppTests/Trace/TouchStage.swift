import Model
import Workshop

@testable import View
@testable import ViewKit

/// A window in which every act is done to a control, with what the log has of each.
final class TouchStage {
  enum Kind: String, CaseIterable {
    case button, delegating, toggle, segments, slider, stepper, picker, plainPicker
  }

  /// Who listens.
  enum Listening: String, CaseIterable {
    case nobody, everything, gone, goneAndThere, goneAndAnybody, twice, anybody, down, up, value
    case disables
  }

  let log = EventLog(isRecording: true)
  private let control: Control
  private let element: Element
  private let window = WindowView()
  private let screen = Parts()
  private let alert = AlertScreen()
  private let listener = Listener()
  private let another = Listener()
  private let front = Front()
  private var finder: Finder?
  private(set) var acts: [(name: String, lines: [String])] = []
  private lazy var words = LogWords(log)

  init(_ kind: Kind, _ listening: Listening) {
    let (listener, label) = (listener, Phrase("Thing", ko: "것"))
    switch kind {
    case .button: element = .button(Button(label))
    case .delegating:
      let target = listening == .gone ? nil : listener
      let button = Button(label, sends: "touched()", to: { [weak target] in target }) {
        $0.touched()
      }
      element = .button(button)
    case .toggle: element = .toggle(Switch(label))
    case .segments:
      element = .segments(
        SegmentedControl(label, segments: [Phrase("Small", ko: "작게"), Phrase("Large", ko: "크게")]))
    case .slider: element = .slider(Slider(label))
    case .stepper: element = .stepper(Stepper(label))
    case .picker, .plainPicker:
      let picker = PickerView(label)
      (picker.dataSource, picker.delegate) = (listener, kind == .picker ? listener : nil)
      element = .picker(picker)
    }
    control = element.view as? SegmentedControl ?? element.controls[0]
    screen.elements = [element, .button(Button("Last"))]
    alert.show(title: nil, message: "Wait", actions: [AlertButton("OK")], preferred: nil)
    log.isExplaining = true
    window.log = log
    finder = Finder(of: window, (front, listener, another))
    window.textInput.finder = finder
    window.addSubview(screen)
    listen(listening)
  }

  private func listen(_ listening: Listening) {
    let all: Control.Events = [
      .touchDown, .touchUpInside, .valueChanged, .primaryActionTriggered,
    ]
    switch listening {
    case .nobody: break
    case .everything: control.addTarget(listener, action: Listener.heard, for: all)
    case .gone: control.addTarget(Listener(), action: Listener.heard, for: all)
    case .goneAndThere:
      control.addTarget(Listener(), action: Listener.heard, for: all)
      control.addTarget(listener, action: Listener.sent, for: [.touchUpInside, .valueChanged])
    case .goneAndAnybody:
      for target in [Listener(), nil] {
        control.addTarget(target, action: Listener.heard, for: all, fileID: "Here", line: 1)
      }
    case .twice:
      let same: [(Listener?, Control.Events)] = [
        (listener, all), (listener, all), (listener, .touchDown), (another, all), (nil, all),
        (nil, all), (another, all),
      ]
      for (target, events) in same {
        control.addTarget(target, action: Listener.heard, for: events, fileID: "Here", line: 1)
      }
      control.addTarget(listener, action: Listener.heard, for: all, fileID: "Here", line: 2)
      control.addTarget(front, action: Front.heard, for: all, fileID: "Here", line: 1)
    case .anybody: control.addTarget(nil, action: Listener.heard, for: all)
    case .down: control.addTarget(listener, action: Listener.heard, for: .touchDown)
    case .up: control.addTarget(listener, action: Listener.heard, for: .touchUpInside)
    case .value: control.addTarget(listener, action: Listener.heard, for: .valueChanged)
    case .disables:
      control.addTarget(listener, action: Listener.disable, for: .touchDown)
      control.addTarget(listener, action: Listener.heard, for: all)
    }
  }

  /// Does something, and takes what the log has of it, and what it returned unless that is a yes or
  /// a no.
  private func note<Result>(_ name: String, _ body: () -> Result) {
    let result = body()
    let answer = result is Void || result is Bool ? [] : ["  = \(result)"]
    acts.append((name, answer + words.take()))
  }

  private var touched: Control { element.controls.last ?? control }

  func play() {
    note("listens") {
      [
        Control.Events.touchDown, .touchUpInside, .valueChanged, .primaryActionTriggered,
        .editingChanged,
      ].filter { control.hasTarget(for: $0) }
    }
    note("receivers") { control.receivers.map { "\(type(of: $0.object)) \($0.isHeld)" } }
    note("asks for a value") { control.asksForValue }
    for _ in 1...2 {
      note("touch") { window.touch(touched) }
      control.isEnabled = true
    }
    for text in ["on", "large", "lem", "m", "0.5", "7", "+", "+", "-", "off", "small", "x", "1000"]
    {
      note("set \(text)") { window.set(control, to: text) }
      control.isEnabled = true
    }
    note("actions") { control.actions.map { "\($0.name.english) \($0.isDestructive)" } }
    for action in control.actions {
      note("perform \(action.name.english)") { window.perform(action, on: control) }
    }
    note("action by name") {
      ["+", "3", "Lemon", "레몬", "x"].map { control.action(named: $0)?.name.english ?? "-" }
    }
    program()
    note("alone") { touched.touch() }
    let actions = control.actions
    note("each action twice, alone") { actions.flatMap { [$0.perform(), $0.perform()] } }
    note("Escape") { window.touchEscape() }
    control.isEnabled = false
    note("each action, disabled") {
      actions.flatMap { [$0.perform(), window.perform($0, on: control)] }
    }
    note("touch, disabled") { window.touch(touched) }
    for text in ["on", "large", "lemon", "1"] {
      note("set \(text), disabled") { window.set(control, to: text) }
    }
    control.isEnabled = true
    window.addSubview(alert)
    note("touch, below") { window.touch(touched) }
    note("set, below") { window.set(control, to: "small") }
    window.removeSubview(alert)
    control.isHidden = true
    note("touch, hidden") { window.touch(touched) }
    control.isHidden = false
    control.removeTargets()
    note("touch, without targets") { window.touch(touched) }
    note("events") { control.sendActions(for: [.editingChanged, .touchDown]) }
  }

  /// What a program sets, in range and out of it.
  private func program() {
    switch element.view {
    case let toggle as Switch: note("set by program") { toggle.isOn = true }
    case let segments as SegmentedControl:
      for index in [1, 5, -1] {
        note("set by program, \(index)") { segments.selectedSegmentIndex = index }
      }
      note("both by program") { for segment in segments.segments { segment.isSelected = true } }
      let alone = SegmentedControl("Gone", segments: ["Left"]).segments[0]
      note("a part without a whole") { alone.touch() }
    case let slider as Slider:
      for value in [0.3, 2, -1, .nan] { note("set by program") { slider.value = value } }
      note("greatest, below it") {
        slider.value = 1
        slider.maximumValue = 0.8
      }
      note("least, above it") {
        slider.value = 0
        slider.minimumValue = 0.2
      }
      note("least") { slider.minimumValue = 3 }
      note("greatest") { slider.maximumValue = -1 }
      note("step") { [slider.step, slider.minimumValue, slider.maximumValue] }
      (slider.minimumValue, slider.maximumValue) = (0, .nan)
      note("no greatest") { [slider.range.lowerBound, slider.range.upperBound] }
      slider.maximumValue = 1
    case let stepper as Stepper:
      for step in [0.5, 5, 0, -1] {
        stepper.stepValue = step
        note("step \(step)") { stepper.stepValue }
      }
      for value in [98.0, 95, 5, 2] {
        stepper.value = value
        for wraps in [false, true] {
          stepper.wraps = wraps
          note("beyond, \(wraps)") {
            [stepper.value(after: 1), stepper.value(after: -1), stepper.value(after: 0.4)]
          }
        }
      }
      for text in ["3", "5", "5.5", "10"] { note("set \(text)") { window.set(stepper, to: text) } }
    case let picker as PickerView:
      for row in [1, 9, -2] {
        note("set by program") { picker.selectRow(row, inComponent: 0) }
      }
      note("set in another component") { picker.selectRow(1, inComponent: 1) }
      note("other components") {
        [picker.numberOfRows(inComponent: 1), picker.selectedRow(inComponent: 1)]
      }
      listener.asksBack = true
      note("asks back") { picker.reloadAllComponents() }
      listener.asksBack = false
      listener.isSame = true
      note("the same names") {
        picker.reloadAllComponents()
        return picker.action(named: "Mint").map { $0.perform() } ?? false
      }
      listener.isSame = false
      listener.rows = -1
      note("reload to less than nothing") { picker.reloadAllComponents() }
      listener.rows = 1
      note("reload") { picker.reloadAllComponents() }
      listener.rows = 0
      note("reload to nothing") { picker.reloadAllComponents() }
      listener.rows = 3
      note("another data source") { picker.dataSource = listener }
      note("no delegate") { picker.delegate = nil }
      note("choose without delegate") { picker.actions.map { window.perform($0, on: picker) } }
      note("touch") { window.touch(picker) }
      note("set") { window.set(picker, to: "mint") }
      note("no data source") { picker.dataSource = nil }
      let late = PickerView("Late")
      (late.dataSource, late.delegate) = (listener, listener)
      screen.elements.append(.picker(late))
      note("set one that came late") { window.set(late, to: "lemon") }
      note("reload it") { late.reloadAllComponents() }
      screen.elements.removeLast()
      (picker.dataSource, picker.delegate) = (listener, listener)
    default: note("set by program") { control.isSelected = true }
    }
  }

  private final class Parts: Screen {
    var elements: [Element] = []
  }
}

/// A controller in front of others.
private final class Front: Responder {
  var next: (any Responder)?

  func heard() {}
}

/// A window's chain of responders.
private final class Finder: ResponderFinder {
  let view: WindowView
  let isActive = true
  private let first: any Responder

  init(of view: WindowView, _ chain: (Front, Listener, Listener)) {
    self.view = view
    (chain.0.next, chain.1.next) = (chain.1, chain.2)
    first = chain.0
  }

  func responder(showing control: Control?) -> (any Responder)? { first }

  func frontPart<Part: AnyObject>(_ kind: Part.Type) -> Part? { nil }
}

/// A target, a delegate and a data source that the log names.
private final class Listener: Responder, PickerViewDataSource, PickerViewDelegate {
  var next: (any Responder)?
  var rows = 3
  var (asksBack, isSame) = (false, false)

  func heard(_ control: Control) {}
  func sent() {}
  func touched() {}
  func disable(_ control: Control) { control.isEnabled = false }

  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
    if asksBack { _ = pickerView.numberOfRows(inComponent: 0) }
    return rows
  }

  func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> Phrase? {
    let names = [
      Phrase("Mint", ko: "박하"), Phrase("Mint tea", ko: "박하차"), Phrase("Lemon", ko: "레몬"),
    ]
    return names[isSame ? 0 : row]
  }

  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {}
}
