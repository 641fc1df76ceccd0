import Controller
public import Model
public import View
import ViewText

/// Why a call came in a step, or why it did not: <doc:Why-A-Call-Came>.
///
/// ```swift
/// try scenario.touch("Order")
/// let why = scenario.why("viewWillDisappear", of: "OrderController")
/// #expect(why.reasons == [.alertCoversPart(alert: "AlertController")])
/// ```
public struct Explanation: Equatable, Sendable, CustomStringConvertible {
  /// One thing that is known about a call.
  public enum Fact: Equatable, Sendable {
    /// It was called.
    case called(CallInStep)
    /// It was left out, for a reason.
    case leftOut(Omission)
    /// It was neither called nor left out; perhaps what its receiver is doing, and when it is
    /// called.
    case notDecided(call: String, of: String?, state: Phrase?, rule: RuleHeading?)
    /// The log does not record it.
    case notRecorded(call: String, rule: RuleHeading)
    /// Nothing of that name is in the app, or was called.
    case notThere(String)
    /// It is the name of an object that is in the app, and not of a call.
    case isObject(String)
    /// No call has that name; perhaps a similar one.
    case noSuchCall(String, nearest: String?)

    /// The call that was left out, or `nil`.
    var omission: Omission? {
      switch self {
      case .leftOut(let omission): omission
      case .called, .notDecided, .notRecorded, .notThere, .isObject, .noSuchCall: nil
      }
    }
  }

  /// A call, and where it stands in its step.
  public struct CallInStep: Equatable, Sendable {
    /// The receiver and the method, as in the log.
    public let name: String
    /// Which of the calls of the step it is, from 1.
    public let number: Int
    /// How many calls the step has.
    public let count: Int
    /// The lane that it came from, if known.
    public let caller: Lane?
    /// The call that it was made in, if there is one.
    public let enclosing: String?
  }

  /// What is known, the calls that were made first.
  public let facts: [Fact]

  /// The name of a call in the log, without its arguments.
  package static func nameOfCall(_ event: Event) -> String {
    let words = event.call.words
    return (words.first ?? "") + "(\(words.dropFirst().map { "\($0):" }.joined()))"
  }

  /// The words of a call: the name of the method and its labels.
  package static func words(ofCall call: String) -> [String] { AskedCall(call).words }

  /// Whether a word is one of the words of a call that the framework makes.
  package static func namesCall(_ word: String) -> Bool {
    KnownCalls.all.contains { $0.name.words.contains(word) }
  }

  /// Where the book says when a call is made, or `nil` for one that is not the framework's.
  package static func rule(ofCall call: Event.Call) -> RuleHeading? {
    let words = call.words
    return KnownCalls.all.first { $0.name.words == words }?.rule
  }

  /// The names of the calls that the framework makes, without their arguments.
  package static let callNames: [String] = {
    var names: [String] = []
    for call in KnownCalls.all {
      // Of methods that begin alike, the label tells which it is.
      let words = call.name.words
      let name =
        words.count > 1 && words[1] != "reason"
          && [
            "application", "collectionView", "pickerView", "scene", "searchBar", "tableView",
            "textField", "textView",
          ].contains(words[0])
        ? words[1] : words[0]
      if !names.contains(name) { names.append(name) }
    }
    return names
  }()

  /// Why the calls were left out that were not made.
  public var reasons: [Reason] {
    facts.compactMap(\.omission?.reason)
  }

  /// Whether it was called.
  public var wasCalled: Bool {
    facts.contains { if case .called = $0 { true } else { false } }
  }

  /// The facts as sentences.
  public var phrases: [Phrase] { facts.map { Phrase($0) } }

  /// The facts in English, a line each.
  public var description: String { phrases.map(\.english).joined(separator: "\n") }
}

extension Phrase {
  fileprivate init(_ fact: Explanation.Fact) {
    switch fact {
    case .called(let call): self = .called(call)
    case .leftOut(let omission): self.init(omission)
    case .notDecided(let call, let object, let state, let rule):
      self = .notDecided(call, object, state, rule)
    case .notRecorded(let call, let rule):
      self.init(
        "The log does not record \(call). When it is called: \(rule).",
        ko: "로그에 남지 않는 호출입니다: \(call). 호출되는 때: \(rule).")
    case .notThere(let object):
      self.init(
        "Nothing named \(object) is in the app, and nothing of that name was called in this step.",
        ko: "앱에 없고 이 단계에서 호출되지도 않았습니다: \(object)")
    case .isObject(let object):
      self.init(
        "\(object) is an object. Name a call of it: :why viewWillAppear of \(object).",
        ko: "호출이 아니라 객체입니다: \(object). 그 객체의 호출을 입력하세요: "
          + ":why viewWillAppear of \(object).")
    case .noSuchCall(let call, let nearest):
      self.init(
        "No call is named \(call)." + (nearest.map { " Did you mean \($0)?" } ?? ""),
        ko: "그런 이름의 호출이 없습니다: \(call)." + (nearest.map { " 혹시 ‘\($0)’인가요?" } ?? ""))
    }
  }

  /// What was not called, why, and where its rule is.
  package init(_ omission: Omission) {
    let reason = Phrase(omission.reason)
    self.init(
      omission.description,
      ko: "호출되지 않음: \(omission.name). \(reason.korean) (\(omission.reason.rule)).")
  }

  private static func called(_ call: Explanation.CallInStep) -> Phrase {
    let place = Phrase(
      "\(call.name) was called, as call \(call.number) of \(call.count) in this step",
      ko: "호출됨: \(call.name). 이 단계의 호출 \(call.count)개 중 \(call.number)번째입니다")
    let caller = call.caller.map { lane in
      Phrase(
        lane == .person ? ", by a person" : ", by the \(lane.rawValue)",
        ko: ". 호출한 쪽: \(Phrase(lane).korean)")
    }
    let enclosing = call.enclosing.map { Phrase(", inside of \($0)", ko: ". 바깥쪽 호출: \($0)") }
    return "\(place)\(caller ?? "")\(enclosing ?? "")."
  }

  private static func notDecided(
    _ call: String, _ object: String?, _ state: Phrase?, _ rule: RuleHeading?
  ) -> Phrase {
    let name = object.map { "\($0).\(call)" } ?? call
    let known = Phrase(
      "\(name) was not called in this step, and nothing left it out.",
      ko: "이 단계에서 호출되지도, 생략되지도 않았습니다: \(name).")
    let doing = state.map {
      Phrase(" Its view: \($0.english).", ko: " 뷰의 상태: \($0.korean).")
    }
    let when = rule.map { Phrase(" When it is called: \($0).", ko: " 호출되는 때: \($0).") }
    return "\(known)\(doing ?? "")\(when ?? "")"
  }
}
