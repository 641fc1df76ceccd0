import View

/// What a touch calls, and which value a control has after it.
struct TouchModel {
  enum Kind: CaseIterable { case button, toggle, segments, slider, stepper, picker }

  enum Act {
    /// A person touches a control, or one of its segments.
    case touch(Int)
    /// A person types a value after the name.
    case set(String)
    /// The program sets the value.
    case program(Double)
    case enable(Bool), hide(Bool), cover(Bool)
    case add(Int, Control.Events), removeTargets
    /// The app lets go of a target.
    case release(Int)
    case send(Control.Events)
    case least(Double), greatest(Double), step(Double), wrap(Bool)
    /// The data source has another number of rows, and the picker may be told so.
    case rows(Int, reload: Bool)
    case delegate(Bool)
  }

  struct Target {
    let id: Int
    let number: Int
    let events: Control.Events
    var isGone = false
    var wasAddedAgain = false
  }

  static let segments = ["Small", "Large", "Largest"]
  static let titles = ["Mint", "Mint tea", "Lemon"]

  let kind: Kind
  let reactions: [Int: Act]
  private(set) var calls: [String] = []
  private(set) var reports = 0

  private var (isEnabled, isHidden, isCovered) = (true, false, false)
  private var targets: [Target] = []
  private var additions = 0
  /// The number, the index of the segment, or 1 for on.
  private var number: Double
  private var (least, greatest, stepValue, wraps) = (0.0, 10.0, 1.0, false)
  private var (rows, hasDelegate, loaded, isLoading) = (3, true, [String]?.none, false)

  init(_ kind: Kind, reactions: [Int: Act]) {
    (self.kind, self.reactions) = (kind, reactions)
    number = kind == .segments ? -1 : 0
    if kind == .picker { _ = titles() }
  }

  /// Does something, and says whether it was handled.
  mutating func perform(_ act: Act) -> Bool {
    switch act {
    case .touch(let part): return touch(part)
    case .set(let text): return set(text)
    case .program(let value): setByProgram(value)
    case .enable(let isOn): isEnabled = isOn
    case .hide(let isOn): isHidden = isOn
    case .cover(let isOn): isCovered = isOn
    case .add(let target, let events): add(target, events)
    case .removeTargets: targets = []
    case .release(let target):
      for index in targets.indices where targets[index].number == target {
        targets[index].isGone = true
      }
    case .send(let events): return send(events)
    case .least(let value): setRange(value, max(value, greatest), crosses: value > greatest)
    case .greatest(let value): setRange(min(value, least), value, crosses: value < least)
    case .step(let value): setStep(value)
    case .wrap(let isOn): wraps = isOn
    case .rows(let count, let reloads):
      rows = count
      if reloads { reload() }
    case .delegate(let isThere):
      hasDelegate = isThere
      reload()
    }
    return true
  }

  // MARK: - Targets

  private mutating func add(_ target: Int, _ events: Control.Events) {
    let same = { (other: Target) in
      !other.isGone && other.number == target && other.events == events
    }
    if let index = targets.firstIndex(where: same) {
      targets[index].wasAddedAgain = true
    } else {
      additions += 1
      targets.append(Target(id: additions, number: target, events: events))
    }
  }

  /// Calls the targets that there were when it began, in order, each once.
  private mutating func send(_ events: Control.Events) -> Bool {
    var isHandled = false
    for target in targets where !target.isGone && !target.events.isDisjoint(with: events) {
      call("target \(target.number)")
      isHandled = true
      // Two methods that one line adds are taken for one, which is reported.
      if (targets.first { $0.id == target.id } ?? target).wasAddedAgain { reports += 1 }
    }
    return isHandled
  }

  private mutating func call(_ name: String) {
    calls.append("\(name): \(value())")
    if let act = reactions[calls.count] { _ = perform(act) }
  }

  // MARK: - A person

  private var isReached: Bool { !isCovered && !isHidden }

  /// Does something that only the uppermost screen lets a person do; reports what leads nowhere.
  private mutating func reach(_ body: (inout TouchModel) -> Bool) -> Bool {
    guard isReached else {
      reports += 1
      return false
    }
    let isHandled = isEnabled && body(&self)
    if !isHandled, isEnabled { reports += 1 }
    return isHandled
  }

  private mutating func touch(_ part: Int) -> Bool {
    reach { model in
      switch model.kind {
      case .button:
        let isDown = model.send(.touchDown)
        return model.isEnabled && model.send([.touchUpInside, .primaryActionTriggered]) || isDown
      case .toggle:
        let isDown = model.send(.touchDown)
        return model.isEnabled && model.change(to: 1 - model.number) || isDown
      case .segments: return model.change(to: Double(part))
      case .slider, .stepper:
        return model.send(.touchDown) || model.targets.isEmpty
          || model.targets.contains { !$0.isGone }
      case .picker:
        _ = model.send(.touchDown)
        return true
      }
    }
  }

  /// The value is the new one before any target is called; the value that there is calls none.
  private mutating func change(to value: Double) -> Bool {
    guard value != number else { return true }
    number = value
    return send([.valueChanged, .primaryActionTriggered]) || targets.isEmpty
  }

  private mutating func set(_ text: String) -> Bool {
    switch kind {
    case .button: return false
    case .toggle:
      guard let value = Self.find(text, in: ["off", "on"]) else { return false }
      return Double(value) == number ? isReached && isEnabled : touch(0)
    case .segments: return Self.find(text, in: Self.segments).map { touch($0) } ?? false
    case .slider, .stepper:
      guard let value = typedNumber(text) else { return false }
      return value == number ? isReached && isEnabled : reach { $0.change(to: value) }
    case .picker:
      let titles = titles()
      let number = Int(text).map { $0 - 1 }.flatMap { titles.indices.contains($0) ? $0 : nil }
      guard let row = number ?? Self.find(text, in: titles) else { return false }
      return row == selectedRow() ? isReached && isEnabled : reach { $0.choose(row) }
    }
  }

  /// The name, or else the only one that begins so.
  private static func find(_ text: String, in names: [String]) -> Int? {
    let names = names.map { $0.lowercased() }
    let whole = names.indices.filter { names[$0] == text }
    let found = whole.isEmpty ? names.indices.filter { names[$0].hasPrefix(text) } : whole
    return found.count == 1 ? found[0] : nil
  }

  private mutating func setByProgram(_ value: Double) {
    switch kind {
    case .button: break
    case .toggle: number = value > 0 ? 1 : 0
    case .segments: number = Self.segments.indices.contains(Int(value)) ? value : -1
    case .slider, .stepper: number = clamped(value)
    case .picker:
      number = max(0, value)
      if let loaded, !isLoading { selectShownRow(of: loaded.count) }
    }
  }

  /// The value; of a picker, which may have to ask for its rows.
  mutating func value() -> Double { kind == .picker ? Double(selectedRow()) : number }

  // MARK: - Numbers

  private func clamped(_ value: Double) -> Double { min(max(value, least), greatest) }

  /// The end that was set last moves the other one.
  private mutating func setRange(_ least: Double, _ greatest: Double, crosses: Bool) {
    guard kind == .slider || kind == .stepper else { return }
    (self.least, self.greatest) = (least, greatest)
    if crosses, kind == .stepper { reports += 1 }
    number = clamped(number)
  }

  private mutating func setStep(_ value: Double) {
    guard kind == .stepper else { return }
    if value > 0 { stepValue = value } else { reports += 1 }
  }

  private func typedNumber(_ text: String) -> Double? {
    if let sign = ["+": 1.0, "-": -1.0][text] {
      let next = number + sign * (kind == .stepper ? stepValue : (greatest - least) / 10)
      guard kind == .stepper, wraps else { return clamped(next) }
      return next > greatest ? least : next < least ? greatest : next
    }
    guard let value = Double(text), value == clamped(value) else { return nil }
    let steps = (value - least) / stepValue
    return kind == .stepper && steps != steps.rounded() ? nil : value
  }

  // MARK: - Rows

  private mutating func reload() {
    guard kind == .picker else { return }
    loaded = nil
    if !isLoading { _ = titles() }
  }

  /// The titles, which are asked for once; while they are asked for, there are none.
  private mutating func titles() -> [String] {
    if let loaded { return loaded }
    if isLoading { return [] }
    (loaded, isLoading) = ([], true)
    call("rows")
    var titles: [String] = []
    for row in 0..<rows {
      if hasDelegate { call("title \(row)") }
      titles.append(hasDelegate ? Self.titles[row] : "")
    }
    isLoading = false
    // After a reload in the middle they are asked for again.
    if loaded != nil { loaded = titles }
    selectShownRow(of: titles.count)
    return titles
  }

  private mutating func selectShownRow(of count: Int) {
    number = max(0, min(number, Double(count - 1)))
  }

  private mutating func selectedRow() -> Int {
    let count = titles().count
    return min(Int(number), count - 1)
  }

  private mutating func choose(_ row: Int) -> Bool {
    guard titles().indices.contains(row), Double(row) != number else { return true }
    let isHandled = change(to: Double(row))
    guard hasDelegate else { return isHandled }
    if titles().indices.contains(row) { call("chose \(row)") }
    return true
  }
}
