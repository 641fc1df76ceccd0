import Controller
import Model
import View
import ViewKit
import ViewText

/// Answers why calls came in a step, or did not, from what the log has of it.
@MainActor
struct Explainer {
  let events: [Event]
  let omissions: [Omission]

  /// The calls that are left out as long as the process runs.
  var standing: [Omission] = []

  /// The names of calls that were made before, such as those of the app's own delegates.
  var earlier: [Event.Call] = []

  /// The controllers of all windows.
  var controllers: [ViewController] = []

  /// The names of what is in the app besides the controllers.
  var objects: [String] = []

  func explanation(of call: String, of object: String?) -> Explanation {
    // As the log writes it: Receiver.method(_:).
    let name = call.prefix { $0 != "(" }
    if object == nil, let dot = name.lastIndex(of: ".") {
      let receiver = String(call[..<dot])
      let isRole = Self.isRole(receiver) && !isThere(receiver)
      return explanation(
        of: String(call[call.index(after: dot)...]), of: isRole ? nil : receiver)
    }
    var asked = AskedCall(call)
    // A part of a name is enough only where nothing has the whole name.
    if !names.contains(where: asked.isMeant) { asked = asked.loose }
    let isMeant = { (call: Event.Call, receiver: String?) in
      asked.isMeant(by: call) && (object.map { isReceiver($0, receiver, call) } ?? true)
    }
    let calls = events.filter { $0.kind == .call }
    let made = calls.indices.filter { isMeant(calls[$0].call, calls[$0].receiver) }
    let facts =
      made.map { Explanation.Fact.called(place(of: $0, in: calls)) }
      + leftOut(omissions.filter { isMeant($0.call, $0.receiver) }, besides: made.map { calls[$0] })
    if !facts.isEmpty { return Explanation(facts: facts) }
    let always = leftOut(standing.filter { isMeant($0.call, $0.receiver) }, besides: [])
    if !always.isEmpty { return Explanation(facts: always) }
    // A view that was loaded in an earlier step is not loaded again.
    if asked.words.map({ $0.lowercased() }) == ["viewdidload"] {
      let loaded = controllers.filter { controller in
        controller.isViewLoaded && (object.map { isReceiver($0, controller.debugName) } ?? true)
      }
      let facts = loaded.map {
        Explanation.Fact.leftOut(
          Omission("viewDidLoad()", of: $0.debugName, because: .viewIsLoaded))
      }
      if !facts.isEmpty { return Explanation(facts: facts) }
    }
    return Explanation(facts: [unexplained(call, asked, object)])
  }

  /// What is known of a call that was neither made nor left out.
  private func unexplained(_ call: String, _ asked: AskedCall, _ object: String?)
    -> Explanation.Fact
  {
    guard let name = names.first(where: asked.isMeant) else {
      let unrecorded = KnownCalls.unrecorded.first { asked.isMeant(by: $0.name) }
      if let unrecorded { return .notRecorded(call: unrecorded.name.text, rule: unrecorded.rule) }
      // As the app calls it, not as it was typed.
      if let controller = controllers.first(where: { isReceiver(call, $0.debugName) }) {
        return .isObject(controller.debugName)
      }
      return .noSuchCall(call, nearest: nearest(to: asked, among: names))
    }
    let rule = KnownCalls.all.first { $0.name == name }?.rule
    guard let object else { return .notDecided(call: name.text, of: nil, state: nil, rule: rule) }
    let controller = controllers.first { isReceiver(object, $0.debugName) }
    guard isThere(object) else { return .notThere(object) }
    return .notDecided(
      call: name.text, of: controller?.debugName ?? object,
      state: controller.map { Phrase($0.appearance) }, rule: rule)
  }

  /// The names of all calls that there are.
  private var names: [Event.Call] {
    KnownCalls.all.map(\.name) + events.map(\.call) + omissions.map(\.call) + earlier
  }

  private func isThere(_ object: String) -> Bool {
    let receivers =
      controllers.map(\.debugName) + events.map(\.receiver) + omissions.compactMap(\.receiver)
      + objects
    return receivers.contains { isReceiver(object, $0) }
  }

  /// Whether a name stands on the rule pages for any object of a kind: `ds`, `A`, `1`, `N:1`.
  private static func isRole(_ name: String) -> Bool {
    let roles = ["ds", "tv", "nav", "tab", "app", "VC", "a", "Target", "Observer"]
    return roles.contains(name) || name.hasPrefix("N:") || name.hasSuffix("FieldDelegate")
      || name.hasSuffix("ViewDelegate") || name.allSatisfy(\.isNumber)
      || name.count == 1 && name.allSatisfy(\.isUppercase)
  }

  private func nearest(to asked: AskedCall, among names: [Event.Call]) -> String? {
    // A short label, such as `for`, is near to too much.
    let candidates = names.map { $0.words.filter { $0.count > 4 } }
    switch NameMatch(asked.words.joined(), among: candidates) {
    case .found(let index), .unknown(let index?): return names[index].text
    case .ambiguous(let indexes): return indexes.first.map { names[$0].text }
    case .unknown(nil): return nil
    }
  }

  /// Every call that was left out and not made, and why.
  func everythingLeftOut() -> [Omission] {
    leftOut(omissions, besides: events.filter { $0.kind == .call })
      .compactMap(\.omission).filter { !$0.reason.isSaidOnlyIfAsked }
  }

  private func leftOut(_ omissions: [Omission], besides made: [Event]) -> [Explanation.Fact] {
    var told: [Omission] = []
    for omission in omissions where !told.contains(omission) {
      let wasMade = made.contains { event in
        !omission.reason.isOfSomeRows
          && (omission.receiver == nil || omission.receiver == event.receiver)
          && event.call.isSame(as: omission.call)
      }
      if !wasMade { told.append(omission) }
    }
    return told.map { .leftOut($0) }
  }

  private func place(of index: Int, in calls: [Event]) -> Explanation.CallInStep {
    let call = calls[index]
    let enclosing = calls[..<index].last { $0.depth < call.depth }
    return Explanation.CallInStep(
      name: "\(call.receiver).\(call.text)", number: index + 1, count: calls.count,
      caller: call.callerLane,
      enclosing: enclosing.map { "\($0.receiver).\($0.call.words.first ?? "")" })
  }

  /// Whether an object that was asked about is a receiver, or a field or a row in its call.
  private func isReceiver(_ object: String, _ receiver: String?, _ call: Event.Call? = nil)
    -> Bool
  {
    let object = object.lowercased()
    if let call, call.text.lowercased().contains("(\(object)") { return true }
    // No delegate or target is set that could be called.
    guard let receiver else { return !isLabel(object) }
    let name = receiver.lowercased()
    return name == object || name.hasPrefix("\(object) ")
  }

  /// Whether a name is that of a field or a button: of none of the objects.
  private func isLabel(_ object: String) -> Bool {
    !(controllers.map(\.debugName) + objects + events.map(\.receiver))
      .contains { $0.lowercased().hasPrefix(object) }
  }
}
