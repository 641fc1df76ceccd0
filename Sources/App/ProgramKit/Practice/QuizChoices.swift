import Controller
import Model
import ModelKit
import View
import ViewText
import Workshop

/// Makes the choices of a question from what happened.
@MainActor
struct QuizChoices {
  let scenario: Scenario
  let events: [Event]
  let leftOut: [Omission]

  /// Whether the situation was generated: then it does not say what a delegate implements.
  let isDrawn: Bool

  /// What the controls are called on the screens before and after the step.
  let labels: [Phrase]

  private var calls: [Event] { events.filter { $0.kind == .call } }

  func all(for question: Situation.Question) -> [Quiz.Choice] {
    switch question {
    case .calls(let objects, let besides): choices(ofCallsOf: objects, besides: besides)
    case .receiver(let call, let objects): choices(ofReceiversOf: call, among: objects)
    case .firstResponder(let fields): choices(ofFields: fields)
    case .layers(let call): choices(ofLayersOf: call)
    case .value(_, let texts, let value, let fact):
      texts.map { text in
        let isRight = text == value(scenario)
        return Quiz.Choice(text: text, place: isRight ? 0 : nil, why: fact)
      }
    }
  }

  /// The calls that only say how far a layout is.
  private static let details: [Event.Call] = [
    "viewIsAppearing(_:)", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
  ]

  private func choices(ofCallsOf objects: [String], besides: [String]) -> [Quiz.Choice] {
    let isAsked = { (call: Event.Call) in
      !Self.details.contains(call) && Explanation.rule(ofCall: call) != nil
        && !besides.contains { call.text.hasPrefix($0) }
    }
    let made = calls.enumerated().filter { _, call in
      objects.contains(call.receiver) && isAsked(call.call)
    }
    let right = made.enumerated().map { place, call in
      Quiz.Choice(
        text: Phrase(verbatim: "\(call.element.receiver).\(call.element.text)").naming(labels),
        place: place, why: why(call.element), rule: Explanation.rule(ofCall: call.element.call),
        phase: Phase(call.element.call))
    }
    let wrong = leftOut.filter { omission in
      isAsked(omission.call) && omission.receiver.map(objects.contains) ?? true
        && !(isDrawn && omission.reason.dependsOnCode)
    }
    var told: Set<String> = []
    let others = (wrong + loadedBefore(objects)).filter { told.insert($0.name).inserted }.prefix(
      max(1, 6 - right.count))
    return right
      + others.map {
        Quiz.Choice(
          text: Phrase(verbatim: $0.name).naming(labels), place: nil,
          why: Phrase($0).naming(labels), rule: $0.reason.rule, phase: Phase($0.call))
      }
  }

  /// The views that were loaded before the step: they are not loaded again.
  private func loadedBefore(_ objects: [String]) -> [Omission] {
    let loaded = scenario.window?.controllers.filter { controller in
      let name = controller.debugName
      return controller.isViewLoaded && objects.contains(name)
        && !calls.contains { $0.receiver == name && $0.text == "viewDidLoad()" }
    }
    return (loaded ?? []).map {
      Omission("viewDidLoad()", of: $0.debugName, because: .viewIsLoaded)
    }
  }

  private func choices(ofReceiversOf call: String, among objects: [String]) -> [Quiz.Choice] {
    let explanations = objects.map { scenario.why(call, of: $0) }
    return zip(objects, explanations).map { object, explanation in
      var why = Array(explanation.phrases.prefix(1))
      if !explanation.wasCalled, explanation.reasons.isEmpty {
        why = [.doesNotGet(call, object, but: gets(object))]
      }
      return Quiz.Choice(
        text: Phrase(verbatim: object), place: explanation.wasCalled ? 0 : nil, why: joined(why))
    }
  }

  /// The first calls that an object gets in this step.
  private func gets(_ object: String) -> [String] {
    let names = calls.filter { $0.receiver == object || $0.receiver.hasPrefix("\(object) ") }
      .map(Explanation.nameOfCall)
    return names.indices.filter { names.firstIndex(of: names[$0]) == $0 }.prefix(2).map {
      names[$0]
    }
  }

  private func choices(ofFields fields: [Phrase]) -> [Quiz.Choice] {
    let edited = scenario.window?.view.textInput.firstResponder?.label
    let choices = fields.map { field in
      Quiz.Choice(
        text: field, place: field == edited ? 0 : nil,
        why: field == edited ? .isEdited(field) : whyNotEdited(field))
    }
    return choices + [
      Quiz.Choice(text: .noField, place: edited == nil ? 0 : nil, why: .edited(edited))
    ]
  }

  /// Why a field is not edited: what ended it, or why it did not begin.
  private func whyNotEdited(_ field: Phrase) -> Phrase {
    let explanations = ["textFieldDidBeginEditing", "textFieldDidEndEditing"].map {
      scenario.why($0, of: field.english)
    }
    let known = explanations.first { !$0.reasons.isEmpty } ?? explanations.last { $0.wasCalled }
    return known.map { joined($0.phrases) }
      ?? .edited(scenario.window?.view.textInput.firstResponder?.label)
  }

  private func choices(ofLayersOf name: String) -> [Quiz.Choice] {
    var callers = Callers()
    let called = events.map { ($0, callers.caller(of: $0)) }
      .first { $0.0.kind == .call && Explanation.nameOfCall($0.0).hasPrefix(name) }
    let call = called?.0
    let way = { (from: Lane, to: Lane) in "\(Phrase(from)) → \(Phrase(to))" as Phrase }
    let lanes: [(Lane, Lane)] = [
      (.view, .controller), (.controller, .model), (.model, .controller), (.controller, .view),
      (.system, .controller), (.person, .view),
    ]
    return lanes.map { from, to in
      let isRight = call?.callerLane == from && call?.receiverLane == to
      var whys: [Phrase] = []
      if let call, let real = call.callerLane, real != from {
        whys.append(.callerIsNot(from, but: called?.1, real))
      }
      if let call, let real = call.receiverLane, real != to {
        whys.append(.receiverIsNot(to, but: call.receiver, real))
      }
      return Quiz.Choice(
        text: way(from, to), place: isRight ? 0 : nil,
        why: whys.isEmpty ? call.map(why) ?? Phrase(verbatim: name) : joined(whys))
    }
  }

  private func why(_ call: Event) -> Phrase {
    let explanation = scenario.why(Explanation.nameOfCall(call), of: call.receiver)
    return joined(Array(explanation.phrases.prefix(1))).naming(labels)
  }

  private func joined(_ phrases: [Phrase]) -> Phrase {
    phrases.dropFirst().reduce(phrases.first ?? "") { "\($0) \($1)" }
  }
}

extension Reason {
  /// Whether it depends on code that was written or left out, which cannot be foretold.
  fileprivate var dependsOnCode: Bool {
    switch self {
    case .isNotImplemented, .delegateIsNotSet, .endedWithReason, .returnDoesNotEnd, .mayNotReturn:
      true
    default: false
    }
  }
}

extension Scenario {
  /// What the controls of the window in front are called; no list is asked for its rows.
  var labels: [Phrase] {
    window?.view.subviews.flatMap(\.elements).compactMap { $0.control?.label } ?? []
  }
}

extension Phrase {
  /// The same with the names of controls as a person reads them: the log has them in English.
  fileprivate func naming(_ labels: [Phrase]) -> Phrase {
    var text = korean
    for label in labels {
      for before in ["(", ": "] {
        for after in [")", ",", " (", "."] {
          text = text.replacing(
            "\(before)\(label.english)\(after)", with: "\(before)\(label.korean)\(after)")
        }
      }
    }
    return Phrase(english, ko: text)
  }
}
