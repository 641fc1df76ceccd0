import Foundation
import Model
import Testing

@testable import View
@testable import ViewKit

/// Controls in a window and the reference model of touches: the same calls, values and reports.
@Suite("Touches and their reference model")
@MainActor
struct TouchModelTests {
  @Test(
    "Random touches, also in the middle of calls, make the calls of the model", arguments: seeds)
  func walks(_ seed: UInt64) {
    let way = TouchWay(seed: seed)
    guard way.difference != nil else { return }
    let shortest = way.shortest
    Issue.record(
      """
      seed \(seed), \(way.kind): \(shortest.acts), in calls \(shortest.reactions): \
      \(shortest.difference ?? "")
      """)
  }

  private nonisolated static let seeds =
    ProcessInfo.processInfo.environment["VESTIBULE_SEED"].flatMap(UInt64.init).map { [$0] }
    ?? Array(1...600)
}

/// What is done to a control, and what in the middle of which call.
@MainActor
private struct TouchWay {
  let kind: TouchModel.Kind
  var acts: [TouchModel.Act]
  var reactions: [Int: TouchModel.Act] = [:]

  init(seed: UInt64) {
    var random = SplitMix(seed: seed)
    kind = TouchModel.Kind.allCases[Int(seed % 6)]
    acts = (0..<50).map { _ in Self.act(&random) }
    if !Int(seed).isMultiple(of: 4) {
      for _ in 0..<10 {
        let (call, act) = (Int.random(in: 1...80, using: &random), Self.act(&random))
        // An object that is called is not released before it has returned.
        if case .release = act { continue }
        reactions[call] = act
      }
    }
  }

  private static func act(_ random: inout SplitMix) -> TouchModel.Act {
    let (number, part) = (
      Int.random(in: -2...12, using: &random), Int.random(in: 0...2, using: &random)
    )
    let isOn = Int.random(in: 0..<4, using: &random) > 0
    let events: [Control.Events] = [
      .touchDown, .touchUpInside, .valueChanged, .primaryActionTriggered,
      [.touchDown, .valueChanged], [.touchUpInside, .primaryActionTriggered],
      [.touchDown, .touchUpInside, .valueChanged, .primaryActionTriggered],
    ]
    let event = events.randomElement(using: &random) ?? .touchDown
    let texts = [
      "+", "-", "+", "-", "0", "3", "7.5", "10", "12", "-5", "on", "off", "o", "of", "small",
      "large", "largest", "lar", "mint", "mint tea", "mi", "lemon", "le", "x",
    ]
    switch Int.random(in: 0..<24, using: &random) {
    case 0...4: return .touch(part)
    case 5...10: return .set(texts.randomElement(using: &random) ?? "+")
    case 11: return .program(Double(number))
    case 12: return .enable(isOn)
    case 13: return Bool.random(using: &random) ? .hide(!isOn) : .cover(!isOn)
    case 14...16: return .add(part, event)
    case 17: return isOn ? .release(part) : .removeTargets
    case 18: return .send(event)
    case 19: return isOn ? .least([0, 0, -5, 5, 20][abs(number) % 5]) : .wrap(number > 2)
    case 20:
      return isOn ? .greatest([10, 10, 20, 5, -10][abs(number) % 5]) : .wrap(number > 2)
    case 21: return .step([1, 0.5, 2, 2.5, 0, -1][abs(number) % 6])
    case 22: return .rows(abs(number) % 4, reload: isOn)
    default: return .delegate(isOn)
    }
  }

  /// The first act after which the control is not as the model says.
  var difference: String? {
    var model = TouchModel(kind, reactions: reactions)
    let stage = TouchedControl(kind, reactions: reactions)
    for act in acts {
      let expected = "\(model.perform(act)), \(model.value()), \(model.reports) reports"
      let actual = "\(stage.perform(act)), \(stage.value), \(stage.reports) reports"
      if stage.calls != model.calls || actual != expected {
        let same = zip(stage.calls, model.calls).prefix { $0 == $1 }.count
        return """
          \(act): \(actual), not \(expected), \
          \(stage.calls.dropFirst(same)), not \(model.calls.dropFirst(same))
          """
      }
    }
    return nil
  }

  /// The way without the acts that it needs not to differ.
  var shortest: TouchWay {
    for index in acts.indices {
      var fewer = self
      fewer.acts.remove(at: index)
      if fewer.difference != nil { return fewer.shortest }
    }
    for call in reactions.keys.sorted() {
      var fewer = self
      fewer.reactions[call] = nil
      if fewer.difference != nil { return fewer.shortest }
    }
    return self
  }
}

/// A control in a window, with its targets, its delegate and its data source.
@MainActor
private final class TouchedControl: PickerViewDataSource, PickerViewDelegate {
  private(set) var calls: [String] = []
  private let reactions: [Int: TouchModel.Act]
  private let element: Element
  private let window = WindowView()
  private let alert = AlertScreen()
  private var targets: [Int: Target] = [:]
  private var rows = 3

  init(_ kind: TouchModel.Kind, reactions: [Int: TouchModel.Act]) {
    self.reactions = reactions
    switch kind {
    case .button: element = .button(Button("Thing"))
    case .toggle: element = .toggle(Switch("Thing"))
    case .segments:
      let names = TouchModel.segments.map { Phrase(verbatim: $0) }
      element = .segments(SegmentedControl("Thing", segments: names))
    case .slider: element = .slider(Slider("Thing"))
    case .stepper: element = .stepper(Stepper("Thing"))
    case .picker: element = .picker(PickerView("Thing"))
    }
    alert.show(title: nil, message: "Wait", actions: [AlertButton("OK")], preferred: nil)
    (element.view as? RangeControl)?.maximumValue = 10
    if let picker = element.view as? PickerView {
      (picker.dataSource, picker.delegate) = (self, self)
    }
    window.addSubview(ElementScreen([element]))
  }

  private var control: Control { element.view as? SegmentedControl ?? element.controls[0] }

  var reports: Int { window.log.diagnostics.count }

  var value: Double {
    switch element.view {
    case let toggle as Switch: toggle.isOn ? 1 : 0
    case let segments as SegmentedControl: Double(segments.selectedSegmentIndex)
    case let range as RangeControl: range.value
    case let picker as PickerView: Double(picker.selectedRow(inComponent: 0))
    default: 0
    }
  }

  func perform(_ act: TouchModel.Act) -> Bool {
    let (control, range) = (control, element.view as? RangeControl)
    switch act {
    case .touch(let part):
      return window.touch((control as? SegmentedControl)?.segments[part] ?? control)
    case .set(let text): return window.set(control, to: text)
    case .program(let value): setByProgram(value)
    case .enable(let isOn): control.isEnabled = isOn
    case .hide(let isOn): control.isHidden = isOn
    case .cover(let isOn): if isOn { window.addSubview(alert) } else { window.removeSubview(alert) }
    case .add(let number, let events):
      let target = targets[number] ?? Target { [unowned self] in call("target \(number)") }
      targets[number] = target
      control.addTarget(target, action: Target.heard, for: events)
    case .removeTargets: control.removeTargets()
    case .release(let number): targets[number] = nil
    case .send(let events):
      return control.sendActions(for: events, in: window.textInput.context(for: control))
    case .least(let value): range?.minimumValue = value
    case .greatest(let value): range?.maximumValue = value
    case .step(let value): (control as? Stepper)?.stepValue = value
    case .wrap(let isOn): (control as? Stepper)?.wraps = isOn
    case .rows(let count, let reloads):
      rows = count
      if reloads { (control as? PickerView)?.reloadAllComponents() }
    case .delegate(let isThere): (control as? PickerView)?.delegate = isThere ? self : nil
    }
    return true
  }

  private func setByProgram(_ value: Double) {
    switch element.view {
    case let toggle as Switch: toggle.isOn = value > 0
    case let segments as SegmentedControl: segments.selectedSegmentIndex = Int(value)
    case let range as RangeControl: range.value = value
    case let picker as PickerView: picker.selectRow(Int(value), inComponent: 0)
    default: break
    }
  }

  private func call(_ name: String) {
    calls.append("\(name): \(value)")
    if let act = reactions[calls.count] { _ = perform(act) }
  }

  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
    call("rows")
    return rows
  }

  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int)
    -> Phrase?
  {
    call("title \(row)")
    return Phrase(verbatim: TouchModel.titles[row])
  }

  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
    call("chose \(row)")
  }

  @MainActor
  private final class Target {
    private let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) { self.body = body }

    func heard() { body() }
  }
}
