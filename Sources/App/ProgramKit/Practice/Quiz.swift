import Controller
import Model
import View

/// A situation as it was run: what is asked, and for each choice whether it is right, and why.
struct Quiz {
  /// One of the numbered answers.
  struct Choice {
    let text: Phrase
    /// Its place among the right ones, from 0, or `nil` if it is wrong.
    let place: Int?
    /// Why it is right or wrong.
    let why: Phrase
  }

  let situation: Situation

  /// What is done, in words.
  let act: Phrase

  /// The choices, in the order of their numbers.
  let choices: [Choice]

  /// The calls of the step.
  let calls: [Event]

  /// Whether the order of the answer counts.
  var isOrdered: Bool { if case .calls = situation.question { true } else { false } }

  /// The numbers of the right choices, in their order, from 1.
  var answer: [Int] {
    choices.indices.filter { choices[$0].place != nil }
      .sorted { (choices[$0].place ?? 0) < (choices[$1].place ?? 0) }.map { $0 + 1 }
  }

  /// Runs a situation.
  ///
  /// - Parameters:
  ///   - situation: what is run.
  ///   - language: the language of the app.
  ///   - page: where a page of it is written, or `nil`.
  /// - Throws: why it cannot be run as it says.
  @MainActor
  init(_ situation: Situation, in language: Language, page: String? = nil) throws {
    self.situation = situation
    let scenario = Scenario(.loose, make: { store, log in situation.make(store, log) })
    defer { _ = try? scenario.finish() }
    try scenario.launch()
    try situation.before(scenario)
    let count = scenario.steps.count
    scenario.log.beginStep()
    try situation.step(scenario)
    if let page { try scenario.page(to: page) }
    let steps = scenario.steps.dropFirst(count)
    let words = steps.map(\.name)
    act = situation.act ?? words.dropFirst().reduce(words.first ?? "") { "\($0), \($1)" }
    let (events, omissions) = scenario.log.lastStep
    calls = events
    let choices = QuizChoices(
      scenario: scenario, calls: events.filter { $0.kind == .call },
      leftOut: Omission.notMade(omissions, among: events)
    ).all(for: situation.question)
    // Always the same order, and not that of the answer.
    var randomness = SeededNumbers(situation.name)
    self.choices = choices.shuffled(using: &randomness)
    scenario.takeEvents()
  }
}

/// Makes the choices of a question from what happened.
@MainActor
struct QuizChoices {
  let scenario: Scenario
  let calls: [Event]
  let leftOut: [Omission]

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
  private static let details: Set = [
    "viewIsAppearing(_:)", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
  ]

  private func choices(ofCallsOf objects: [String], besides: [String]) -> [Quiz.Choice] {
    let isAsked = { (call: String) in
      !Self.details.contains(call) && Explanation.rule(ofCall: call) != nil
        && !besides.contains { call.hasPrefix($0) }
    }
    let made = calls.enumerated().filter { _, call in
      objects.contains(call.receiver) && isAsked(call.text) && call.callerLane != .person
    }
    let right = made.enumerated().map { place, call in
      Quiz.Choice(
        text: Phrase(verbatim: "\(call.element.receiver).\(call.element.text)"), place: place,
        why: why(call.element))
    }
    let wrong = leftOut.filter { omission in
      isAsked(omission.call) && omission.receiver.map(objects.contains) ?? true
    }
    var told: Set<String> = []
    let others = (wrong + loadedBefore(objects)).filter { told.insert($0.name).inserted }.prefix(
      max(1, 6 - right.count))
    return right
      + others.map {
        Quiz.Choice(text: Phrase(verbatim: $0.name), place: nil, why: Phrase($0))
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
    let right = explanations.first(where: \.wasCalled)
    return zip(objects, explanations).map { object, explanation in
      // Of the others it is often known only that they are not the one.
      let known = explanation.reasons.isEmpty ? right ?? explanation : explanation
      return Quiz.Choice(
        text: Phrase(verbatim: object), place: explanation.wasCalled ? 0 : nil,
        why: joined(Array(known.phrases.prefix(1))))
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
    let call = calls.first { Explanation.nameOfCall($0).hasPrefix(name) }
    let way = { (from: Lane, to: Lane) in "\(Phrase(from)) → \(Phrase(to))" as Phrase }
    let lanes: [(Lane, Lane)] = [
      (.view, .controller), (.controller, .model), (.model, .controller), (.controller, .view),
      (.system, .controller), (.person, .view),
    ]
    return lanes.map { from, to in
      let isRight = call?.callerLane == from && call?.receiverLane == to
      return Quiz.Choice(
        text: way(from, to), place: isRight ? 0 : nil,
        why: call.map(why) ?? Phrase(verbatim: name))
    }
  }

  private func why(_ call: Event) -> Phrase {
    let explanation = scenario.why(Explanation.nameOfCall(call), of: call.receiver)
    return joined(Array(explanation.phrases.prefix(1)))
  }

  private func joined(_ phrases: [Phrase]) -> Phrase {
    phrases.dropFirst().reduce(phrases.first ?? "") { "\($0) \($1)" }
  }
}

/// Numbers that are the same for the same text.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: String) {
    state = seed.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
